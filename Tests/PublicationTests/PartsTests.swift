import Foundation
import Synchronization
import Testing

@testable import Publication

/// What is looked at in parts, on all cores.
struct PartsTests {
  @Test(arguments: [0, 1, 511, 512, 513, 5_000])
  func everyNumberIsLookedAtOnce(count: Int) {
    let seen = Mutex([Int](repeating: 0, count: count))
    let areAllTrue = (0..<count).allPartsSatisfy { part in
      seen.withLock { seen in part.forEach { seen[$0] += 1 } }
      return true
    }
    #expect(areAllTrue)
    #expect(seen.withLock { $0.allSatisfy { $0 == 1 } })
  }

  @Test(arguments: [0, 600, 4_999])
  func oneThatIsNotTrueCounts(place: Int) {
    #expect(!(0..<5_000).allPartsSatisfy { !$0.contains(place) })
  }

  @Test(arguments: [0, 700, 1_499])
  func aFileThatChangesAmongManyIsNoticed(place: Int) throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<1_500).map { ("many/\($0 + 1_000).txt", "\($0)") })
    let folder = try OutputFolder(files)
    let states = try FileStates(below: [FilePath(folder.path("many"))]) { _ in false }
    #expect(states.hold() && states.hold(by: states))
    try Data("changed".utf8).write(to: URL(fileURLWithPath: folder.path("many/\(place + 1_000).txt")))
    #expect(!states.hold())
    #expect(!states.hold(by: try FileStates(below: [FilePath(folder.path("many"))]) { _ in false }))
  }
}
