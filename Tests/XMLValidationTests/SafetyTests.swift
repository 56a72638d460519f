import Foundation
import Testing
import XMLValidation

@Suite struct SafetyTests {
  private let validator: Validator

  init() throws { validator = try Validator() }

  private func figure(doctype: String, text: String) -> String {
    Samples.figure.replacing("<svg ", with: doctype + "\n<svg ").replacing("85.3 ×", with: text)
  }

  @Test func refusesEntitiesThatGrow() {
    var declarations = "<!ENTITY a0 \"ha\">"
    for level in 1...30 {
      declarations += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    let issues = validator.validateFigure(
      figure(doctype: "<!DOCTYPE svg [\(declarations)]>", text: "&a30;"),
      name: "a.svg"
    )
    #expect(issues.first?.layer == .wellFormedness)
  }

  @Test func refusesEntitiesThatGrowInAnAttribute() {
    var declarations = "<!ENTITY a0 \"ha\">"
    for level in 1...9 {
      declarations += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    let issues = validator.validateFigure(
      figure(doctype: "<!DOCTYPE svg [\(declarations)]>", text: "x").replacing(
        "height=\"20\"", with: "height=\"&a9;\""),
      name: "a.svg")
    #expect(issues.first?.layer == .wellFormedness)
  }

  /// What no entity made large may be as large as it is: a picture inside a figure, a long text.
  @Test func acceptsTextsOfAnySizeAndDepth() {
    let long = String(repeating: "x", count: 11_000_000)
    #expect(validator.validateFigure(Samples.figure.replacing("85.3 ×", with: long), name: "a.svg").isEmpty)
    let picture = "data:image/png;base64," + String(repeating: "A", count: 12_000_000)
    let figure = Samples.figure.replacing("data:image/png;base64,iVBORw0KGgo=", with: picture)
    #expect(validator.validateFigure(figure, name: "a.svg").isEmpty)
  }

  @Test func refusesExternalEntitiesWithoutReadingThem() throws {
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try "the secret".write(to: secret, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: secret) }
    let issues = validator.validateFigure(
      figure(doctype: "<!DOCTYPE svg [<!ENTITY x SYSTEM \"\(secret.absoluteString)\">]>", text: "&x;"),
      name: "a.svg"
    )
    #expect(issues.map(\.layer).allSatisfy { $0 == .wellFormedness })
    #expect(!issues.isEmpty)
    #expect(!issues.contains { $0.message.contains("secret") && !$0.message.contains("file") })
  }

  @Test func refusesDeclarationsThatNobodyUses() {
    let issues = validator.validateFigure(
      figure(doctype: "<!DOCTYPE svg [<!ATTLIST rect x CDATA \"9\">]>", text: "x"),
      name: "a.svg"
    )
    #expect(issues.map(\.message) == ["the document type must not declare anything"])
  }

  @Test func asksNoServerForDocumentTypesEntitiesOrSchemas() throws {
    let server = try LocalServer()
    let address = "http://127.0.0.1:\(server.port)/"
    let doctype =
      "<!DOCTYPE svg SYSTEM \"\(address)a.dtd\" [<!ENTITY % p SYSTEM \"\(address)p\"> %p; "
      + "<!ENTITY x SYSTEM \"\(address)x\">]>"
    let withEntity = validator.validateFigure(figure(doctype: doctype, text: "&x;"), name: "a.svg")
    #expect(!withEntity.isEmpty)
    _ = validator.validateFigure(figure(doctype: "<!DOCTYPE svg SYSTEM \"\(address)a.dtd\">", text: "x"), name: "a.svg")
    let hint =
      "<svg xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
      + "xsi:schemaLocation=\"http://www.w3.org/2000/svg \(address)a.xsd\" "
    _ = validator.validateFigure(Samples.figure.replacing("<svg ", with: hint), name: "a.svg")
    #expect(throws: ValidatorError.self) { try Validator(dtd: .file(address + "svg11.dtd")) }
    #expect(!server.wasContacted)
  }

  @Test func refusesElementsNestedTooDeep() {
    let deep = String(repeating: "<g>", count: 10_000) + String(repeating: "</g>", count: 10_000)
    let issues = validator.validateFigure(Samples.figure.replacing("<use", with: deep + "<use"), name: "a.svg")
    #expect(issues.first?.layer == .wellFormedness)
  }

  @Test func reportsAnEmptyDocument() {
    #expect(validator.validateFigure("", name: "a.svg").map(\.layer) == [.wellFormedness])
    #expect(validator.validatePage("", name: "a.html").issues.map(\.layer) == [.wellFormedness])
  }

  @Test func givesTheReasonWhyTheDTDIsSkipped() throws {
    let withoutDTD = try Validator(dtd: .off)
    #expect(withoutDTD.dtdStatus == .skipped(reason: "it was turned off"))
    #expect(withoutDTD.validateFigure(Samples.figure, name: "a.svg") == [])
  }

  @Test func refusesADTDThatIsNotThere() {
    #expect(throws: ValidatorError.self) { try Validator(dtd: .file("/nowhere/svg11.dtd")) }
  }

  @Test func worksOnSeveralThreadsWithAValidatorEach() async throws {
    let broken = Samples.figure.replacing("<ellipse rx", with: "<ellipse bogus=\"1\" rx")
    let expected = validator.validateFigure(broken, name: "a.svg")
    let results = try await withThrowingTaskGroup(of: [ValidationIssue].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let own = try Validator()
          for _ in 0..<10 where !own.validateFigure(Samples.figure, name: "a.svg").isEmpty { return [] }
          return own.validateFigure(broken, name: "a.svg")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: expected, count: 4))
    #expect(!expected.isEmpty)
  }

  @Test func namesLinesBeyondTheSixteenBitLimit() throws {
    let text = Samples.figure.replacing("<use", with: String(repeating: "\n", count: 70_000) + "<use bogus=\"1\"")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("bogus") }) + 1
    let issues = try Validator(dtd: .off).validateFigure(text, name: "a.svg")
    // Beyond the limit libxml2 takes the line from the text that follows.
    #expect(issues.map(\.line) == [line + 1])
  }
}
