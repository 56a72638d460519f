import Foundation
import Testing

@testable import Publication

/// A published site is recognized as long as nobody has done anything to it.
struct PublishedStateTests {
  private let site = ["index.html": "start", "grids/a.html": "one", "grids/b.html": "two"]

  private func published(
    _ body: (OutputFolder) throws -> Void = { _ in }
  ) throws -> (folder: OutputFolder, publication: Publication, state: FileStates) {
    let folder = try OutputFolder()
    try folder.publish(site)
    try body(folder)
    let publication = Publication(to: folder.output)
    return (folder, publication, try #require(try publication.state()))
  }

  @Test func aSiteThatStandsAsItWasIsUntouched() throws {
    let (folder, publication, state) = try published()
    #expect(publication.isUntouched(since: state))
    #expect(state.states.count == 6)
    #expect(try folder.names == ["site"])
  }

  @Test(
    "Whatever is done to a site shows",
    arguments: [
      "edited", "edited to the same length", "edited with its old time", "replaced", "removed", "a file more",
      "a folder more", "the list removed", "a draft beside it", "an old site beside it", "all removed",
    ])
  func whatIsDoneShows(what: String) throws {
    let (folder, publication, state) = try published()
    let page = folder.path("site/grids/a.html")
    switch what {
    case "edited": try append("more", to: page)
    case "edited to the same length": try overwrite("eno", in: page)
    case "edited with its old time":
      let date = try FileManager.default.attributesOfItem(atPath: page)[.modificationDate] as? Date
      try overwrite("eno", in: page)
      try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: page)
    case "replaced": try folder.write("one", to: "site/grids/a.html")
    case "removed": try FileManager.default.removeItem(atPath: page)
    case "a file more": try folder.write("", to: "site/grids/notes.txt")
    case "a folder more":
      try FileManager.default.createDirectory(
        atPath: folder.path("site/.git"), withIntermediateDirectories: false)
    case "the list removed": try FileManager.default.removeItem(atPath: folder.path("site/.haggle-site"))
    case "a draft beside it": try folder.write("", to: ".site.haggle-draft-0123456789abcdef/x")
    case "an old site beside it": try folder.write("", to: ".site.haggle-old-0123456789abcdef/x")
    default: try FileManager.default.removeItem(atPath: folder.output)
    }
    #expect(!publication.isUntouched(since: state))
  }

  /// What a build knows of its files holds where it put them.
  @Test func aSiteThatSomebodyHasPutElsewhereHasNoStateOfTheBuild() throws {
    let folder = try OutputFolder()
    let manager = FileManager.default
    for name in ["one", "two"] {
      try manager.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
    }
    try manager.createSymbolicLink(atPath: folder.output, withDestinationPath: folder.path("one"))
    let publication = Publication(to: folder.output)
    let draft = try publication.begin()
    for (path, text) in site { try draft.write(path, Array(text.utf8)) }
    _ = try draft.commit()
    #expect(try publication.state(after: draft) != nil)
    try manager.removeItem(atPath: folder.path("two"))
    try manager.copyItem(atPath: folder.path("one"), toPath: folder.path("two"))
    try manager.removeItem(atPath: folder.output)
    try manager.createSymbolicLink(atPath: folder.output, withDestinationPath: folder.path("two"))
    #expect(try publication.state(after: draft) == nil)
  }

  @Test func aSiteThatWasEditedSinceItWasPublishedHasNoState() throws {
    let folder = try OutputFolder()
    try folder.publish(site)
    try overwrite("eno", in: folder.path("site/grids/a.html"))
    #expect(try Publication(to: folder.output).state() == nil)
  }

  @Test func whatIsForeignMayChangeInItsOwnFolder() throws {
    let (folder, publication, state) = try published { try $0.write("ref", to: "site/.git/HEAD") }
    try folder.write("other", to: "site/.git/HEAD")
    #expect(publication.isUntouched(since: state))
  }

  @Test("A file that is changed in the instant in which it was looked at is known by what it holds")
  func whatIsLateIsRead() throws {
    let folder = try OutputFolder(["in/a": "one", "in/b": "two"])
    let root = FilePath(folder.path("in"))
    let states = try FileStates(below: [root]) { _ in true }
    #expect(states.hold())
    // As if the clock had not gone on.
    let file = FilePath(folder.path("in/a"))
    try overwrite("eno", in: file.description)
    let later = states.states.map { state in
      FileStates.State(
        path: state.path, stamp: (try? folder.files.stamp(of: state.path)) ?? nil, content: state.content)
    }
    #expect(!FileStates(later).hold())
    try overwrite("one", in: file.description)
    let again = later.map { state in
      FileStates.State(
        path: state.path, stamp: (try? folder.files.stamp(of: state.path)) ?? nil, content: state.content)
    }
    #expect(FileStates(again).hold())
  }

  @Test func whatLinksLeadToBelongsToAFolder() throws {
    let folder = try OutputFolder(["in/a": "one", "elsewhere/b": "two"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/link"), withDestinationPath: folder.path("elsewhere"))
    let states = try FileStates(below: [FilePath(folder.path("in"))]) { _ in false }
    #expect(states.hold())
    try overwrite("owt", in: folder.path("elsewhere/b"))
    #expect(!states.hold())
  }

  @Test("What was seen before holds by what is seen now, file by file and with what late ones hold")
  func whatIsSeenTwiceIsCompared() throws {
    let folder = try OutputFolder(["in/b": "two", "in/a": "one", "in/sub/c": "three"])
    let root = FilePath(folder.path("in"))
    func seen(isLate: Bool) throws -> FileStates { try FileStates(below: [root]) { _ in isLate } }
    let (plain, late) = (try seen(isLate: false), try seen(isLate: true))
    #expect(plain.hold(by: try seen(isLate: false)))
    #expect(late.hold(by: try seen(isLate: false)))
    #expect(late.hold(by: try seen(isLate: true)))
    // As if the clock had not gone on: the same stamps, other contents.
    try overwrite("eno", in: folder.path("in/a"))
    let now = try seen(isLate: false)
    #expect(!plain.hold(by: now))
    let past = FileStates(
      zip(late.states, now.states).map { FileStates.State(path: $0.path, stamp: $1.stamp, content: $0.content) })
    #expect(!past.hold(by: now))
    #expect(!past.hold(by: try seen(isLate: true)))
    try folder.write("four", to: "in/sub/d")
    #expect(!now.hold(by: try seen(isLate: false)))
  }

  private func append(_ text: String, to path: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  /// Changes the very file, and not what its name leads to.
  private func overwrite(_ text: String, in path: String) throws {
    // Clocks of file systems stand still for some milliseconds.
    Thread.sleep(forTimeInterval: 0.02)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }
}
