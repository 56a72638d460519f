/// Numbers as the conversions of C's `printf` write them.
///
/// They round the exact value of a `Double`: that of 0.35 is a little lower, so `%.1f` gives 0.3, where formatters that
/// round the decimal digits give 0.4.
package enum PrintedNumber {
  /// `%f`: a number with a fixed number of decimals.
  package static func fixed(_ number: Double, decimals: Int) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    let count = min(decimals, mostDecimals)
    var scale: UInt64 = 1
    for _ in 0..<count { scale *= 10 }
    let whole = number.magnitude.rounded(.down)
    let isOdd = UInt64(whole) % 2 == 1
    let parts = scaled(number.magnitude - whole, by: scale, besideOdd: decimals == 0 && isOdd)
    let text = (number.sign == .minus ? "-" : "") + String(UInt64(whole) + parts / scale)
    if decimals == 0 { return text }
    let digits = String(parts % scale)
    let zeros = String(repeating: "0", count: count - digits.count)
    return text + "." + zeros + digits + String(repeating: "0", count: decimals - count)
  }

  /// Decimals beyond a number's own seventeen digits are zeros here, where C continues with those of its last bit.
  private static let mostDecimals = 18

  /// `%e`: one digit, a number of decimals and a power of ten.
  package static func scientific(_ number: Double, decimals: Int) -> String {
    guard number.isFinite else { return "\(number)" }
    var power = exponent(number)
    var text = fixed(divided(number, byTens: power), decimals: decimals)
    // 9.96 is 10.0 with one decimal.
    if exponent(Double(text) ?? 0) > 0 {
      power += 1
      text = fixed(divided(number, byTens: power), decimals: decimals)
    }
    let digits = String(power.magnitude)
    return text + "e" + (power < 0 ? "-" : "+") + (digits.count < 2 ? "0" : "") + digits
  }

  /// `%g`: a number of significant digits without zeros at the end, as `%e` if the number is very large or small.
  package static func general(_ number: Double, digits: Int) -> String {
    guard number.isFinite else { return "\(number)" }
    let digits = max(1, digits)
    let power = exponent(number)
    guard power < -4 || power >= digits else { return trimmed(fixed(number, decimals: digits - 1 - power)) }
    let text = scientific(number, decimals: digits - 1)
    let end = text.firstIndex(of: "e") ?? text.endIndex
    return trimmed(String(text[..<end])) + text[end...]
  }

  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var rest = text[...]
    while rest.hasSuffix("0") { rest.removeLast() }
    if rest.hasSuffix(".") { rest.removeLast() }
    return String(rest)
  }

  /// The power of ten of the first digit; 0 for zero.
  private static func exponent(_ number: Double) -> Int {
    guard number != 0, number.isFinite else { return 0 }
    var power = 0
    while divided(number, byTens: power).magnitude >= 10 { power += 1 }
    while divided(number, byTens: power).magnitude < 1 { power -= 1 }
    return power
  }

  /// A number divided by a power of ten, which for the smallest numbers is itself too small for a `Double`.
  private static func divided(_ number: Double, byTens power: Int) -> Double {
    if power >= 0 { return number / tens(power) }
    let half = -power / 2
    return number * tens(half) * tens(-power - half)
  }

  private static func tens(_ power: Int) -> Double {
    var result = 1.0
    for _ in 0..<power { result *= 10 }
    return result
  }

  /// The integer nearest to a fraction times another integer, of two the even one. Nothing is rounded before.
  ///
  /// - Parameters:
  ///   - fraction: Not negative and below 1.
  ///   - scale: At most 1e18, so that the product of the fraction's 53 bits with it has at most 113.
  ///   - isOdd: Whether the digit before it is odd, where the integer is the fraction's only one.
  private static func scaled(_ fraction: Double, by scale: UInt64, besideOdd isOdd: Bool) -> UInt64 {
    guard fraction > 0, fraction.isNormal else { return 0 }
    let significand = fraction.significandBitPattern | (1 << 52)
    let shift = 52 - Int(fraction.exponent)
    let product = significand.multipliedFullWidth(by: scale)
    guard shift < 128 else { return 0 }
    let (quotient, rest, half) = divided(product, byPowerOfTwo: shift)
    let mayRise = quotient % 2 == (isOdd ? 0 : 1)
    return isMore(rest, than: half) || !isMore(half, than: rest) && mayRise ? quotient + 1 : quotient
  }

  private typealias Wide = (high: UInt64, low: UInt64)

  /// A number of 128 bits divided by a power of two, the remainder, and half of the divisor.
  private static func divided(
    _ number: Wide, byPowerOfTwo shift: Int
  ) -> (quotient: UInt64, rest: Wide, half: Wide) {
    if shift >= 64 {
      let low = shift == 64 ? 0 : number.high & ((1 << UInt64(shift - 64)) - 1)
      let half: Wide = shift == 64 ? (0, 1 << 63) : (1 << UInt64(shift - 65), 0)
      return (shift == 64 ? number.high : number.high >> UInt64(shift - 64), (low, number.low), half)
    }
    let quotient = number.high << UInt64(64 - shift) | number.low >> UInt64(shift)
    return (quotient, (0, number.low & ((1 << UInt64(shift)) - 1)), (0, 1 << UInt64(shift - 1)))
  }

  private static func isMore(_ one: Wide, than other: Wide) -> Bool {
    one.high == other.high ? one.low > other.low : one.high > other.high
  }
}
