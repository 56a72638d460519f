import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ScenarioPipeline

struct ProjectFilesTests {
  private func files(_ folder: TemporaryFolder, limits: FileLimits = FileLimits()) throws -> [String] {
    let project = ProjectFiles(folder.url.appendingPathComponent("project"), limits: limits)
    return try project.files(below: folder.url.appendingPathComponent("project/in"), shownAs: "in/") { name, _ in
      !name.hasPrefix(".")
    }.map(\.path)
  }

  private func link(_ path: String, to end: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.file(path).path, withDestinationPath: end)
  }

  private func messages(_ folder: TemporaryFolder, limits: FileLimits = FileLimits()) throws -> [String] {
    do {
      _ = try files(folder, limits: limits)
      return []
    } catch let problem as Problem {
      #expect(problem.kind == .missingInput)
      return problem.reports.map(\.text)
    }
  }

  @Test func followsLinksInsideTheProject() throws {
    let folder = try TemporaryFolder(["project/in/a": "", "project/other/b": "", "project/c": ""])
    try link("project/in/folder", to: "../other", in: folder)
    try link("project/in/file", to: "../c", in: folder)
    #expect(try files(folder) == ["a", "file", "folder/b"])
  }

  @Test func followsNoLinkOutOfTheProject() throws {
    let folder = try TemporaryFolder(["project/in/a": "", "secret": "", "project-2/b": ""])
    try link("project/in/environment", to: "/proc/self/environ", in: folder)
    try link("project/in/folder", to: "../../project-2", in: folder)
    try link("project/in/gone", to: "nowhere", in: folder)
    try link("project/in/secret", to: "../../secret", in: folder)
    let outside = "error: the link leads out of the project; only what is in the project's folder is read"
    #expect(
      try messages(folder) == [
        "in/environment: \(outside)", "in/folder: \(outside)", "in/gone: error: there is no such file",
        "in/secret: \(outside)",
      ])
    let project = ProjectFiles(folder.file("project"))
    let problem = #expect(throws: Problem.self) {
      try project.bytes(folder.file("project/in/secret"), limit: project.limits.source, shownAs: "secret")
    }
    #expect(problem?.reports.map(\.text) == ["secret: \(outside)"])
  }

  @Test func entersEachFolderOnce() throws {
    let folder = try TemporaryFolder(["project/in/a": "", "project/x/b": ""])
    try link("project/in/again", to: ".", in: folder)
    try link("project/in/left", to: "../x", in: folder)
    try link("project/in/right", to: "../x", in: folder)
    try link("project/x/up", to: "..", in: folder)
    func twice(_ path: String, _ other: String) -> String {
      "\(path): error: this is the same folder as '\(other)'; a folder is read once"
    }
    #expect(
      try messages(folder) == [
        twice("in/again", "in"), twice("in/left/up/in", "in"), twice("in/left/up/x", "in/left"),
        twice("in/right", "in/left"),
      ])
  }

  @Test func passesLinksOverWhereTheyAreNotFollowed() throws {
    let folder = try TemporaryFolder(["project/in/a": "", "project/in/b/c": ""])
    try link("project/in/again", to: ".", in: folder)
    try link("project/in/d", to: "a", in: folder)
    try link("project/in/gone", to: "nowhere", in: folder)
    try link("project/in/x", to: "x", in: folder)
    let project = ProjectFiles(folder.file("project/in"))
    let found = try project.files(below: folder.file("project/in"), shownAs: "in/", links: .leftOut) { name, _ in
      !name.hasPrefix(".")
    }
    #expect(found.map(\.path) == ["a", "b/c"])
  }

  @Test func saysThatLinksLeadInACircle() throws {
    let folder = try TemporaryFolder(["project/in/.keep": ""])
    try link("project/in/x", to: "y", in: folder)
    try link("project/in/y", to: "x", in: folder)
    #expect(
      try messages(folder) == ["in/x: error: the link leads in a circle", "in/y: error: the link leads in a circle"])
  }

  @Test func readsRegularFilesOnly() throws {
    let folder = try TemporaryFolder(["project/in/.keep": ""])
    #expect(mkfifo(folder.file("project/in/pipe").path, 0o600) == 0)
    #expect(
      try messages(folder) == [
        "in/pipe: error: this is no regular file; to read from a pipe, pass it as standard input with -"
      ])
  }

  #if os(Linux)
    @Test func namesWhatIsNoText() throws {
      let folder = try TemporaryFolder(["project/in/.keep": ""])
      let name = Array(folder.file("project/in/a").path.utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
      #expect(mkdir(name, 0o700) == 0)
      #expect(try messages(folder) == ["in/a\u{FFFD}: error: the name is not UTF-8; rename it"])
      #expect(rmdir(name) == 0)
    }
  #endif

  @Test func readsNoMoreThanTheLimit() throws {
    let folder = try TemporaryFolder(["project/in/a": "12345", "project/in/b": "", "project/in/c": ""])
    let project = ProjectFiles(folder.file("project"))
    var limit = project.limits.asset
    limit.number = 4
    let problem = #expect(throws: Problem.self) {
      try project.bytes(folder.file("project/in/a"), limit: limit, shownAs: "a")
    }
    #expect(
      problem?.reports.map(\.text) == ["a: error: the file is larger than 4 bytes; '--limit asset=NUMBER' allows more"])
    #expect(try InputFile.beginning(folder.file("project/in/a"), most: 2, shownAs: "a") == Array("12".utf8))
    var limits = FileLimits()
    limits.files.number = 2
    #expect(
      try messages(folder, limits: limits) == [
        "in: error: there are more than 2 files and folders here; '--limit files=NUMBER' allows more"
      ])
  }

  @Test func takesTheFolderAroundTheScenariosForTheProject() throws {
    let folder = try TemporaryFolder([
      "site/Scenarios/a/main.swift": "", "site/common/b": "b", "alone/main.swift": "", "secret": "",
    ])
    try link("site/Scenarios/a/b", to: "../../common/b", in: folder)
    try link("alone/b", to: "../secret", in: folder)
    let site = ProjectFiles(around: folder.file("site/Scenarios/a/main.swift"))
    let file = folder.file("site/Scenarios/a/b")
    #expect(try site.bytes(file, limit: site.limits.source, shownAs: "b") == Array("b".utf8))
    let alone = ProjectFiles(around: folder.file("alone/main.swift"))
    #expect(throws: Problem.self) {
      try alone.bytes(folder.file("alone/b"), limit: alone.limits.source, shownAs: "b")
    }
  }
}
