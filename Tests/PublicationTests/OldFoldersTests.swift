import Foundation
import Testing

@testable import Publication

/// The files of a site that is replaced are listed once, unless something may have been added since.
struct OldFoldersTests {
  private let site = ["index.html": "start", "a/1.html": "one", "a/2.html": "two"]

  /// As if nobody had added anything for a while.
  private func age(_ path: String, in folder: OutputFolder) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: folder.path(path))
  }

  private func names(
    _ folders: inout OldFolders, in folder: OutputFolder
  ) throws -> [String] {
    try folders.entries(of: FilePath("a"), in: FilePath(folder.output)).map(\.name.text).sorted()
  }

  @Test func aFolderIsListedOnce() throws {
    let folder = try OutputFolder()
    try folder.publishKept(site)
    try age("site/a", in: folder)
    let files = try FaultyFileSystem(output: folder.output)
    var folders = try OldFolders(files, DraftFiles(sorted: []), besides: FilePath(folder.output))
    #expect(try names(&folders, in: folder) == ["1.html", "2.html"])
    let steps = files.steps
    #expect(try names(&folders, in: folder) == ["1.html", "2.html"])
    #expect(files.steps == steps + 1)
  }

  @Test func whatIsAddedIsSeenWhateverTheTimeOfItsFolder() throws {
    let folder = try OutputFolder()
    try folder.publishKept(site)
    try age("site/a", in: folder)
    var folders = try OldFolders(folder.files, DraftFiles(sorted: []), besides: FilePath(folder.output))
    #expect(try names(&folders, in: folder) == ["1.html", "2.html"])
    Thread.sleep(forTimeInterval: 0.02)
    try folder.write("mine", to: "site/a/notes.txt")
    try age("site/a", in: folder)
    #expect(try names(&folders, in: folder) == ["1.html", "2.html", "notes.txt"])
  }

  @Test func aFolderThatWasChangedJustNowIsListedAgain() throws {
    let folder = try OutputFolder()
    try folder.publishKept(site)
    let files = try FaultyFileSystem(output: folder.output)
    var folders = try OldFolders(files, DraftFiles(sorted: []), besides: FilePath(folder.output))
    let first = files.steps
    _ = try names(&folders, in: folder)
    let second = files.steps
    _ = try names(&folders, in: folder)
    #expect(files.steps - second == second - first)
  }

  @Test func aForeignFileOfTheLastMomentIsKept() throws {
    let folder = try OutputFolder()
    for _ in 0..<3 { try folder.publishKept(site) }
    try age("site/a", in: folder)
    let files = try FaultyFileSystem(output: folder.output)
    files.before = { step, _ in
      // After the folders were looked at.
      if step == "exchange" { try folder.write("mine", to: "site/a/notes.txt") }
    }
    var other = site
    other["a/2.html"] = "another"
    try folder.publishKept(other, files: files)
    other["a/notes.txt"] = "mine"
    #expect(try folder.site == other)
  }
}
