import Foundation
import Testing

@testable import Publication

struct ForeignFilesTests {
  private let site = ["index.html": "new", "grids/a.html": "new a"]
  private let foreign = [
    "CNAME": "example.org", ".git/HEAD": "main", ".git/refs/main": "1234", "grids/notes.txt": "mine",
  ]

  private func folder() throws -> OutputFolder {
    let folder = try OutputFolder()
    try folder.publish(["index.html": "old", "grids/b.html": "old b"])
    for (path, text) in foreign { try folder.write(text, to: "site/" + path) }
    return folder
  }

  @Test func stayAndAreNamed() throws {
    let folder = try folder()
    #expect(try folder.publish(site) == [.keptForeign([".git", "CNAME", "grids/notes.txt"])])
    #expect(try folder.site == site.merging(foreign) { $1 })
    #expect(try folder.names == ["site"])
  }

  @Test func areTheOriginalsAndNoCopies() throws {
    let folder = try folder()
    let names = ["site/.git", "site/.git/HEAD", "site/CNAME", "site/grids/notes.txt"]
    let before = try names.map(folder.status)
    try folder.publish(site)
    #expect(try names.map(folder.status) == before)
  }

  @Test func stayWhereThereIsNoExchange() throws {
    let folder = try folder()
    let files = try FaultyFileSystem(output: folder.output, limits: .init(exchanges: false))
    let before = try folder.status("site/.git")
    try folder.publish(site, files: files)
    #expect(try folder.site == site.merging(foreign) { $1 })
    #expect(try folder.status("site/.git") == before)
    #expect(try folder.names == ["site"])
  }

  @Test func stayWhereNothingCanBeLinked() throws {
    let folder = try folder()
    let files = try FaultyFileSystem(output: folder.output, limits: .init(links: false))
    try folder.publish(site, files: files)
    #expect(try folder.site == site.merging(foreign) { $1 })
    #expect(try folder.names == ["site"])
  }

  @Test func keepLinksAsLinks() throws {
    let folder = try folder()
    try folder.write("secret", to: "outside/file")
    try FileManager.default.createSymbolicLink(atPath: folder.path("site/link"), withDestinationPath: "../outside")
    try folder.publish(site)
    #expect(try folder.contents["site/link"] == "-> ../outside")
    #expect(try folder.text("outside/file") == "secret")
  }

  @Test func needNoNamesInUTF8() throws {
    let folder = try folder()
    let name = FilePath(bytes: [0xFF, 0x66])
    let root = FilePath(folder.output)
    do {
      try folder.files.createFile(root.appending(name), Array("bytes".utf8))
    } catch {
      // Not every file system can hold such a name.
      try #require(error.code == EILSEQ)
      return
    }
    try folder.publish(site)
    #expect(try folder.files.contents(of: root.appending(name)) == Array("bytes".utf8))
  }

  @Test func keepTheirPermissionsAndEmptyFolders() throws {
    let folder = try folder()
    try FileManager.default.createDirectory(atPath: folder.path("site/uploads"), withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o711], ofItemAtPath: folder.path("site/uploads"))
    try folder.publish(site)
    #expect(try folder.status("site/uploads")?.mode == 0o711)
  }

  /// Somebody works in the output while it is replaced: what they write last is what stays.
  @Test func stayAsTheyWereAtTheMomentOfTheExchange() throws {
    let folder = try folder()
    let files = try FaultyFileSystem(output: folder.output)
    files.before = { step, path in
      guard step == "exchange", path.name == FilePath("site") else { return }
      try folder.write("late", to: "site/.git/refs/late")
      try folder.write("late", to: "site/late.txt")
      try FileManager.default.removeItem(atPath: folder.path("site/CNAME"))
      try folder.write("example.com", to: "site/CNAME")
    }
    try folder.publish(site, files: files)
    let late = ["late.txt": "late", ".git/refs/late": "late", "CNAME": "example.com"]
    #expect(try folder.site == site.merging(foreign) { $1 }.merging(late) { $1 })
    #expect(try folder.names == ["site"])
  }

  @Test func areNeverReplaced() throws {
    let folder = try folder()
    let before = try folder.contents
    #expect(throws: PublicationError.inTheWay(["CNAME"])) { try folder.publish(["CNAME": "example.net"]) }
    #expect(throws: PublicationError.inTheWay([".git"])) { try folder.publish([".git": "a file"]) }
    #expect(throws: PublicationError.inTheWay(["CNAME"])) { try folder.publish(["CNAME/a.html": "a file"]) }
    #expect(throws: PublicationError.inTheWay(["grids/notes.txt"])) { try folder.publish(["grids": "a file"]) }
    #expect(try folder.contents == before)
  }

  @Test func becomeTheSitesWhenItHoldsTheSame() throws {
    let folder = try folder()
    let site = ["CNAME": "example.org", "index.html": "new"]
    #expect(try folder.publish(site) == [.keptForeign([".git", "grids/notes.txt"])])
    try folder.publish(["index.html": "newer"])
    #expect(try folder.status("site/CNAME") == nil)
  }

  @Test func mayStandInFoldersWithFilesOfTheSite() throws {
    let folder = try folder()
    try folder.publish([".git/hooks.html": "new", "lists/a.html": "new"])
    #expect(try folder.text("site/.git/HEAD") == "main")
    try folder.publish(["index.html": "new"])
    #expect(try folder.site == foreign.merging(["index.html": "new"]) { $1 })
  }

  /// The marker without a list comes from versions that kept none.
  @Test(arguments: ["", "haggle-site 1\nno hash\n", "haggle-site 1\n0000000000000000  ../outside.txt\n"])
  func areAllThatTheNewSiteLacksWhenThereIsNoList(manifest: String) throws {
    let folder = try OutputFolder([
      "site/.haggle-site": manifest, "site/index.html": "old", "site/gone.html": "old", "site/CNAME": "example.org",
      "outside.txt": "mine",
    ])
    #expect(try folder.publish(site) == [.keptUnlisted(["CNAME", "gone.html"])])
    #expect(try folder.site == site.merging(["gone.html": "old", "CNAME": "example.org"]) { $1 })
    #expect(try folder.publish(site) == [.keptForeign(["CNAME", "gone.html"])])
    #expect(try folder.text("outside.txt") == "mine")
  }
}
