import Foundation
import Publication
import TestSupport
import Testing
import XMLValidation

@testable import SiteGeneration

/// The parts of figures that the schemas accepted are known to the next build.
@Suite struct KeptPartsTests {
  private static let figure = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10" role="img" aria-labelledby="t d">\
    <title id="t">A box</title><desc id="d">It is blue.</desc>\
    <rect x="1" y="2" width="3" height="4" fill="#0969da"/></svg>
    """

  private func parts(of figure: String) throws -> [FigurePart] {
    let validator = try Validator()
    var parts: [FigurePart] = []
    validator.didAccept = { parts += $0 }
    #expect(validator.validateFigure(figure, name: "a.svg") == [])
    return parts
  }

  @Test func whatWasAcceptedIsKept() throws {
    let folder = try TemporaryFolder([:])
    let first = KeptParts(SiteCache(folder.url, version: "1"))
    #expect(first.parts == nil)
    first.add(try parts(of: Self.figure))
    let count = try #require(first.parts?.count)
    let key = try #require(first.keep())
    let second = KeptParts(SiteCache(folder.url, version: "1"))
    #expect(second.parts?.count == count && count > 2)
    #expect(second.keep() == key)
    // Another program has another schema.
    #expect(KeptParts(SiteCache(folder.url, version: "2")).parts == nil)
  }

  @Test func whatIsKeptAndDamagedIsNotThere() throws {
    let folder = try TemporaryFolder([:])
    let cache = SiteCache(folder.url, version: "1")
    let first = KeptParts(cache)
    #expect(first.parts == nil)
    first.add(try parts(of: Self.figure))
    let key = try #require(first.keep())
    let file = URL(fileURLWithPath: cache.place(key, "record").description)
    var bytes = try Data(contentsOf: file)
    bytes[20] ^= 1
    try bytes.write(to: file)
    #expect(KeptParts(cache).parts == nil)
  }

  @Test func schemasAreNeededOnlyForWhatIsNew() throws {
    var known = KnownParts()
    known.add(try parts(of: Self.figure))
    // With this DTD no figure can be checked.
    let validator = Validator(knowing: known, dtd: .file("/nowhere/svg11.dtd"))
    let other = Self.figure.replacing("x=\"1\"", with: "x=\"-7.5\"")
    #expect(validator.validateFigure(other, name: "a.svg") == [])
    let strange = Self.figure.replacing("#0969da", with: "#0969db")
    let issues = validator.validateFigure(strange, name: "a.svg")
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("svg11.dtd' cannot be used") == true, "\(issues)")
  }

  @Test func aDamagedFigureIsFoundByWhoKnowsTheOthers() throws {
    var known = KnownParts()
    known.add(try parts(of: Self.figure))
    let validator = Validator(knowing: known)
    let damaged = Self.figure.replacing("<rect", with: "<rekt")
    let found = validator.validateFigure(damaged, name: "a.svg")
    #expect(found == (try Validator().validateFigure(damaged, name: "a.svg")))
    #expect(!found.isEmpty)
  }
}
