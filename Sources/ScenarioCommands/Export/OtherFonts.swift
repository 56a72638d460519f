internal import Figures
internal import FontLibrary
internal import Markup
internal import Synchronization
internal import XMLValidation

extension Lettering {
  /// Outlines in the subset of Inter, and in this machine's fonts for texts with letters that the subset lacks.
  ///
  /// - Parameter environment: its `PATH` names the folders in which `rsvg-convert` is looked for.
  static func outlines(environment: [String: String]) -> Lettering {
    let other = FigureConverter.installed(environment).map { OtherFonts(converter: $0) }
    return .outlined(
      outline: { FontLibrary().outline(of: $0) }, texts: { texts in other?.outlines(of: texts) ?? [:] })
  }
}

/// Outlines of texts in whatever fonts this machine has, shaped by `rsvg-convert`.
///
/// It writes each text as one path, whose colour identifies it: it is the number of the text.
final class OtherFonts: Sendable {
  private static let baseline = 2000

  private let converter: FigureConverter
  /// The outlines of earlier requests; `nil` for a text that has no outline.
  private let known = Mutex<[OutlinedText: String?]>([:])

  init(converter: FigureConverter) { self.converter = converter }

  /// The outlines of those texts that have one; the program runs once for all that were not requested before.
  func outlines(of texts: [OutlinedText]) -> [OutlinedText: String] {
    known.withLock { known in
      let new = texts.filter { known[$0] == nil && !Lettering.isTooLong($0.string) }
      let outlines = new.isEmpty ? [:] : draw(new)
      for text in new { known[text] = .some(outlines[text]) }
      return texts.reduce(into: [:]) { found, text in found[text] = known[text] ?? nil }
    }
  }

  /// A text that the program cannot draw stays text, as the figure's note states.
  private func draw(_ texts: [OutlinedText]) -> [OutlinedText: String] {
    let margin = 2000 * (1 + (texts.map(\.string.unicodeScalars.count).max() ?? 0))
    guard let answer = try? converter.convert(OtherFonts.sheet(of: texts, margin: margin), to: .svg, scale: 1),
      let paths = DrawnPaths(in: String(decoding: answer, as: UTF8.self))
    else { return [:] }
    return paths.attributes.reduce(into: [:]) { outlines, path in
      guard let data = path["d"], let number = OtherFonts.number(of: path), texts.indices.contains(number)
      else { return }
      outlines[texts[number]] = OtherFonts.outline(data, movedBy: (Double(-margin), Double(-OtherFonts.baseline)))
    }
  }

  /// The texts on top of each other, with an em of a thousand units, and with the origin far from the edges.
  private static func sheet(of texts: [OutlinedText], margin: Int) -> String {
    var writer = MarkupWriter(flavor: .svg)
    writer.openElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(2 * margin)"), ("height", "\(2 * baseline)"),
        ("viewBox", "-\(margin) -\(baseline) \(2 * margin) \(2 * baseline)"), ("xml:space", "preserve"),
        ("font-family", "Inter,system-ui,sans-serif"), ("font-size", "1000"),
      ])
    for (number, text) in texts.enumerated() {
      writer.element(
        "text",
        [
          ("fill", "rgb(\(number >> 16),\(number >> 8 & 255),\(number & 255))"), ("font-weight", "\(text.weight)"),
          ("font-style", text.isItalic ? "italic" : "normal"), ("text-anchor", text.anchor.rawValue),
        ], text: text.string)
    }
    return writer.finish().text
  }

  /// The number of the text that a path draws, read from its colour: three percentages.
  private static func number(of path: [String: String]) -> Int? {
    let look = (path["style"] ?? "") + ";fill:" + (path["fill"] ?? "")
    guard let color = look.firstMatch(of: /fill:\s*rgb\(([0-9.]+)%, ?([0-9.]+)%, ?([0-9.]+)%\)/) else { return nil }
    let parts = [color.1, color.2, color.3].compactMap { Double($0) }.map { Int(($0 * 2.55).rounded()) }
    return parts.reduce(0) { $0 << 8 | $1 }
  }

  /// Path data with each point moved and rounded; `nil` for data that does not consist of pairs.
  private static func outline(_ data: String, movedBy offset: (x: Double, y: Double)) -> String? {
    var (result, isX) = ("", true)
    for part in data.split(whereSeparator: { $0 == " " || $0 == "," }) {
      if ["M", "L", "C", "Z"].contains(part) {
        result += part
        isX = true
      } else if let number = Double(part), number.isFinite {
        if result.last?.isLetter == false { result += " " }
        result += numberText((number + (isX ? offset.x : offset.y)).rounded())
        isX.toggle()
      } else {
        return nil
      }
    }
    return result
  }
}
