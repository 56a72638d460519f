public import LayoutEngine
import Markup

/// How lengths, sizes and proposals read in figures and tables.
public enum LengthText {
  /// The space on both sides of the sign in `224 × 40`.
  public static let thinSpace = "\u{2009}"

  /// The sign between a width and a height.
  static let times = thinSpace + "×" + thinSpace

  /// A length with at most the given number of decimals: `85.3`, `∞`, `−4`.
  public static func length(_ value: Double, decimals: Int = 1) -> String {
    if value.isNaN { return "nil" }
    if value.isInfinite { return value < 0 ? "−∞" : "∞" }
    if value.magnitude >= 1e9 { return (value < 0 ? "−" : "") + value.magnitude.description }
    let rounded = rounded(value.magnitude, decimals: decimals)
    return (value < 0 && rounded > 0 ? "−" : "") + numberText(rounded)
  }

  /// A length rounded to at most a number of decimals, as it is written.
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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let word = word(for: scalar) {
        bytes.append(contentsOf: word.utf8)
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The word that a screen reader should say for a sign; `nil` for a sign that it reads as it is written.
  private static func word(for sign: Unicode.Scalar) -> String? {
    switch sign {
    case "×": "by"
    case "∞": "infinity"
    case "−": "minus "
    case "\u{2009}": " "
    default: nil
    }
  }

  private static func pair(_ width: String, _ height: String) -> String {
    width + times + height
  }
}
