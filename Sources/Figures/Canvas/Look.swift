/// How a word that names an element's look is written: as a short class, whose rule the figure's style sheet has, or as
/// attributes.
///
/// The style sheet is at most 1 kB. So a look that many elements share is a class, a rare one an attribute, and the
/// most frequent one, ink and text of 12 pixels, is stated once at the figure's root.
struct Look {
  var classes: [String] = []
  var attributes: [(String, String)] = []

  init(_ classes: String..., attributes: [(String, String)] = []) {
    self.classes = classes
    self.attributes = attributes
  }

  /// The looks by the words for them; any other word in an element's classes says what it is, not how it looks.
  static let named: [String: Look] = [
    // Texts
    "title": Look(attributes: [("font-size", "16"), ("font-weight", "600")]),
    "heading": Look(attributes: [("font-size", "12.5"), ("font-weight", "600")]),
    "name": Look("B"), "number": Look("N"), "strong": Look("N", "S"), "note": Look(),
    // Colours
    "ink": Look(), "muted": Look("m"), "hair": Look("h"), "rule": Look("r"), "page": Look("w"),
    "proposal": Look("p"), "answer": Look("a"), "guide": Look("g"),
    // Lines
    "line": Look("l"), "plain": Look("k"),
    "casing": Look("l", "w"), "broad": Look(attributes: [("stroke-width", "4.5")]),
    "slim": Look(attributes: [("stroke-width", "2.5")]),
    "rim": Look(attributes: [("stroke-width", "1.75"), ("stroke-opacity", ".55")]),
    "focus": Look(attributes: [("stroke-width", "1.75")]),
    "moved": Look(attributes: [("stroke-width", "1.25"), ("stroke-dasharray", "10 4")]),
    "clipped": Look(attributes: [("stroke-width", "1.25"), ("stroke-dasharray", "3 3")]),
    "dotted": Look(attributes: [("stroke-width", "2"), ("stroke-dasharray", "0 6"), ("stroke-linecap", "round")]),
    "hatch": Look(attributes: [("stroke-opacity", ".45")]),
    "sign": Look(attributes: [("stroke-width", "1.25")]),
    "zigzag": Look(attributes: [("stroke-width", "1.5"), ("stroke-linejoin", "round")]),
    // Areas
    "area": Look(), "container": Look("c", "h", attributes: [("stroke", "currentColor")]),
    "chip": Look(attributes: [("fill-opacity", ".93")]), "veil": Look(attributes: [("fill-opacity", ".6")]),
    "unplaced": Look("c", attributes: [("fill-opacity", ".65")]),
    "solid": Look(attributes: [("fill-opacity", ".16")]), "wash": Look(attributes: [("fill-opacity", ".12")]),
    "room": Look(attributes: [("fill-opacity", ".07")]), "band": Look(attributes: [("fill-opacity", ".07")]),
    "page-stop": Look("w", attributes: [("stop-color", "currentColor")]),
    "turn": Look("t"),
  ]

  /// The rules of the short classes in every appearance; a later one is stronger.
  static let rules = [
    StyleRule("N", "font-size:11.5px;font-weight:500;font-variant-numeric:tabular-nums"),
    StyleRule("S", "font-weight:700"),
    StyleRule("B", "font-weight:600"),
    StyleRule("l", "fill:none;stroke:currentColor"),
    StyleRule("p", "stroke-width:1.5;stroke-dasharray:6 4"),
    StyleRule("a", "stroke-width:1.5"),
    StyleRule("g", "stroke-width:1.25;stroke-dasharray:8 3 2 3"),
    StyleRule("k", "stroke-dasharray:none"),
  ]
}

extension Palette {
  /// The colours of the short classes. Texts, lines and areas take the colour of their class, so that it is named once.
  var rules: [StyleRule] {
    let colors = [
      ("h", faint), ("r", rule), ("m", muted), ("p", proposal), ("a", answer), ("g", guide), ("w", page),
    ]
    return [StyleRule("c", "fill:" + container)] + colors.map { StyleRule($0, "color:" + Palette.short($1)) }
  }
}

/// A rule of the style sheet: how elements of a class look.
struct StyleRule {
  var classes: [String]
  var declarations: String

  init(_ name: String, _ declarations: String) {
    classes = [name]
    self.declarations = declarations
  }

  /// The rule with only the declarations that another lacks; `nil` when that one has them all.
  func without(_ other: StyleRule) -> StyleRule? {
    let known = other.declarations.split(separator: ";")
    let own = declarations.split(separator: ";").filter { !known.contains($0) }
    guard !own.isEmpty else { return nil }
    var rule = self
    rule.declarations = own.joined(separator: ";")
    return rule
  }
}
