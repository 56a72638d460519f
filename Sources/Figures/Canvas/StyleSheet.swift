import LayoutEngine
import Markup

/// The style sheet inside a figure: rules for its own short classes, and for those of the scenario's colours that are
/// different in dark mode. The colours in light mode are attributes.
struct StyleSheet {
  private(set) var paints: [Paint] = []
  /// How each paint is written.
  private var written: [WrittenPaint] = []

  /// Where the paints that are gradients lie, and the words for their stops.
  private var gradients: [(drawing: GradientDrawing, stops: [String])?] = []

  /// The gradients as they lie on the canvas.
  var drawings: [GradientDrawing] { gradients.compactMap { $0?.drawing } }

  /// The word for an area filled with a paint; the same paint always gets the same word.
  mutating func fill(_ paint: Paint) -> String { word("f", paint.mean, nil) }

  /// The word for an area filled with a paint whose gradient spans a box.
  ///
  /// - Parameter unit: pixels per point.
  mutating func fill(_ paint: Paint, in box: Box, unit: Double) -> String {
    word("f", paint, paint.gradient.map { GradientDrawing(gradient: $0, box: box, unit: unit) })
  }

  /// The word for a line of a paint, along a path; its width is a separate word.
  mutating func stroke(_ paint: Paint) -> String { word("s", paint.mean, nil) }

  /// The word for a line of a paint whose gradient spans a box.
  mutating func stroke(_ paint: Paint, in box: Box, unit: Double) -> String {
    word("s", paint, paint.gradient.map { GradientDrawing(gradient: $0, box: box, unit: unit) })
  }

  private mutating func word(_ letter: String, _ paint: Paint, _ drawing: GradientDrawing?) -> String {
    if let index = paints.indices.first(where: { paints[$0] == paint && gradients[$0]?.drawing == drawing }) {
      return letter + "\(index + 1)"
    }
    let stops = drawing?.gradient.stops.map { word("t", $0.paint, nil) } ?? []
    paints.append(paint)
    written.append(WrittenPaint(paint))
    gradients.append(drawing.map { (drawing: $0, stops: stops) })
    return letter + "\(paints.count)"
  }

  /// The gradient that a word of an element's classes names, with its number, the words for its stops and whether it is
  /// that of a line.
  func gradient(of word: Substring) -> (number: Int, drawing: GradientDrawing, stops: [String], isLine: Bool)? {
    let letter = word.utf8.first
    guard letter == UInt8(ascii: "f") || letter == UInt8(ascii: "s"), let number = Int(word.dropFirst()),
      gradients.indices.contains(number - 1), let (drawing, stops) = gradients[number - 1]
    else { return nil }
    return (number: number, drawing: drawing, stops: stops, isLine: letter == UInt8(ascii: "s"))
  }

  /// The words for a line's width, and for its ends and corners where they are not those of a line without a style.
  static func words(for line: LineStyle) -> String {
    var words = "width-" + numberText(line.width)
    if line.cap != .butt { words += " cap-" + line.cap.rawValue }
    words += line.join == .miter ? " miter-" + numberText(max(1, line.miterLimit)) : " join-" + line.join.rawValue
    return words
  }

  /// The property of a line that a word states, by the word's beginning.
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
    guard let number = Int(word.dropFirst()), paints.indices.contains(number - 1),
      let property = PaintedProperty.all.first(where: { word.hasPrefix($0.letter) })
    else { return Look.named[String(word)] }
    guard gradients[number - 1] == nil else { return Look() }
    var look = Look()
    look.attributes = written[number - 1].attributes(property)
    look.classes = name(ofPaint: number - 1).map { [property.letter + $0] } ?? []
    return look
  }

  /// The class of a paint, which paints with the same rule share; `nil` for a paint that needs none.
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
      return PaintedProperty.all.map { StyleRule($0.letter + name, written[index].declarations($0)) }
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

  // The rules from which every figure chooses.
  private static let light = Look.rules + Palette.light.rules
  private static let dark = Look.rules + Palette.dark.rules
  private static let onlyDark = zip(Palette.light.rules, Palette.dark.rules).compactMap { $1.without($0) }

  /// Letters as the engine measures them: without kerning and ligatures.
  private static let letters = ";font-kerning:none;font-variant:none"

  /// Elements without their own colour are drawn in the palette's ink.
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

/// The property of an element for which a paint is used.
private struct PaintedProperty {
  /// The letter with which its words begin.
  let letter: String
  /// The names of its colour and its opacity.
  let color: String
  let opacity: String

  /// The inside of an element, a line, and a stop of a gradient.
  static let all = [
    PaintedProperty(letter: "f", color: "fill", opacity: "fill-opacity"),
    PaintedProperty(letter: "s", color: "stroke", opacity: "stroke-opacity"),
    PaintedProperty(letter: "t", color: "stop-color", opacity: "stop-opacity"),
  ]
}

/// How a paint is written: attributes for light mode, declarations for what is different in dark mode.
private struct WrittenPaint {
  /// The colour and the opacity in light mode; `nil` for a default.
  private let color: String
  private let opacity: String?
  fileprivate let dark: Difference

  /// The difference in dark mode.
  fileprivate struct Difference: Equatable {
    var color: String?
    var opacity: String?
    var isEmpty: Bool { color == nil && opacity == nil }
  }

  init(_ paint: Paint) {
    let (light, dark) = (WrittenPaint.opacity(paint.light), WrittenPaint.opacity(paint.dark))
    let darkColor = Palette.short(paint.dark.hex)
    color = Palette.short(paint.light.hex)
    opacity = light == "1" ? nil : light
    self.dark = Difference(color: color == darkColor ? nil : darkColor, opacity: light == dark ? nil : dark)
  }

  func attributes(_ property: PaintedProperty) -> [(String, String)] {
    // A line fills nothing.
    (property.letter == "s" ? [("fill", "none")] : []) + [(property.color, color)]
      + (opacity.map { [(property.opacity, $0)] } ?? [])
  }

  func declarations(_ property: PaintedProperty) -> String {
    let parts = [dark.color.map { property.color + ":" + $0 }, dark.opacity.map { property.opacity + ":" + $0 }]
    return parts.compactMap { $0 }.joined(separator: ";")
  }

  private static func opacity(_ color: RGBA) -> String {
    let text = numberText(min(max(color.opacity, 0), 1))
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text
  }
}
