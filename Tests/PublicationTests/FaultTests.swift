import Foundation
import Testing

@testable import Publication

/// Every step of a publication goes wrong once, or is the last one of its process.
struct FaultTests {
  private static let old = ["index.html": "old", "grids/a.html": "old a", "gone/b.html": "old b"]
  private static let new = ["index.html": "new", "grids/a.html": "new a", "lists/c.html": "new c"]
  /// What the next build publishes: nothing of the one that was killed, so that nothing of it may be left.
  private static let next = ["index.html": "next", "grids/a.html": "next a", "extra/d.html": "next d"]
  private static let foreign = ["CNAME": "example.org", ".git/HEAD": "main", "grids/notes.txt": "mine"]

  /// What the machine under the output can do.
  enum System: String, CaseIterable, Sendable {
    case exchange, withoutExchange, withoutLinks, mounted, anotherVolume, withSpare

    var limits: FaultyFileSystem.Limits {
      switch self {
      case .exchange, .withSpare: .init()
      case .withoutExchange: .init(exchanges: false)
      case .withoutLinks: .init(links: false)
      case .mounted: .init(isMounted: true)
      case .anotherVolume: .init(isMounted: true, isAnotherVolume: true)
      }
    }

    /// Whether the output becomes the new site in one step.
    var isWhole: Bool { self == .exchange || self == .withoutExchange || self == .withSpare }
  }

  private func folder(_ system: System, edited: Bool) throws -> OutputFolder {
    let folder = try OutputFolder(isInMemory: true)
    // What is taken from the spare is part of the new site.
    if system == .withSpare { try publish(Self.new, in: folder, system, try FaultyFileSystem(output: folder.output)) }
    try publish(Self.old, in: folder, system, try FaultyFileSystem(output: folder.output))
    for (path, text) in Self.foreign { try folder.write(text, to: "site/" + path) }
    if edited { try folder.write("by hand", to: "site/gone/b.html") }
    return folder
  }

  private func publish(
    _ site: [String: String], in folder: OutputFolder, _ system: System, _ files: FaultyFileSystem
  ) throws {
    if system == .withSpare {
      try folder.publishKept(site, files: files)
    } else {
      try folder.publish(site, files: files)
    }
  }

  /// How many steps a publication takes, and which of them change something.
  ///
  /// A process that is killed before a step which only reads leaves what it leaves before the next change.
  private func steps(_ system: System, edited: Bool) throws -> (count: Int, changes: [Int]) {
    let folder = try folder(system, edited: edited)
    let files = try FaultyFileSystem(output: folder.output, limits: system.limits)
    try publish(Self.new, in: folder, system, files)
    #expect(try folder.site == Self.new.merging(Self.foreign) { $1 })
    return (files.steps, files.changes)
  }

  private func expectBothSitesAtMost(_ folder: OutputFolder, _ system: System, edited: Bool, step: Int) throws {
    let old = edited ? Self.old.merging(["gone/b.html": "by hand"]) { $1 } : Self.old
    let site = try folder.site
    let own = site.filter { Self.foreign[$0.key] == nil }
    if try folder.status("site") == nil {
      #expect(system == .withoutExchange, "step \(step): there is no output")
      return
    }
    if system != .withoutExchange {
      #expect(site.filter { Self.foreign[$0.key] != nil } == Self.foreign, "step \(step): something foreign is missing")
    }
    if system.isWhole {
      #expect(own == old || own == Self.new, "step \(step): the output is neither site")
    } else {
      for (path, text) in own { #expect(text == old[path] || text == Self.new[path], "step \(step): \(path)") }
    }
  }

  @Test(arguments: System.allCases, [false, true])
  func killedAtAnyStepTheNextBuildMendsIt(system: System, edited: Bool) throws {
    let changes = try steps(system, edited: edited).changes
    #expect(changes.count > 20)
    for step in changes {
      let folder = try folder(system, edited: edited)
      let files = try FaultyFileSystem(output: folder.output, limits: system.limits, fault: .ends, at: step)
      _ = try? publish(Self.new, in: folder, system, files)
      #expect(files.isEnded)
      try expectBothSitesAtMost(folder, system, edited: edited, step: step)
      try publish(Self.next, in: folder, system, try FaultyFileSystem(output: folder.output, limits: system.limits))
      #expect(try folder.site == Self.next.merging(Self.foreign) { $1 }, "step \(step)")
      let names = try folder.names
      #expect(names == (edited ? ["site", "site.edited"] : ["site"]), "step \(step)")
      let kept = try folder.contents.filter { $0.key.hasPrefix("site.edited/") && $0.value != "/" }
      #expect(kept == (edited ? ["site.edited/gone/b.html": "by hand"] : [:]), "step \(step)")
    }
  }

  @Test(arguments: System.allCases)
  func whatFailsOnceIsReportedAndRepaired(system: System) throws {
    let code = EIO
    for step in 1...(try steps(system, edited: false).count) {
      let folder = try folder(system, edited: false)
      let files = try FaultyFileSystem(output: folder.output, limits: system.limits, fault: .fails(code), at: step)
      let notes = Result { try publish(Self.new, in: folder, system, files) }
      try expectBothSitesAtMost(folder, system, edited: false, step: step)
      let site = try folder.site
      switch notes {
      case .success: #expect(site == Self.new.merging(Self.foreign) { $1 }, "step \(step)")
      case .failure(let error as PublicationError):
        #expect(error.text(output: "_site").contains(SystemError(code: code).reason), "step \(step): \(error)")
        #expect(!system.isWhole || site == Self.old.merging(Self.foreign) { $1 }, "step \(step)")
      case .failure(let error): Issue.record("step \(step): \(error)")
      }
      try publish(Self.new, in: folder, system, try FaultyFileSystem(output: folder.output, limits: system.limits))
      #expect(try folder.site == Self.new.merging(Self.foreign) { $1 }, "step \(step)")
      #expect(try folder.names == ["site"], "step \(step)")
    }
  }

  /// The recovery itself is ended, again and again.
  @Test(arguments: [System.exchange, .withoutExchange, .withSpare])
  func aRecoveryMayBeKilledToo(system: System) throws {
    for first in try steps(system, edited: true).changes.suffix(16) {
      let folder = try folder(system, edited: true)
      let files = try FaultyFileSystem(output: folder.output, limits: system.limits, fault: .ends, at: first)
      _ = try? publish(Self.new, in: folder, system, files)
      for second in [12, 20, 28, 36] {
        let files = try FaultyFileSystem(output: folder.output, limits: system.limits, fault: .ends, at: second)
        _ = try? publish(Self.new, in: folder, system, files)
      }
      try publish(Self.new, in: folder, system, try FaultyFileSystem(output: folder.output, limits: system.limits))
      #expect(try folder.site == Self.new.merging(Self.foreign) { $1 }, "step \(first)")
      #expect(try folder.text("site.edited/gone/b.html") == "by hand", "step \(first)")
      #expect(try folder.names == ["site", "site.edited"], "step \(first)")
    }
  }

  /// A disk that is full stays full: nothing can be written from some step on.
  @Test(arguments: [System.exchange, .withSpare])
  func aFullDiskLeavesTheOldSite(system: System) throws {
    for room in 0..<(system == .withSpare ? 3 : 8) {
      let folder = try folder(system, edited: false)
      let before = try folder.contents
      let files = try FaultyFileSystem(output: folder.output)
      var written = 0
      files.before = { step, _ in
        guard ["createFile", "createFolder", "link"].contains(step) else { return }
        written += 1
        if written > room { throw SystemError(code: ENOSPC) }
      }
      let error = #expect(throws: PublicationError.self) { try folder.publish(Self.new, files: files) }
      #expect(error?.text(output: "_site").hasSuffix("No space left on device") == true)
      #expect(try folder.contents == before, "room for \(room)")
    }
  }
}
