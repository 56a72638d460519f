/// Numbers as the conversions of C's `printf` write them.
///
/// They round what a `Double` really is: 0.35 lies a little below, so `%.1f` gives 0.3, where formatters that round the
/// decimal digits give 0.4.
package enum PrintedNumber {
  /// `%f`: a number with so many decimals.
  package static func fixed(_ number: Double, decimals: Int) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    // What a text shows of more decimals are zeros: nine are as many as the scale below holds.
    let count = min(decimals, 9)
    var scale: UInt64 = 1
    for _ in 0..<count { scale *= 10 }
    let parts = scaled(number.magnitude, by: scale)
    let sign = number.sign == .minus ? "-" : ""
    let whole = sign + String(parts / scale)
    if decimals == 0 { return whole }
    let digits = String(parts % scale)
    let zeros = String(repeating: "0", count: count - digits.count)
    return whole + "." + zeros + digits + String(repeating: "0", count: decimals - count)
  }

  /// `%e`: one digit, so many decimals and a power of ten.
  package static func scientific(_ number: Double, decimals: Int) -> String {
    guard number.isFinite else { return "\(number)" }
    var power = exponent(number)
    var text = fixed(number / tens(power), decimals: decimals)
    // 9.96 is 10.0 with one decimal.
    if exponent(Double(text) ?? 0) > 0 {
      power += 1
      text = fixed(number / tens(power), decimals: decimals)
    }
    let digits = String(power.magnitude)
    return text + "e" + (power < 0 ? "-" : "+") + (digits.count < 2 ? "0" : "") + digits
  }

  /// `%g`: so many digits that count, without zeros at the end, as `%e` where the number is very large or small.
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

  /// The power of ten of the first digit; 0 for nothing.
  private static func exponent(_ number: Double) -> Int {
    guard number != 0, number.isFinite else { return 0 }
    var power = 0
    while number.magnitude / tens(power) >= 10 { power += 1 }
    while number.magnitude / tens(power) < 1 { power -= 1 }
    return power
  }

  private static func tens(_ power: Int) -> Double {
    var result = 1.0
    for _ in 0..<power.magnitude { result *= 10 }
    return power < 0 ? 1 / result : result
  }

  /// The integer that is nearest to a number times another, of two the even one. Nothing is rounded before.
  ///
  /// - Parameters:
  ///   - magnitude: Below 1e9 and not negative.
  ///   - scale: At most 1e9, so that the product of a fraction's 53 bits with it has at most 83.
  private static func scaled(_ magnitude: Double, by scale: UInt64) -> UInt64 {
    let whole = magnitude.rounded(.down)
    let fraction = magnitude - whole
    let parts = UInt64(whole) * scale
    guard fraction > 0, fraction.isNormal else { return parts }
    let significand = fraction.significandBitPattern | (1 << 52)
    let shift = 52 - Int(fraction.exponent)
    let product = significand.multipliedFullWidth(by: scale)
    guard shift < 128 else { return parts }
    let (quotient, rest, half) = divided(product, byPowerOfTwo: shift)
    let sum = parts + quotient
    return isMore(rest, than: half) || !isMore(half, than: rest) && sum % 2 == 1 ? sum + 1 : sum
  }

  private typealias Wide = (high: UInt64, low: UInt64)

  /// A number of 128 bits divided by a power of two, what is left, and half of the divisor.
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
