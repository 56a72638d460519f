/// How wide texts are in Inter, the typeface that figures are set in, without kerning and joined letters.
///
///     InterWidths(weight: 600).ems(of: "HStack")   // 3.27…
///
/// Between regular (400) and bold (700) the typeface's widths change linearly; no other weights are used.
package struct InterWidths {
  /// The weights that have letters, as CSS numbers them.
  package static let weights = [400, 500, 600, 700]

  /// The nearest of the weights.
  package let weight: Int
  /// Whether all digits are equally wide.
  package let hasTabularDigits: Bool

  package init(weight: Int, hasTabularDigits: Bool = false) {
    self.weight = min(max((weight + 50) / 100 * 100, 400), 700)
    self.hasTabularDigits = hasTabularDigits
  }

  /// The advance of a letter in ems; `nil` when Inter has none for it.
  package func ems(of letter: Unicode.Scalar) -> Double? {
    if hasTabularDigits, ("0"..."9").contains(letter) { return between(1824, 1918) / em }
    // The table, which is for the engine's texts, has no thin space.
    if letter == "\u{2009}" { return between(512, 435) / em }
    guard let (regular, bold) = InterAdvances.ems(of: letter.value) else { return nil }
    return between(regular, bold)
  }

  /// The width of a line of text in ems; `nil` when it has a letter that Inter does not have.
  package func ems(of text: String) -> Double? {
    var sum = 0.0
    for letter in text.unicodeScalars {
      guard let advance = ems(of: letter) else { return nil }
      sum += advance
    }
    return sum
  }

  private var em: Double { Double(InterAdvances.unitsPerEm) }

  private func between(_ regular: Double, _ bold: Double) -> Double {
    regular + (bold - regular) * Double(weight - 400) / 300
  }
}
