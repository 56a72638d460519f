import LayoutEngine

/// How well a colour stands out from another, as the Web Content Accessibility Guidelines measure it: from 1 to 21.
enum Contrast {
  /// The least contrast of a line; a text needs more.
  static let ofLines = 3.0
  static let ofTexts = 4.5

  static func ratio(_ first: RGBA, _ second: RGBA) -> Double { ratio(luminance(first), luminance(second)) }

  /// - Parameters:
  ///   - first: How bright one of the colours is.
  ///   - second: How bright the other is.
  static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The least contrast with any of several colours that blend into each other.
  ///
  /// - Parameters:
  ///   - luminance: How bright one colour is.
  ///   - others: How bright the darkest and the brightest of the others are.
  static func least(_ luminance: Double, _ others: ClosedRange<Double>) -> Double {
    ratio(luminance, min(max(luminance, others.lowerBound), others.upperBound))
  }

  /// A colour laid over an opaque one.
  static func blend(_ top: RGBA, over bottom: RGBA) -> RGBA {
    let share = min(max(top.opacity, 0), 1)
    let mix = { (a: Double, b: Double) in a * share + b * (1 - share) }
    return RGBA(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green), blue: mix(top.blue, bottom.blue))
  }

  /// How bright a colour is, from 0 to 1.
  static func luminance(_ color: RGBA) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// A component as linear light: raised to the power of 2.4 within a few thousandths, without the C library, which the
  /// browser lacks.
  private static func linear(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // x^2.4 = x^2 · x^0.4, and x^0.4 is the fifth root of x^2.
    let square = base * base
    var root = square.squareRoot()
    for _ in 0..<24 {
      let power = root * root * root * root
      let step = (power * root - square) / (5 * power)
      root -= step
      if step.magnitude < 1e-12 { break }
    }
    return square * root
  }
}

extension RGBA {
  /// A colour written as `#RRGGBB`.
  init(hex: String) {
    var number: UInt32 = 0
    for byte in hex.utf8.dropFirst() {
      let digit: UInt8 =
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: 0
        }
      number = number << 4 | UInt32(digit)
    }
    let part = { (shift: UInt32) in Double(number >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
