import Testing

@testable import XMLValidation

/// What a validator has seen before affects how long it takes, but not what it finds.
struct KnownPartsTests {
  @Test func knowsAFigureOfOtherNumbersAndTexts() throws {
    let other = Samples.figure
      .replacing("300", with: "1024").replacing("85.3333", with: "7.5").replacing("n2", with: "n17")
      .replacing("Two columns", with: "Three rows").replacing("c3", with: "c120")
      .replacing("M0 0L4 0", with: "M1.25 8L-2 2L4 4H4").replacing("0,0 10,0 5,5", with: "-1,0.5 2.25,0 5,-17")
      .replacing("-0.25", with: "1.5")
    #expect(try isKnown(other, after: [Samples.figure]))
  }

  /// As each figure has an id of its own.
  @Test(arguments: [("f-", "g7e2-"), ("f-", "B-"), ("\"f\"", "\"x81k\"")])
  func knowsAFigureOfOtherIDs(original: String, replacement: String) throws {
    let other = Samples.figure.replacing(original, with: replacement)
    try #require(other != Samples.figure)
    #expect(try isKnown(other, after: [Samples.figure]))
  }

  @Test(arguments: [
    ("id=\"f-", "id=\"4-"), ("id=\"f-", "id=\"f+"), ("\"url(#f-", "\"url(#4-"), ("\"url(#f-", "\"url( #f-"),
    ("height=\"20\"", "height=\"20%\""), ("opacity=\"0.5\"", "opacity=\"0.6\""), ("#0969da", "#0969db"),
    ("<ellipse rx=\"3\" ry=\"4\"/>", "<ellipse rx=\"3\"/>"), ("stroke-linecap=\"round\"", "class=\"a\""),
    ("<ellipse", "a<ellipse"), ("<ellipse", "<g/><ellipse"), ("<tspan dx=\"2\">!</tspan>", ""),
    ("<circle", "<!-- --><circle"),
    (">Two columns<", "> <"), (" xmlns:xlink", " xmlns:other=\"http://example.org\" xmlns:xlink"),
  ])
  func doesNotKnowWhatAPatternMayTellApart(original: String, replacement: String) throws {
    let other = Samples.figure.replacing(original, with: replacement, maxReplacements: 1)
    try #require(other != Samples.figure)
    #expect(try !isKnown(other, after: [Samples.figure]))
  }

  @Test func knowsNoPartOfAFigureForAFigure() throws {
    let group = """
      <g xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" data-node="n2" data-call="c3">\
      <rect id="f-mark" width="1" height="1"/></g>
      """
    #expect(try !isKnown(group, after: [Samples.figure]))
  }

  @Test(arguments: Damage.ofFigures)
  func findsInADamagedFigureWhatItFindsAtFirst(damage: Damage) throws {
    let text = Samples.figure.replacing(damage.original, with: damage.replacement, maxReplacements: 1)
    let experienced = try Validator()
    #expect(experienced.validateFigure(Samples.figure, name: "a.svg") == [])
    let found = try Validator().validateFigure(text, name: "a.svg")
    for _ in 0..<2 { #expect(experienced.validateFigure(text, name: "a.svg") == found) }
  }

  @Test(arguments: Damage.ofPages)
  func findsInADamagedPageWhatItFindsAtFirst(damage: Damage) throws {
    let text = Samples.page.replacing(damage.original, with: damage.replacement, maxReplacements: 1)
    let experienced = try Validator()
    #expect(experienced.validateFigure(Samples.figure, name: "a.svg") == [])
    #expect(experienced.validatePage(Samples.page, name: "a.html").issues == [])
    let found = try Validator().validatePage(text, name: "a.html")
    for _ in 0..<2 { #expect(experienced.validatePage(text, name: "a.html") == found) }
  }

  /// The schemas accept each figure of which that is seen without them.
  @Test func knowsNothingThatTheSchemasRefuse() throws {
    let (profile, dtd) = (try FigureProfile(), try FigureDTD.installed())
    // The schemas themselves know no data of scripts.
    let shuffle = FigureShuffle(of: Samples.figure.replacing(" data-step=\"3\"", with: ""))
    var (numbers, known) = (Numbers(state: 14), KnownParts())
    var (accepted, refused) = (0, 0)
    for _ in 0..<2500 {
      let text = shuffle.figure(&numbers)
      guard let document = parsed(text), let root = document.root else { continue }
      withExtendedLifetime(document) {
        let (parts, isKnown) = (KnownParts.parts(of: root), known.haveAll(of: root))
        let ids = ReferenceRules(elements: document.contents.elements, name: "a.svg").issues
        let issues = profile.issues(in: root, document: "a.svg") + (dtd?.issues(in: document, document: "a.svg") ?? [])
        if issues.isEmpty { known.add(parts) } else { refused += 1 }
        guard isKnown, ids.isEmpty else { return }
        accepted += 1
        #expect(issues == [], "\(text)")
      }
    }
    #expect(accepted > 150 && refused > 400, "\(accepted) known, \(refused) refused")
  }

  private func isKnown(_ figure: String, after others: [String]) throws -> Bool {
    var known = KnownParts()
    for other in others {
      let document = try #require(parsed(other))
      withExtendedLifetime(document) { document.root.map { known.add(KnownParts.parts(of: $0)) } }
    }
    let document = try #require(parsed(figure))
    return try withExtendedLifetime(document) { known.haveAll(of: try #require(document.root)) }
  }

  private func parsed(_ text: String) -> XMLDocument? {
    let sink = IssueSink(document: "figure", layer: .wellFormedness)
    let document = XMLDocument.parse(text, into: sink)
    return sink.issues.isEmpty ? document : nil
  }
}

extension FigureDTD {
  fileprivate static func installed() throws -> FigureDTD? {
    guard case .checked(let path) = try Validator().dtdStatus else { return nil }
    return try FigureDTD(path: path)
  }
}

/// Figures in which tags, texts and values are missing, doubled or changed for others.
private struct FigureShuffle {
  /// Each begins with `<`.
  private let pieces: [String]
  private var values = [
    "1", "-1", "1.5", "0", "007", "2,5", "10%", "1 2", "1e3", "inf", "none", "normal", "12px", "1em", "", " ", "a b",
    "7a",
    "url(#f-clip)", "url(#7)", "#abc", "#12345", "100", "150", "bold", "M0 0L1 1", "M0 0 1 1", "true", "text/css",
  ]

  init(of figure: String) {
    pieces = figure.split(separator: "<").map { "<" + $0 }
    for piece in pieces {
      values += FigureShuffle.parts(piece).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }

  /// The values of a tag stand at odd places.
  private static func parts(_ piece: String) -> [String] {
    piece.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
  }

  func figure(_ numbers: inout Numbers) -> String {
    var result = pieces
    for _ in 0..<Int.random(in: 1...2, using: &numbers) { change(&result, &numbers) }
    return result.joined()
  }

  private func change(_ pieces: inout [String], _ numbers: inout Numbers) {
    let index = Int.random(in: 1..<pieces.count, using: &numbers)
    var parts = FigureShuffle.parts(pieces[index])
    let place = parts.count < 3 ? nil : Int.random(in: 0..<(parts.count - 1) / 2, using: &numbers) * 2 + 1
    switch (Int.random(in: 0..<9, using: &numbers), place) {
    case (0, _), (_, nil): return pieces.removeSubrange(index...index)
    case (1, _): return pieces.insert(pieces[index], at: Int.random(in: 1..<pieces.count, using: &numbers))
    case (2, _): return pieces.swapAt(index, Int.random(in: 1..<pieces.count, using: &numbers))
    case (3, _): return pieces[index] += Bool.random(using: &numbers) ? "word" : "\n"
    case (4, let place?) where place > 1: parts.removeSubrange(place - 1...place)
    case (5, let place?): parts[place] += "\(Int.random(in: 0...9, using: &numbers))"
    case (_, let place?): parts[place] = values.randomElement(using: &numbers) ?? ""
    }
    pieces[index] = parts.joined(separator: "\"")
  }
}
