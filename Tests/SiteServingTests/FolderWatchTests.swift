import Foundation
import TestSupport
import Testing

@testable import SiteServing

struct FolderWatchTests {
  /// Whether a change of a file is reported. The watching thread may start late, so that it misses the first changes.
  ///
  /// - Parameter change: makes the change of a number.
  private func isTold(usesSystem: Bool, _ change: (TemporaryFolder, Int) throws -> Void) throws -> Bool {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<FolderWatchTests.mostChanges).map { ("Scenarios/a/\($0).swift", "1") }))
    let told = DispatchSemaphore(value: 0)
    FolderWatch([folder.file("Scenarios")]).start(usesSystem: usesSystem) { told.signal() }
    for number in 0..<FolderWatchTests.mostChanges {
      try change(folder, number)
      if told.wait(timeout: .now() + 1) == .success { return true }
    }
    return false
  }

  private static let mostChanges = 60

  @Test(arguments: [true, false]) func tellsOfAChangedFile(usesSystem: Bool) throws {
    #expect(
      try isTold(usesSystem: usesSystem) { try $0.write(Array("22".utf8), to: "Scenarios/a/\($1).swift") })
  }

  @Test(arguments: [true, false]) func tellsOfANewFolder(usesSystem: Bool) throws {
    #expect(
      try isTold(usesSystem: usesSystem) { try $0.write(Array("2".utf8), to: "Scenarios/c\($1)/d.swift") })
  }

  @Test(arguments: [true, false]) func tellsOfARemovedFile(usesSystem: Bool) throws {
    #expect(
      try isTold(usesSystem: usesSystem) {
        try FileManager.default.removeItem(at: $0.file("Scenarios/a/\($1).swift"))
      })
  }
}
