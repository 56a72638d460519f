/// The text of a number in all output: figures, pages and JSON.
///
///     numberText(93.33333333)  // "93.3333"
///
/// Rounds to four decimals, half away from zero, leaves out trailing zeros and never writes an exponent or "-0".
/// Infinity is "inf".
public func numberText(_ value: Double) -> String {
  if let text = NumberFormat.withDigits(of: value, { String(decoding: $0, as: UTF8.self) }) { return text }
  var bytes: [UInt8] = []
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
    guard withDigits(of: value, { bytes.append(contentsOf: $0) }) == nil else { return }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    appendHuge(magnitude, to: &bytes)
  }

  /// Passes the text of a number to a closure, outside of which it is not valid: pages have thousands of numbers.
  ///
  /// - Returns: `nil` for infinity, NaN, and a number whose whole part may not fit 64 bits.
  static func withDigits<Result>(of value: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let magnitude = value.magnitude
    guard magnitude < firstHugeValue else { return nil }
    // The whole part is subtracted before scaling: the subtraction is exact, so only the decimals are rounded.
    var whole = UInt64(magnitude)
    var decimals = rounded((magnitude - Double(whole)) * Double(scale))
    if decimals == scale {
      whole += 1
      decimals = 0
    }
    let isNegative = value < 0 && (whole > 0 || decimals > 0)
    return withDigits(of: whole, decimals, isNegative: isNegative, body)
  }

  /// A sign, 20 digits, a point and four digits at most.
  private static var mostDigits: Int { 26 }

  /// From the last digit to the first.
  private static func withDigits<Result>(
    of whole: UInt64, _ decimals: UInt64, isNegative: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: mostDigits) { buffer in
      var start = mostDigits
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      if decimals > 0 {
        var (rest, isTrailing) = (decimals, true)
        for _ in 0..<4 {
          let digit = UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
          if digit > 0 { isTrailing = false }
          if !isTrailing { put(UInt8(ascii: "0") + digit) }
        }
        put(UInt8(ascii: "."))
      }
      var rest = whole
      repeat {
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      } while rest > 0
      if isNegative { put(UInt8(ascii: "-")) }
      return body(UnsafeBufferPointer(rebasing: buffer[start...]))
    }
  }

  /// Writes a number unrounded, with the fewest digits that identify it, for a program to read back.
  static func appendExactly(_ value: Double, to bytes: inout ByteBuffer) {
    guard value.isFinite, value.magnitude >= firstHugeValue || value != Double(Int64(value)) else {
      if withDigits(of: value, { bytes.append($0) }) == nil { bytes.append(numberText(value)) }
      return
    }
    bytes.append(value.description)
  }

  /// Writes the text of a whole number.
  static func append(_ value: Int, to bytes: inout ByteBuffer) {
    withDigits(of: UInt64(value.magnitude), 0, isNegative: value < 0) { bytes.append($0) }
  }

  /// Rounds a number from 0 to `scale`; the standard library's rounding would need the C library.
  private static func rounded(_ value: Double) -> UInt64 {
    let below = UInt64(value)
    return value - Double(below) >= 0.5 ? below + 1 : below
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
