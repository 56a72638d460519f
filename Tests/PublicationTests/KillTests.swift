import Foundation
import Testing

@testable import Publication

/// A real process that is ended by real signals.
struct KillTests {
  private let foreign = ["CNAME": "example.org", ".git/HEAD": "main"]

  private func folder() throws -> OutputFolder {
    let folder = try OutputFolder(isInMemory: true)
    try folder.publish(Dictionary(uniqueKeysWithValues: (0..<8).map { ("pages/\($0).html", "a") }))
    for (path, text) in foreign { try folder.write(text, to: "site/" + path) }
    return folder
  }

  @Test func killedAtAnyTimeTheOutputIsWhole() throws {
    let folder = try folder()
    let end = ContinuousClock.now + .seconds(5)
    var random = SystemRandomNumberGenerator()
    var kills = 0
    // A busy machine starts few processes in that time.
    while kills < 6 || ContinuousClock.now < end && kills < 150 {
      let trial = try Trial(folder.output, "b,a", count: 100_000)
      trial.waitUntilWriting()
      usleep(UInt32.random(in: 0...20_000, using: &random))
      trial.send(SIGKILL)
      #expect(trial.finish().status == -SIGKILL)
      kills += 1
      let site = try folder.site
      #expect(site.filter { foreign[$0.key] != nil } == foreign)
      let pages = site.filter { foreign[$0.key] == nil }
      #expect(pages.count == 8 && Set(pages.values).count == 1, "after \(kills) kills: \(pages)")
    }
    try folder.publish(["index.html": "last"])
    #expect(try folder.site == foreign.merging(["index.html": "last"]) { $1 })
    #expect(try folder.names == ["site"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func terminatedItLeavesNothingBehind(signal: Int32) throws {
    let folder = try folder()
    let before = try folder.contents
    let trial = try Trial(folder.output, "b", count: 1, pause: 2_000)
    trial.waitUntilWriting()
    #expect(try folder.names.count == 2)
    trial.send(signal)
    let (status, errors) = trial.finish()
    #expect(status == 128 + signal)
    #expect(errors.isEmpty)
    #expect(try folder.contents == before)
  }

  @Test func aSignalThatIsIgnoredStaysSo() throws {
    let folder = try folder()
    let trial = try Trial(
      folder.output, "b", count: 1, pause: 20, after: ["sh", "-c", "trap '' HUP; exec \"$@\"", "sh"])
    trial.waitUntilWriting()
    trial.send(SIGHUP)
    #expect(trial.finish().status == 0)
    #expect(Set(try folder.site.filter { foreign[$0.key] == nil }.values) == ["b"])
  }
}
