import LayoutEngine
import Markup

/// A letter with an outline, and its place in the run.
struct PlacedLetter {
  var letter: OutlinedLetter
  var outline: String
  /// From the run's start, in ems.
  var x: Double
}

extension Element.TextRun {
  /// The text to outline when the run is outlined as a whole.
  var outlinedText: OutlinedText {
    OutlinedText(string, weight: widths.weight, isItalic: italic, anchor: anchor)
  }

  /// The letters of a run without the spaces; `nil` when one of them has no outline.
  func letters(_ outline: (OutlinedLetter) -> String?) -> [PlacedLetter]? {
    let (widths, spacing) = (widths, letterSpacing / fontSize)
    var letters: [PlacedLetter] = []
    var x = 0.0
    for scalar in string.unicodeScalars {
      let isTabular = widths.hasTabularDigits && ("0"..."9").contains(scalar)
      let letter = OutlinedLetter(letter: scalar, weight: widths.weight, isTabular: isTabular)
      guard let advance = widths.ems(of: scalar), let outline = outline(letter) else { return nil }
      if !outline.isEmpty { letters.append(PlacedLetter(letter: letter, outline: outline, x: x)) }
      x += advance + spacing
    }
    return letters
  }
}

/// Writing texts, as text or as outlines.
extension SVGRenderer {
  /// The fonts that the figure contains, as rules of its style sheet.
  func fontFaces(_ weights: [Int]) -> String {
    guard case .embedded(let font) = lettering else { return "" }
    return weights.reduce(into: "") { rules, weight in
      guard let address = font(weight) else { return }
      rules += "\n@font-face{font-family:Inter;font-weight:\(weight);src:url(" + address + ")}"
    }
  }

  mutating func write(_ run: Element.TextRun) {
    guard !run.string.isEmpty else { return }
    if case .outlined(let outline, _) = lettering, let letters = run.letters(outline) {
      writeOutlines(letters, run)
    } else if let outline = textOutlines[run.outlinedText] {
      writeOutline(outline, run)
    } else {
      writeText(run)
    }
    for (box, classes) in run.decorationBoxes { writer.element("rect", attributes(of: box, 0, 0) + look(classes)) }
  }

  private mutating func writeText(_ run: Element.TextRun) {
    var attributes = [("x", numberText(run.x)), ("y", numberText(run.y))] + look(run.classes)
    if run.anchor != .start { attributes.append(("text-anchor", run.anchor.rawValue)) }
    if let size = run.size { attributes.append(("font-size", numberText(size))) }
    if run.weight != nil, run.widths.weight != 400 { attributes.append(("font-weight", "\(run.widths.weight)")) }
    if run.italic { attributes.append(("font-style", "italic")) }
    let spacing = run.letterSpacing
    if spacing != 0 { attributes.append(("letter-spacing", numberText(spacing))) }
    writer.element("text", attributes, text: run.string)
  }

  /// Letters are in a group that is scaled to the font's size; inside it an em is ten units long, so that four decimals
  /// place them exactly.
  private mutating func writeOutlines(_ letters: [PlacedLetter], _ run: Element.TextRun) {
    for letter in letters { define(letter) }
    let scale = run.fontSize / 10
    let start = LabelStyle.note.box(of: run, width: run.width).minX
    let slant = run.italic ? -0.2 * scale : 0
    let map = Transform(a: scale, b: 0, c: slant, d: scale, tx: start, ty: run.y)
    let uses = letters.map {
      [("xlink:href", "#" + (defined.outlines[$0.letter] ?? "")), ("x", numberText($0.x * 10))]
    }
    write(uses, run, map, [])
  }

  /// Writes letters in their colour. A gradient spans the whole text and not each letter: the letters are cut out of
  /// it.
  private mutating func write(
    _ uses: [[(String, String)]], _ run: Element.TextRun, _ map: Transform, _ label: [(String, String)]
  ) {
    let place = [("transform", SVGRenderer.text(map))]
    guard run.classes.classWords.contains(where: { styles.gradient(of: $0) != nil }) else {
      writer.openElement("g", look(run.classes) + place + label)
      for use in uses { writer.element("use", use) }
      return writer.closeElement()
    }
    let paint = look(run.classes)
    let id = nextClip()
    writer.openElement("clipPath", [("id", id)])
    for use in uses { writer.element("use", use + place) }
    writer.closeElement()
    let room = LabelStyle.note.box(of: run, width: run.width).inset(-run.fontSize)
    writer.openElement("g", [("clip-path", "url(#" + id + ")")] + label)
    writer.element("rect", attributes(of: room, 0, 0) + paint)
    writer.closeElement()
  }

  /// A text that is outlined as a whole keeps its words as a label.
  private mutating func writeOutline(_ outline: String, _ run: Element.TextRun) {
    let text = run.outlinedText
    let id = defined.texts[text] ?? self.id + "-text\(defined.texts.count + 1)"
    if defined.texts.updateValue(id, forKey: text) == nil { define(outline, id: id) }
    let scale = run.fontSize / 10
    let map = Transform(a: scale, b: 0, c: 0, d: scale, tx: run.x, ty: run.y)
    write([[("xlink:href", "#" + id)]], run, map, [("aria-label", run.string)])
  }

  /// Writes a letter's outline before its first use.
  private mutating func define(_ letter: PlacedLetter) {
    guard defined.outlines[letter.letter] == nil else { return }
    let id = self.id + "-letter\(defined.outlines.count + 1)"
    defined.outlines[letter.letter] = id
    define(letter.outline, id: id)
  }

  private mutating func define(_ outline: String, id: String) {
    writer.openElement("defs")
    writer.element("path", [("id", id), ("transform", "scale(0.01)"), ("d", outline)])
    writer.closeElement()
  }
}
