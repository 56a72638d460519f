import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

struct PublicationTests {
  private let files: [(path: String, bytes: [UInt8])] = [
    (path: "index.html", bytes: Array("new".utf8)), (path: "grids/a.html", bytes: []),
  ]

  @Test func writesEveryFileAndItsMarker() throws {
    let folder = try TemporaryFolder()
    try Publication(target: folder.url.appendingPathComponent("site")).publish(files)
    #expect(folder.paths == ["site/.haggle-site", "site/grids/a.html", "site/index.html"])
  }

  @Test func replacesAnEarlierResultAsAWhole() throws {
    let folder = try TemporaryFolder(["site/.haggle-site": "", "site/index.html": "old", "site/gone.html": "old"])
    try Publication(target: folder.url.appendingPathComponent("site")).publish(files)
    #expect(folder.paths == ["site/.haggle-site", "site/grids/a.html", "site/index.html"])
    #expect(try folder.text("site/index.html") == "new")
  }

  @Test func neverReplacesAFolderItDidNotMake() throws {
    let folder = try TemporaryFolder(["site/thesis.tex": "years of work"])
    #expect(throws: Problem.self) {
      try Publication(target: folder.url.appendingPathComponent("site")).publish(files)
    }
    #expect(folder.paths == ["site/thesis.tex"])
  }

  @Test func takesAnEmptyFolder() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
    try Publication(target: target).publish(files)
    #expect(folder.paths == ["site/.haggle-site", "site/grids/a.html", "site/index.html"])
  }

  @Test func leavesNothingBehindWhenWritingFails() throws {
    let folder = try TemporaryFolder(["site/.haggle-site": "", "site/index.html": "old"])
    // The second path needs a folder where the first one put a file.
    let impossible: [(path: String, bytes: [UInt8])] = [(path: "a", bytes: []), (path: "a/b", bytes: [])]
    #expect(throws: Problem.self) {
      try Publication(target: folder.url.appendingPathComponent("site")).publish(impossible)
    }
    #expect(folder.paths == ["site/.haggle-site", "site/index.html"])
    #expect(try folder.text("site/index.html") == "old")
  }
}
