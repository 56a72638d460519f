/// Reads a number byte by byte as figures write it, in plain decimals: `-12.5`.
///
/// Its digits and the power of ten by which they are divided are small whole numbers, so the quotient is the nearest
/// number.
struct DecimalReader {
  private var digits = 0.0
  private var divisor = 1.0
  private var isNegative = false
  private var isFraction = false
  private var hasDigits = false
  /// Whether a byte is not part of a number.
  private var hasOther = false

  /// `nil` where there were no bytes; the value of anything but a plain decimal is outside every canvas.
  var value: Double? {
    guard hasDigits || isNegative || isFraction || hasOther else { return nil }
    guard hasDigits, !hasOther else { return .infinity }
    return (isNegative ? -digits : digits) / divisor
  }

  mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
      if isFraction { divisor *= 10 }
      hasDigits = true
    case UInt8(ascii: "-") where !isNegative && !isFraction && !hasDigits: isNegative = true
    case UInt8(ascii: ".") where !isFraction: isFraction = true
    default: hasOther = true
    }
  }
}
