import Foundation
import Testing

@testable import Publication

struct PublicationTests {
  private let site = ["index.html": "new", "grids/a.html": "new a"]

  @Test func writesEveryFileAndAManifest() throws {
    let folder = try OutputFolder()
    #expect(try folder.publish(site) == [])
    #expect(
      try folder.contents == [
        "site": "/", "site/grids": "/", "site/grids/a.html": "new a", "site/index.html": "new",
        "site/.haggle-site": """
        haggle-site 1
        \(ContentHash(Array("new a".utf8)).text)  grids/a.html
        \(ContentHash(Array("new".utf8)).text)  index.html

        """,
      ])
  }

  @Test func replacesTheWholeOfAnEarlierSite() throws {
    let folder = try OutputFolder()
    try folder.publish(["index.html": "old", "gone/b.html": "old"])
    #expect(try folder.publish(site) == [])
    #expect(try folder.site == site)
    #expect(try folder.names == ["site"])
    #expect(try folder.status("site/gone") == nil)
  }

  @Test func makesTheFoldersOnTheWay() throws {
    let folder = try OutputFolder()
    try folder.publish(site, to: folder.path("a/b/site/"))
    #expect(try folder.text("a/b/site/index.html") == "new")
  }

  @Test func takesAnEmptyFolder() throws {
    let folder = try OutputFolder(["site/x": ""])
    try FileManager.default.removeItem(atPath: folder.path("site/x"))
    try folder.publish(site)
    #expect(try folder.site == site)
  }

  @Test func neverReplacesAFolderItDidNotMake() throws {
    let folder = try OutputFolder(["site/thesis.tex": "years of work"])
    #expect(throws: PublicationError.notOurs) { try folder.publish(site) }
    #expect(try folder.contents == ["site": "/", "site/thesis.tex": "years of work"])
  }

  @Test func refusesAFileAsItsOutput() throws {
    let folder = try OutputFolder(["site": "a file"])
    #expect(throws: PublicationError.notAFolder) { try folder.publish(site) }
    #expect(try folder.contents == ["site": "a file"])
  }

  @Test func refusesASiteOfALaterVersion() throws {
    let folder = try OutputFolder(["site/.haggle-site": "haggle-site 2\nwho knows\n"])
    #expect(throws: PublicationError.madeByLaterVersion) { try folder.publish(site) }
  }

  @Test func publishesIntoWhatALinkLeadsTo() throws {
    let folder = try OutputFolder(["real/old": ""])
    try FileManager.default.removeItem(atPath: folder.path("real/old"))
    try FileManager.default.createSymbolicLink(atPath: folder.output, withDestinationPath: "real")
    try folder.publish(["index.html": "old"])
    try folder.publish(site)
    #expect(try folder.contents["site"] == "-> real")
    #expect(try folder.text("real/index.html") == "new")
    #expect(try folder.names == ["real", "site"])
  }

  @Test func refusesALinkThatLeadsToNothing() throws {
    let folder = try OutputFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.output, withDestinationPath: "nowhere")
    #expect(throws: PublicationError.danglingLink) { try folder.publish(site) }
    #expect(try folder.names == ["site"])
  }

  @Test func neverMovesAFolderItCannotReadAway() throws {
    let folder = try OutputFolder(["site/.haggle-site": "", "site/index.html": "old"])
    let files = try FaultyFileSystem(output: folder.output)
    files.before = { if $0 == "names", $1.name == FilePath("site") { throw SystemError(code: EACCES) } }
    #expect(throws: PublicationError.system(SystemError(code: EACCES))) { try folder.publish(site, files: files) }
    #expect(try folder.contents == ["site": "/", "site/.haggle-site": "", "site/index.html": "old"])
  }

  @Test func keepsThePermissionsOfTheOutput() throws {
    let folder = try OutputFolder()
    try folder.publish(["index.html": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: folder.output)
    try folder.publish(site)
    #expect(try folder.status("site")?.mode == 0o750)
  }

  @Test func synchronizesTwiceHoweverManyFiles() throws {
    let folder = try OutputFolder()
    try folder.publish(["index.html": "old"])
    let files = try FaultyFileSystem(output: folder.output)
    try folder.publish(Dictionary(uniqueKeysWithValues: (0..<50).map { ("\($0).html", "\($0)") }), files: files)
    // The volume before the exchange, and the folder with the names after it.
    #expect(files.synchronizations == 2)
  }

  @Test func aDraftThatIsGivenUpLeavesNothingBehind() throws {
    let folder = try OutputFolder()
    try folder.publish(site)
    let before = try folder.contents
    let draft = try Publication(to: folder.output).begin()
    try draft.write("index.html", [])
    #expect(try folder.names.count == 2)
    draft.discard()
    #expect(try folder.contents == before)
    // One that is forgotten is given up too.
    _ = try Publication(to: folder.output).begin()
    #expect(try folder.contents == before)
  }

  @Test func aFileThatComesAfterTheExpectedLastIsPublishedToo() throws {
    let folder = try OutputFolder()
    let draft = try Publication(to: folder.output).begin()
    try draft.write("index.html", Array("new".utf8))
    draft.expectNoMore()
    try draft.write("grids/a.html", Array("new a".utf8))
    draft.expectNoMore()
    #expect(try draft.commit() == [])
    #expect(try folder.site == site)
    #expect(try folder.text("site/.haggle-site").contains("grids/a.html"))
  }

  @Test func pagesAreOnTheDiskAsTheyAreWritten() throws {
    let folder = try OutputFolder()
    let draft = try Publication(to: folder.output).begin()
    try draft.write("a/index.html", Array("page".utf8))
    #expect(try folder.contents.values.contains("page"))
    #expect(try draft.commit() == [])
    #expect(try folder.site == ["a/index.html": "page"])
  }
}
