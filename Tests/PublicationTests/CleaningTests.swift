import Foundation
import Testing

@testable import Publication

struct CleaningTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString)")

  private func publish(_ files: [String]) throws -> Publication {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let publication = Publication(to: folder.appendingPathComponent("site").path)
    let draft = try publication.begin()
    for file in files { try draft.write(file, Array(file.utf8)) }
    _ = try draft.commit()
    return publication
  }

  private var paths: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test func removesTheSiteAndItsFolders() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let publication = try publish(["index.html", "a/b/c.html"])
    #expect(try publication.clean() == [])
    #expect(paths == [])
  }

  @Test func leavesWhatSomebodyEditedOrAdded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let publication = try publish(["index.html", "a/b.html", "a/c.html"])
    try Data("mine".utf8).write(to: folder.appendingPathComponent("site/a/b.html"))
    try Data("mine".utf8).write(to: folder.appendingPathComponent("site/CNAME"))
    #expect(try publication.clean() == ["a/b.html"])
    #expect(paths == ["site", "site/CNAME", "site/a", "site/a/b.html"])
  }

  @Test func refusesAFolderThatIsNotASite() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appendingPathComponent("thesis.txt"))
    #expect(throws: PublicationError.notOurs) { try Publication(to: folder.path).clean() }
    #expect(paths == ["thesis.txt"])
  }

  /// A file of that name that somebody else made, or that was cut short.
  @Test(arguments: ["", "mine\n", "haggle-site 1"])
  func removesNothingWithoutAList(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(".haggle-site"))
    #expect(throws: PublicationError.nothingListed) { try Publication(to: folder.path).clean() }
    #expect(paths == [".haggle-site"])
  }

  @Test func whatIsNotThereIsClean() throws {
    #expect(try Publication(to: folder.appendingPathComponent("none").path).clean() == [])
    try? FileManager.default.removeItem(at: folder)
  }
}
