/// The text of a number in everything that is written: figures, pages and JSON.
///
///     numberText(93.33333333)  // "93.3333"
///
/// Rounds to four decimals, half away from zero, leaves out trailing zeros and never writes an exponent or "-0".
/// Infinity is "inf".
public func numberText(_ value: Double) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(24)
  NumberFormat.append(value, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// The only conversion of a `Double` to text, as bytes.
public enum NumberFormat {
  /// The number of decimals kept, as a power of ten.
  private static var scale: UInt64 { 10_000 }

  /// The first number whose whole part may not fit 64 bits.
  private static var firstHugeValue: Double { 9_223_372_036_854_775_808 }

  /// Writes the text of a number at the end of a buffer.
  public static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard !value.isNaN else {
      bytes.append(contentsOf: "nan".utf8)
      return
    }
    let magnitude = value.magnitude
    guard magnitude.isFinite else {
      bytes.append(contentsOf: (value < 0 ? "-inf" : "inf").utf8)
      return
    }
    guard magnitude < firstHugeValue else {
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      appendHuge(magnitude, to: &bytes)
      return
    }
    // The whole part is taken away before scaling: that subtraction is exact, so only the decimals are rounded.
    var whole = UInt64(magnitude)
    var decimals = rounded((magnitude - Double(whole)) * Double(scale))
    if decimals == scale {
      whole += 1
      decimals = 0
    }
    if value < 0 && (whole > 0 || decimals > 0) { bytes.append(UInt8(ascii: "-")) }
    append(whole, minimumDigits: 1, to: &bytes)
    appendDecimals(decimals, to: &bytes)
  }

  /// Writes a number unrounded, with the fewest digits that identify it, for a program to read back.
  public static func appendExactly(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite, value.magnitude >= firstHugeValue || value != Double(Int64(value)) else {
      return append(value, to: &bytes)
    }
    bytes.append(contentsOf: value.description.utf8)
  }

  /// Writes the text of a whole number at the end of a buffer.
  public static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(UInt64(value.magnitude), minimumDigits: 1, to: &bytes)
  }

  /// Rounds a number from 0 to `scale`; the standard library's rounding would need the C library.
  private static func rounded(_ value: Double) -> UInt64 {
    let below = UInt64(value)
    return value - Double(below) >= 0.5 ? below + 1 : below
  }

  private static func appendDecimals(_ decimals: UInt64, to bytes: inout [UInt8]) {
    guard decimals > 0 else { return }
    var digits = decimals
    var count = 4
    while digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    bytes.append(UInt8(ascii: "."))
    append(digits, minimumDigits: count, to: &bytes)
  }

  private static func append(_ value: UInt64, minimumDigits: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = value
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    while bytes.count - start < minimumDigits { bytes.append(UInt8(ascii: "0")) }
    bytes[start...].reverse()
  }

  /// Writes a number beyond 64 bits digit by digit: its significand, doubled as often as its exponent requires.
  private static func appendHuge(_ magnitude: Double, to bytes: inout [UInt8]) {
    var significand = magnitude.significandBitPattern | (1 << 52)
    var digits: [UInt8] = []
    while significand > 0 {
      digits.append(UInt8(truncatingIfNeeded: significand % 10))
      significand /= 10
    }
    for _ in 52..<Int(magnitude.exponent) { double(&digits) }
    for digit in digits.reversed() { bytes.append(UInt8(ascii: "0") + digit) }
  }

  /// Doubles a number given as decimal digits, the last one first.
  private static func double(_ digits: inout [UInt8]) {
    var carry: UInt8 = 0
    for index in digits.indices {
      let doubled = digits[index] * 2 + carry
      digits[index] = doubled % 10
      carry = doubled / 10
    }
    if carry > 0 { digits.append(carry) }
  }
}
