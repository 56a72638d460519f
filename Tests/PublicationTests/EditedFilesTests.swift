import Foundation
import Testing

@testable import Publication

struct EditedFilesTests {
  @Test func areReplacedAndKeptBesideTheOutput() throws {
    let folder = try OutputFolder()
    try folder.publish(["index.html": "old", "grids/a.html": "old", "gone.html": "old"])
    try folder.write("by hand", to: "site/grids/a.html")
    try folder.write("by hand too", to: "site/gone.html")
    let notes = try folder.publish(["index.html": "new", "grids/a.html": "new"])
    #expect(notes == [.keptEdited(["gone.html", "grids/a.html"], folder: folder.output + ".edited")])
    #expect(try folder.site == ["index.html": "new", "grids/a.html": "new"])
    #expect(try folder.text("site.edited/grids/a.html") == "by hand")
    #expect(try folder.text("site.edited/gone.html") == "by hand too")
    #expect(try folder.names == ["site", "site.edited"])
  }

  @Test func areKeptOnceAPath() throws {
    let folder = try OutputFolder()
    for text in ["first", "second"] {
      try folder.publish(["index.html": "old"])
      try folder.write(text, to: "site/index.html")
    }
    try folder.publish(["index.html": "old"])
    #expect(try folder.contents.filter { $0.key.hasPrefix("site.edited/") } == ["site.edited/index.html": "second"])
  }

  @Test func areNoneWhenTheSiteHasCaughtUp() throws {
    let folder = try OutputFolder()
    try folder.publish(["index.html": "old"])
    try folder.write("new", to: "site/index.html")
    #expect(try folder.publish(["index.html": "new"]) == [])
    #expect(try folder.names == ["site"])
  }

  @Test func mayHaveBecomeLinksAndFolders() throws {
    let folder = try OutputFolder()
    try folder.publish(["a.html": "old", "b.html": "old"])
    for name in ["a.html", "b.html"] { try FileManager.default.removeItem(atPath: folder.path("site/" + name)) }
    try FileManager.default.createSymbolicLink(atPath: folder.path("site/a.html"), withDestinationPath: "b.html")
    try folder.write("inside", to: "site/b.html/inner.txt")
    try folder.publish(["a.html": "new", "b.html": "new"])
    #expect(try folder.site == ["a.html": "new", "b.html": "new"])
    #expect(try folder.text("site.edited/b.html/inner.txt") == "inside")
    #expect(try folder.contents["site.edited/a.html"] == "-> b.html")
  }
}
