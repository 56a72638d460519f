public import LayoutEngine
import Markup

/// How lengths, sizes and proposals read in figures and tables.
public enum LengthText {
  /// What stands on both sides of the sign in `224 × 40`.
  public static let thinSpace = "\u{2009}"

  /// A length with at most the given number of decimals: `85.3`, `∞`, `−4`.
  public static func length(_ value: Double, decimals: Int = 1) -> String {
    if value.isNaN { return "nil" }
    if value.isInfinite { return value < 0 ? "−∞" : "∞" }
    if value.magnitude >= 1e9 { return (value < 0 ? "−" : "") + value.magnitude.description }
    let rounded = rounded(value.magnitude, decimals: decimals)
    return (value < 0 && rounded > 0 ? "−" : "") + numberText(rounded)
  }

  /// A length as it is written with at most so many decimals.
  static func rounded(_ value: Double, decimals: Int) -> Double {
    guard value.magnitude < 1e9 else { return value }
    let factor = decimals == 0 ? 1.0 : decimals == 1 ? 10.0 : decimals == 2 ? 100.0 : 1000.0
    // Adding a half and truncating needs no C library, which the browser's build lacks.
    let rounded = (value.magnitude * factor + 0.5).rounded(.down) / factor
    return value < 0 ? -rounded : rounded
  }

  /// A length in an account, with at most two decimals: `85.33`. Pictures show one.
  public static func account(_ value: Double) -> String { length(value, decimals: 2) }

  /// A size as `224 × 40`, with thin spaces.
  public static func size(_ size: Size) -> String {
    pair(length(size.width), length(size.height))
  }

  /// A proposal as `200 × nil`.
  public static func proposal(_ proposal: Proposal) -> String {
    pair(proposed(proposal.width), proposed(proposal.height))
  }

  /// One dimension of a proposal; `nil` when it is unspecified.
  public static func proposed(_ value: Double?) -> String {
    guard let value else { return "nil" }
    return length(value)
  }

  /// The text for a screen reader: `200 by nil`, `infinity by 40`.
  public static func spoken(_ text: String) -> String {
    let written = Array(text.utf8)
    var spoken: [UInt8] = []
    spoken.reserveCapacity(written.count + 16)
    var place = 0
    while place < written.count {
      if written[place] >= 0x80, let sign = signs.first(where: { written[place...].starts(with: $0.sign.utf8) }) {
        spoken.append(contentsOf: sign.word.utf8)
        place += sign.sign.utf8.count
      } else {
        spoken.append(written[place])
        place += 1
      }
    }
    return String(decoding: spoken, as: UTF8.self)
  }

  /// What a screen reader says for signs that it does not read as they are meant.
  private static let signs: [(sign: String, word: String)] = [
    ("×", "by"), ("∞", "infinity"), ("−", "minus "), (thinSpace, " "),
  ]

  private static func pair(_ width: String, _ height: String) -> String {
    width + thinSpace + "×" + thinSpace + height
  }
}
