import Testing
import XMLValidation

@Suite struct ValidatorTests {
  private let validator: Validator

  init() throws { validator = try Validator() }

  /// Whether the SVG 1.1 DTD is installed here.
  static var checksDTD: Bool {
    get throws {
      if case .checked = try Validator().dtdStatus { return true }
      return false
    }
  }

  @Test func acceptsAFigureWithoutFault() {
    #expect(validator.validateFigure(Samples.figure, name: "a.svg") == [])
  }

  @Test func acceptsAPageWithoutFault() {
    #expect(validator.validatePage(Samples.page, name: "a.html").issues == [])
  }

  @Test func acceptsThePublicDocumentType() {
    let doctype = """
      ?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      """
    let figure = Samples.figure.replacing("?>", with: doctype)
    #expect(validator.validateFigure(figure, name: "a.svg") == [])
  }

  @Test func givesTheSameAnswersWhenUsedAgain() {
    let broken = Samples.figure.replacing("<ellipse rx", with: "<ellipse bogus=\"1\" rx")
    let first = validator.validateFigure(broken, name: "a.svg")
    #expect(validator.validateFigure(Samples.figure, name: "a.svg") == [])
    #expect(validator.validateFigure(broken, name: "a.svg") == first)
  }

  @Test(arguments: Damage.ofFigures.filter { $0.layer != .dtd })
  func catchesDamagedFigures(damage: Damage) throws {
    try expectCaught(damage, in: Samples.figure) { validator.validateFigure($0, name: "a.svg") }
  }

  @Test(arguments: Damage.ofPages.filter { $0.layer != .dtd })
  func catchesDamagedPages(damage: Damage) throws {
    try expectCaught(damage, in: Samples.page) { validator.validatePage($0, name: "a.html").issues }
  }

  @Test(.enabled(if: try checksDTD, "the SVG 1.1 DTD is not installed (Debian: apt install w3c-sgml-lib)"))
  func catchesWhatBreaksTheDTD() throws {
    let (figures, pages) = (Damage.ofFigures.filter { $0.layer == .dtd }, Damage.ofPages.filter { $0.layer == .dtd })
    #expect(!figures.isEmpty && !pages.isEmpty)
    for damage in figures {
      try expectCaught(damage, in: Samples.figure) { validator.validateFigure($0, name: "a.svg") }
    }
    for damage in pages {
      try expectCaught(damage, in: Samples.page) { validator.validatePage($0, name: "a.html").issues }
    }
  }

  private func expectCaught(
    _ damage: Damage,
    in sample: String,
    validate: (String) -> [ValidationIssue]
  ) throws {
    let text = sample.replacing(damage.original, with: damage.replacement, maxReplacements: 1)
    try #require(text != sample, "the sample does not contain what is to be damaged")
    let issues = validate(text)
    let issue = issues.first { $0.layer == damage.layer && $0.message.contains(damage.message) }
    let found = try #require(issue, "\(issues.map(\.description))")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[found.line - 1].contains(damage.place.split(separator: "\n").last ?? ""), "\(found)")
    #expect(found.nodePath?.hasPrefix("/") == true || damage.name == "two roots", "\(found)")
    #expect(found.nodeID == damage.nodeID, "\(found)")
  }
}
