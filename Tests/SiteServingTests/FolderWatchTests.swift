import Foundation
import TestSupport
import Testing

@testable import SiteServing

struct FolderWatchTests {
  /// Whether a change of a file is told of.
  private func isTold(usesSystem: Bool, _ change: (TemporaryFolder) throws -> Void) throws -> Bool {
    let folder = try TemporaryFolder(["Scenarios/a/b.swift": "1"])
    let told = DispatchSemaphore(value: 0)
    FolderWatch([folder.file("Scenarios")]).start(usesSystem: usesSystem) { told.signal() }
    // The thread has to be at it first.
    Thread.sleep(forTimeInterval: 0.7)
    try change(folder)
    return told.wait(timeout: .now() + 10) == .success
  }

  @Test(arguments: [true, false]) func tellsOfAChangedFile(usesSystem: Bool) throws {
    #expect(try isTold(usesSystem: usesSystem) { try $0.write(Array("22".utf8), to: "Scenarios/a/b.swift") })
  }

  @Test(arguments: [true, false]) func tellsOfANewFolder(usesSystem: Bool) throws {
    #expect(try isTold(usesSystem: usesSystem) { try $0.write(Array("2".utf8), to: "Scenarios/c/d.swift") })
  }

  @Test(arguments: [true, false]) func tellsOfARemovedFile(usesSystem: Bool) throws {
    #expect(
      try isTold(usesSystem: usesSystem) { try FileManager.default.removeItem(at: $0.file("Scenarios/a/b.swift")) })
  }
}
