import Foundation
import Testing

@testable import Publication

/// A site whose predecessor's folders are at hand is what it would be without them.
struct SpareTests {
  private let site = ["index.html": "start", "a/1.html": "one", "a/2.html": "two", "b/c/3.html": "three"]

  /// How often each step was taken that changes something.
  private func changes(_ folder: OutputFolder, _ site: [String: String]) throws -> [String: Int] {
    let files = try FaultyFileSystem(output: folder.output)
    var changes: [String: Int] = [:]
    files.before = { step, _ in changes[step, default: 0] += 1 }
    try folder.publishKept(site, files: files)
    return changes
  }

  @Test func onlyWhatChangedIsLinked() throws {
    let folder = try OutputFolder()
    for _ in 0..<3 { try folder.publishKept(site) }
    var other = site
    other["a/2.html"] = "another"
    let changes = try changes(folder, other)
    // The page, and the start page, which is in no folder.
    #expect(changes["link"] == 2)
    #expect(try folder.site == other)
    #expect(try folder.names == ["site"])
  }

  /// Without a predecessor the second one would be as slow to make as the first.
  @Test func theFirstSiteLeavesItsFoldersTwice() throws {
    let folder = try OutputFolder()
    try folder.publishKept(site)
    #expect(try folder.site == site)
    #expect(try folder.names == ["site"])
    #expect(try folder.files.status(of: folder.spare.appending("a/1.html"))?.kind == .file)
    // A file that is in no folder is linked in any case.
    #expect(try folder.files.status(of: folder.spare.appending("index.html")) == nil)
    #expect(try changes(folder, site)["link"] == 1)
    #expect(try folder.site == site)
  }

  @Test func aDraftThatIsGivenUpAtOnceLeavesTheSpareWhereItWas() throws {
    let folder = try OutputFolder()
    for _ in 0..<2 { try folder.publishKept(site) }
    do {
      let draft = try Publication(to: folder.output, spare: folder.spare).begin()
      #expect(try folder.files.status(of: folder.spare) == nil)
      draft.discard()
    }
    #expect(try folder.files.status(of: folder.spare.appending("a/1.html"))?.kind == .file)
    #expect(try folder.names == ["site"])
    #expect(try changes(folder, site)["link"] == 1)
    #expect(try folder.site == site)
  }

  @Test func theFirstSiteOfFilesThatAreNowhereElseLeavesNone() throws {
    let folder = try OutputFolder()
    try folder.publish(site)
    #expect(try folder.files.status(of: folder.spare) == nil)
  }

  @Test func aFirstSiteWhoseFilesGetNoSecondNameIsPublished() throws {
    let folder = try OutputFolder()
    let files = try FaultyFileSystem(output: folder.output, limits: FaultyFileSystem.Limits(links: false))
    try folder.publishKept(site, files: files)
    #expect(try folder.site == site)
    #expect(try folder.names == ["site"])
    #expect(try folder.files.status(of: folder.spare) == nil)
  }

  @Test(
    "Whatever has become of the spare, nothing of it is published",
    arguments: [
      "a file more", "a folder more", "a folder that is closed", "other file", "a link", "a file for a folder",
      "closed", "removed",
    ])
  func nothingIsTakenOnTrust(what: String) throws {
    let folder = try OutputFolder()
    for _ in 0..<3 { try folder.publishKept(site) }
    let page = folder.spare.appending("a/1.html")
    switch what {
    case "a file more": try folder.files.createFile(folder.spare.appending("a/more.html"), Array("more".utf8))
    case "a folder more":
      try folder.files.createFolder(folder.spare.appending("a/more"))
      try folder.files.createFile(folder.spare.appending("a/more/x"), Array("more".utf8))
    case "other file":
      try folder.files.removeFile(page)
      try folder.files.createFile(page, Array("eno".utf8))
    case "a link":
      try folder.files.removeFile(page)
      try FileManager.default.createSymbolicLink(atPath: page.description, withDestinationPath: "2.html")
    case "a file for a folder":
      try folder.files.removeTree(folder.spare.appending("b"))
      try folder.files.createFile(folder.spare.appending("b"), Array("no folder".utf8))
    case "a folder that is closed":
      try folder.files.createFolder(folder.spare.appending("a/more"))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o000], ofItemAtPath: folder.spare.appending("a/more").description)
    case "closed":
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o750], ofItemAtPath: folder.spare.appending("a").description)
    default: try folder.files.removeTree(folder.spare)
    }
    let permissions = try folder.status("site/a")?.mode
    try folder.publishKept(site)
    #expect(try folder.site == site)
    #expect(try folder.status("site/a")?.mode == permissions)
    #expect(try folder.names == ["site"])
  }

  @Test func aFileAndAFolderMayChangePlaces() throws {
    let folder = try OutputFolder()
    let other = ["a": "file", "b/c": "file", "index.html/x": "folder"]
    for site in [site, other, site, other, site] {
      try folder.publishKept(site)
      #expect(try folder.site == site)
    }
  }

  @Test func namesThatDifferInCaseAreTwo() throws {
    let folder = try OutputFolder()
    for round in 0..<6 {
      let site = [round % 2 == 0 ? "a/page.html" : "a/Page.html": "one"]
      try folder.publishKept(site)
      #expect(try folder.site == site)
    }
  }

  @Test func whatIsForeignStaysAndIsNotDoubled() throws {
    let folder = try OutputFolder()
    let foreign = ["CNAME": "example.org", "a/notes.txt": "mine", "a/own/x": "mine too"]
    try folder.publishKept(site)
    for (path, text) in foreign { try folder.write(text, to: "site/" + path) }
    for _ in 0..<3 {
      try folder.publishKept(site)
      #expect(try folder.site == site.merging(foreign) { $1 })
      // What is not the site's is kept nowhere else.
      for path in foreign.keys { #expect(try folder.files.status(of: folder.spare.appending(path)) == nil) }
    }
    try folder.files.removeFile(FilePath(folder.path("site/a/notes.txt")))
    try folder.publishKept(site)
    #expect(try folder.site == site.merging(foreign.filter { $0.key != "a/notes.txt" }) { $1 })
  }

  @Test func aPageThatSomebodyEditedIsReplacedAndKept() throws {
    let folder = try OutputFolder()
    for _ in 0..<3 { try folder.publishKept(site) }
    try folder.write("by hand", to: "site/a/1.html")
    #expect(try folder.publishKept(site).count == 1)
    #expect(try folder.site == site)
    #expect(try folder.text("site.edited/a/1.html") == "by hand")
    try folder.publishKept(site)
    #expect(try folder.site == site)
  }

  /// Sites that look random and are the same in every run.
  @Test func manySites() throws {
    let folder = try OutputFolder(isInMemory: true)
    var random: UInt64 = 14
    func next(_ count: UInt64) -> UInt64 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (random >> 33) % count
    }
    let paths = ["index.html", "a/1", "a/2", "a/b/1", "a/b/2", "c/d/1", "c/d/2", "e", "f/1"]
    for round in 0..<60 {
      var site: [String: String] = [:]
      for path in paths where next(4) > 0 { site[path] = "\(next(3))" }
      if next(5) == 0 { try folder.publish(site) } else { try folder.publishKept(site) }
      #expect(try folder.site == site, "\(round)")
      #expect(try folder.names == ["site"], "\(round)")
    }
  }

  @Test func aSiteIsKnownAgainByWhatWasSeenBefore() throws {
    let folder = try OutputFolder()
    for _ in 0..<3 { try folder.publishKept(site) }
    let publication = Publication(to: folder.output, spare: folder.spare)
    let draft = try publication.begin()
    var claims = PathClaims()
    for (path, text) in site {
      let twin = FilePath("\(folder.kept)/\(ContentHash(Array(path.utf8)).text)-\(ContentHash(Array(text.utf8)).text)")
      try draft.link(
        try claims.claim(path, owner: path), to: twin, ContentHash(Array(text.utf8)),
        folder.files.stamp(of: twin))
    }
    _ = try draft.commit()
    #expect(draft.complete?.files.files.count { $0.link?.isOld == true } == 3)
    let state = try #require(try publication.state(after: draft))
    #expect(publication.isUntouched(since: state))
    #expect(try state == publication.state())
    let handle = try #require(FileHandle(forWritingAtPath: folder.path("site/a/1.html")))
    Thread.sleep(forTimeInterval: 0.02)
    try handle.write(contentsOf: Data("eno".utf8))
    try handle.close()
    #expect(!publication.isUntouched(since: state))
  }
}
