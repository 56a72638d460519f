import LayoutEngine
import Markup

/// The style sheet inside a figure: rules for its own short classes, and for the scenario's colours that are others where
/// it is dark. Those where it is light are attributes.
struct StyleSheet {
  private(set) var paints: [Paint] = []
  /// How each paint is written.
  private var written: [WrittenPaint] = []

  /// The word for what is filled with a paint; the same paint always gets the same word.
  mutating func fill(_ paint: Paint) -> String {
    if let index = paints.firstIndex(of: paint) { return "f\(index + 1)" }
    paints.append(paint)
    written.append(WrittenPaint(paint))
    return "f\(paints.count)"
  }

  /// The word for a line of a paint, along a path; its width is a word of its own.
  mutating func stroke(_ paint: Paint) -> String { "s" + fill(paint).dropFirst() }

  /// The words for a line's width, and for its ends and corners where they are not those of a line without a style.
  static func words(for line: LineStyle) -> String {
    var words = "width-" + numberText(line.width)
    if line.cap != .butt { words += " cap-" + line.cap.rawValue }
    words += line.join == .miter ? " miter-" + numberText(max(1, line.miterLimit)) : " join-" + line.join.rawValue
    return words
  }

  /// What of a line's look follows its word, by the word's beginning.
  private static let lineWords = [
    ("width-", "stroke-width"), ("cap-", "stroke-linecap"), ("join-", "stroke-linejoin"),
    ("miter-", "stroke-miterlimit"),
  ]

  /// How a word of an element's classes is written; `nil` for one that says nothing about its look.
  func look(of word: Substring) -> Look? {
    if word.utf8.contains(UInt8(ascii: "-")) {
      for (beginning, attribute) in StyleSheet.lineWords where word.hasPrefix(beginning) {
        return Look(attributes: [(attribute, String(word.dropFirst(beginning.count)))])
      }
    }
    let isFill = word.utf8.first == UInt8(ascii: "f")
    guard isFill || word.utf8.first == UInt8(ascii: "s"), let number = Int(word.dropFirst()),
      paints.indices.contains(number - 1)
    else { return Look.named[String(word)] }
    var look = Look()
    look.attributes = written[number - 1].attributes(isFill ? "fill" : "stroke")
    look.classes = name(ofPaint: number - 1).map { [(isFill ? "f" : "s") + $0] } ?? []
    return look
  }

  /// The class of a paint, which others with the same rule have too; `nil` for one that needs none.
  private func name(ofPaint index: Int) -> String? {
    let paint = written[index]
    guard !paint.dark.isEmpty else { return nil }
    return "\((written.firstIndex { $0.dark == paint.dark } ?? index) + 1)"
  }

  /// The rules that a figure needs as text, every selector below the figure's own id.
  ///
  /// A class has one rule, and classes that look the same share it.
  func text(scope: String, scheme: ColorScheme, used: UsedStyles) -> String {
    let paints = written.indices.flatMap { index -> [StyleRule] in
      guard let name = name(ofPaint: index) else { return [] }
      return [("f", "fill"), ("s", "stroke")].map { StyleRule($0.0 + name, written[index].declarations($0.1)) }
    }
    var lines = [StyleSheet.root(scheme == .dark ? .dark : .light, scope, StyleSheet.letters)]
    lines += StyleSheet.lines(scheme == .dark ? StyleSheet.dark + paints : StyleSheet.light, used, scope)
    if scheme == .adaptive {
      lines.append("@media (prefers-color-scheme:dark){" + StyleSheet.root(.dark, scope, ""))
      lines += StyleSheet.lines(StyleSheet.onlyDark + paints, used, scope)
      lines.append("}")
    }
    return lines.joined() + "\n"
  }

  // What every figure chooses its rules from.
  private static let light = Look.rules + Palette.light.rules
  private static let dark = Look.rules + Palette.dark.rules
  private static let onlyDark = zip(Palette.light.rules, Palette.dark.rules).compactMap { $1.without($0) }

  /// Letters as the engine measures them: nothing is moved together, and none are joined.
  private static let letters = ";font-kerning:none;font-variant:none"

  /// What has no colour of its own is drawn in the palette's ink.
  private static func root(_ palette: Palette, _ scope: String, _ others: String) -> String {
    scope + "{color:" + Palette.short(palette.ink) + others + "}"
  }

  private static func lines(_ rules: [StyleRule], _ used: UsedStyles, _ scope: String) -> [String] {
    var declared: [StyleRule] = []
    for rule in rules where used.classes.contains(rule.classes[0]) {
      if let index = declared.firstIndex(where: { $0.classes == rule.classes }) {
        if declared[index].declarations != rule.declarations { declared[index].declarations += ";" + rule.declarations }
      } else {
        declared.append(rule)
      }
    }
    var shared: [StyleRule] = []
    for rule in declared {
      if let index = shared.firstIndex(where: { $0.declarations == rule.declarations }) {
        shared[index].classes += rule.classes
      } else {
        shared.append(rule)
      }
    }
    return shared.map { rule in
      rule.classes.map { scope + " ." + $0 }.joined(separator: ",") + "{" + rule.declarations + "}"
    }
  }
}

/// How a paint is written: attributes for where it is light, declarations for what is different where it is dark.
private struct WrittenPaint {
  /// What follows the property's name, and what it is.
  private var light: [(String, String)] = []
  fileprivate var dark: [StyleValue] = []

  fileprivate struct StyleValue: Equatable {
    var suffix: String
    var value: String
  }

  init(_ paint: Paint) {
    add("", Palette.short(paint.light.hex), Palette.short(paint.dark.hex))
    add("-opacity", WrittenPaint.opacity(paint.light), WrittenPaint.opacity(paint.dark))
  }

  /// - Parameter property: `fill`, or `stroke` for a line that fills nothing.
  func attributes(_ property: String) -> [(String, String)] {
    (property == "fill" ? [] : [("fill", "none")]) + light.map { (property + $0.0, $0.1) }
  }

  func declarations(_ property: String) -> String {
    dark.map { property + $0.suffix + ":" + $0.value }.joined(separator: ";")
  }

  private mutating func add(_ suffix: String, _ light: String, _ dark: String) {
    if light != "1" { self.light.append((suffix, light)) }
    if light != dark { self.dark.append(StyleValue(suffix: suffix, value: dark)) }
  }

  private static func opacity(_ color: RGBA) -> String {
    let text = numberText(min(max(color.opacity, 0), 1))
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text
  }
}
