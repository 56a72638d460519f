import BrowserRuntime
import Foundation
import TestSupport
import Testing

/// The browser's strtod against the platform's, to the last bit and the last character.
struct NumberReadingTests {
  static let hardCases = [
    "0", "-0", "1", "+1.5", ".5", "5.", "00012.3400", "1e22", "1e23", "8.5e22", "123456789012345678", "1e-22",
    // The middle between two doubles, and the numbers right next to it.
    "9007199254740993", "9007199254740992.99999999999999999999", "9007199254740993.00000000000000000001",
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126",
    // The ends of the range, and the smallest of all.
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "179769313486231580793e289",
    "2.2250738585072014e-308", "2.2250738585072011e-308", "2.2250738585072012e-308", "4.9406564584124654e-324",
    "2.4703282292062327208e-324", "2.4703282292062327209e-324", "2.4703282292062328e-324", "5e-324", "1e-400", "1e400",
    // Known from errors in other implementations.
    "6.631236846766476e-316", "3.2378839133029012895883524125015321748630094239699e-319", "3.4e38",
    "0.000000000000000000000000000000000000000000000000000000000000000000000000000000000001e84",
    "6929495644600919.5", "3.7455744005952583e15", "2.2250738585072011360574097967091319759348195463516456e-308",
    // Huge exponents, and those that the digits compensate.
    "1e99999999999999999999", "1e-99999999999999999999", "0e99999999999999999999",
    "1" + String(repeating: "0", count: 400) + "e-400", "0." + String(repeating: "0", count: 400) + "1e401",
    String(repeating: "9", count: 2_000) + "e-1990", "0." + String(repeating: "3", count: 2_000),
    "1" + String(repeating: "0", count: 1_000) + "1e-1001",
    // Hexadecimal.
    "0x1p0", "0X1.8P1", "0x.8", "0x1.fffffffffffff8p0", "0x1.fffffffffffff7p0", "0x1.00000000000008p0",
    "0x1.000000000000080000000000000001p0", "0x0.0000000000001p-1022", "0x1p-1075", "0x1.8p-1075", "0x1p1024", "0x1p",
    "0x", "0xg", "0x.p1",
    // Words, and texts that are not numbers.
    "inf", "-INFINITY", "infinit", "nan", "NaN(12_a)", "nan(", "nan(-)", "", "-", "+-1", ".", "e5", "1e", "1e+", "1e5e",
    " \t1", "1 ", "1..2", "--1", "in", "1,5",
  ]

  @Test(arguments: hardCases) func readsAsThePlatformDoes(text: String) { check(text) }

  @Test func readsAMillionRandomNumbersAsThePlatformDoes() {
    var numbers = SeededNumbers(seed: 0x5EED)
    var text = [CChar](repeating: 0, count: 64)
    var different = 0
    for round in 0..<1_000_000 {
      RandomText.write(round % 3, &numbers, to: &text)
      if !isReadAlike(text) { different += 1 }
    }
    #expect(different == 0)
  }

  @Test func readsTheMiddleBetweenNeighboursAsThePlatformDoes() {
    var numbers = SeededNumbers(seed: 7)
    for round in 0..<60 {
      // Every second one below the smallest normal number.
      let bits = numbers.next() & 0x7FFF_FFFF_FFFF_FFFF
      let value = Double(bitPattern: round % 2 == 0 ? bits : bits >> 11)
      guard value.isFinite, value.nextUp.isFinite else { continue }
      let middle = ExactDecimal(between: value).text
      check(middle)
      check(middle + "1")
      check(middle.dropLast() + "49")
    }
  }

  private func check(_ text: some StringProtocol) {
    #expect(isReadAlike(Array(String(text).utf8CString)), "\(text) is read in another way")
  }

  private func isReadAlike(_ text: [CChar]) -> Bool {
    text.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      var end: UnsafePointer<CChar>?
      var platformEnd: UnsafeMutablePointer<CChar>?
      let value = haggle_strtod(start, &end)
      let expected = strtod(start, &platformEnd)
      let isSame = value.bitPattern == expected.bitPattern || (value.isNaN && expected.isNaN)
      return isSame && UnsafeRawPointer(end) == UnsafeRawPointer(platformEnd)
    }
  }
}

/// Texts that mostly are numbers.
private enum RandomText {
  private static let anything = Array("0123456789.eE+-xXpPabcdefinfty() \t".utf8.map { CChar($0) })

  static func write(_ kind: Int, _ numbers: inout SeededNumbers, to text: inout [CChar]) {
    var count = 0
    switch kind {
    case 0:
      // Up to 25 digits with a point and an exponent.
      let length = 1 + numbers.below(25)
      while count < length { put(48 + CChar(numbers.below(10)), &count, &text) }
      text[numbers.below(length)] = 46
      put(101, &count, &text)
      let exponent = numbers.below(700) - 350
      if exponent < 0 { put(45, &count, &text) }
      for place in [100, 10, 1] { put(48 + CChar(abs(exponent) / place % 10), &count, &text) }
    case 1:
      // The numbers of sliders and sources: a few digits on both sides of the point.
      for _ in 0...numbers.below(5) { put(48 + CChar(numbers.below(10)), &count, &text) }
      put(46, &count, &text)
      for _ in 0...numbers.below(18) { put(48 + CChar(numbers.below(10)), &count, &text) }
    default:
      for _ in 0..<numbers.below(16) { put(anything[numbers.below(anything.count)], &count, &text) }
    }
    text[count] = 0
  }

  private static func put(_ character: CChar, _ count: inout Int, _ text: inout [CChar]) {
    text[count] = character
    count += 1
  }
}

/// A number's digits, all of them.
private struct ExactDecimal {
  let text: String

  /// The middle between a number and the next: its mantissa doubled and one more, times a power of two.
  init(between value: Double) {
    let exponent = Int(value.exponentBitPattern)
    let mantissa = value.significandBitPattern | (exponent == 0 ? 0 : 1 << 52)
    var power = max(exponent, 1) - 1076
    var digits = String(2 * mantissa + 1).utf8.map { Int($0 - 48) }
    var decimals = 0
    for _ in 0..<max(power, 0) { digits = ExactDecimal.times(2, digits) }
    // Half of something is five times of it, a place further down.
    while power < 0 {
      digits = ExactDecimal.times(5, digits)
      decimals += 1
      power += 1
    }
    let written = digits.map { String($0) }.joined()
    let whole = String(repeating: "0", count: max(0, decimals + 1 - written.count)) + written
    text = whole.dropLast(decimals) + "." + whole.suffix(decimals)
  }

  private static func times(_ factor: Int, _ digits: [Int]) -> [Int] {
    var carry = 0
    var result: [Int] = []
    for digit in digits.reversed() {
      carry += digit * factor
      result.append(carry % 10)
      carry /= 10
    }
    if carry > 0 { result.append(carry) }
    return result.reversed()
  }
}
