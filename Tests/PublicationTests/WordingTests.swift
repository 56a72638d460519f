import Foundation
import Testing

@testable import Publication

struct WordingTests {
  private func text(_ body: () throws -> Void) -> String? {
    #expect(throws: PublicationError.self) { try body() }?.text(output: "_site")
  }

  @Test func theSystemsReasonIsReported() throws {
    let folder = try OutputFolder(["file": ""])
    let long = String(repeating: "x", count: 300)
    #expect(
      text { try folder.publish(["a": ""], to: folder.path(long)) }
        == "_site: error: the site cannot be written there: File name too long")
    #expect(
      text { try folder.publish(["a": ""], to: folder.path("file/site")) }
        == "_site: error: the site cannot be written there: Not a directory")
    #expect(
      text { try folder.publish([long: ""]) }
        == "_site/\(long): error: the site cannot be written there: File name too long")
    #expect(try folder.names == ["file"])
  }

  @Test func aDeniedPermissionIsReported() throws {
    let folder = try OutputFolder()
    let files = try FaultyFileSystem(output: folder.output)
    files.before = { step, _ in if step == "lock" { throw SystemError(code: EACCES) } }
    #expect(
      text { try folder.publish(["a": ""], files: files) }
        == "_site: error: the site cannot be written there: Permission denied")
  }

  @Test func errorsNameARemedy() {
    #expect(
      PublicationError.collision("a-1.svg", owner: "a-1.swift", with: "a-1.svg", of: "a.swift").text(output: "_site")
        == "a-1.svg: error: a.swift and a-1.swift both write this file of the site; rename one of them")
    #expect(
      PublicationError.collision("A.html", owner: "A.swift", with: "a.html", of: "a.swift").text(output: "_site")
        == "A.html: error: a.swift writes 'a.html' and A.swift writes 'A.html', which are the same file on some systems; "
        + "rename one of them")
    #expect(
      PublicationError.busy(holder: "process 7 on anna").text(output: "_site")
        == "_site: error: another build is writing there (process 7 on anna); try again when it is done")
    #expect(
      PublicationError.inTheWay(["CNAME"]).text(output: "_site")
        == "_site: error: the site would replace what haggle did not write: CNAME; move it elsewhere first")
    #expect(
      PublicationError.danglingLink.text(output: "_site") == "_site: error: the output is a link that leads to nothing")
  }

  @Test func notesNameTheFirstFew() {
    let names = (1...7).map { "\($0).txt" }
    #expect(
      PublicationNote.keptForeign(names).text(output: "_site")
        == "_site: note: kept what is there and not part of the site: 1.txt, 2.txt, 3.txt, 4.txt, 5.txt and 2 more")
    #expect(
      PublicationNote.keptEdited(["a.html"], folder: "_site.edited").text(output: "_site")
        == "_site: warning: replaced what somebody had edited: a.html; what was edited is in _site.edited")
  }

  @Test func controlCharactersOfNamesAreShown() {
    #expect(FilePath("a\u{1B}[31m\nb").description == "a\\u{1B}[31m\\u{A}b")
    #expect(FilePath("\u{1F468}\u{200D}\u{1F33E}").description == "\u{1F468}\u{200D}\u{1F33E}")
  }
}
