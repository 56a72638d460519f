import BrowserRuntime
import Foundation
import TestSupport
import Testing

/// The browser's remainders and rounding against the platform's, to the last bit.
struct RoundingTests {
  private static let special: [Double] = [
    0, -0.0, 0.5, -0.5, 1, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370495.5, 4503599627370496, 1e300, 1e-300,
    .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: special) func agreesOnSpecialNumbers(value: Double) {
    #expect(isSame(haggle_round(value), round(value)))
    for other in RoundingTests.special { checkRemainders(value, other) }
  }

  @Test func agreesOnRandomNumbers() {
    var numbers = SeededNumbers(seed: 11)
    for round in 0..<60_000 {
      let (value, other) = pair(round % 3, &numbers)
      if !isSame(haggle_round(value), Foundation.round(value)) { Issue.record("round(\(value))") }
      checkRemainders(value, other)
    }
  }

  /// Any two numbers, two of about the same size, or two as layouts have them.
  private func pair(_ kind: Int, _ numbers: inout SeededNumbers) -> (Double, Double) {
    let (bits, other) = (numbers.next(), numbers.next())
    switch kind {
    case 0: return (Double(bitPattern: bits), Double(bitPattern: other))
    case 1:
      let exponent = (bits & 0xFFF0_0000_0000_0000) ^ (UInt64(numbers.below(20)) << 52)
      return (Double(bitPattern: bits), Double(bitPattern: exponent ^ other >> 12))
    default: return (Double(numbers.below(4_000) - 2_000) / 8, Double(numbers.below(200)) / 8)
    }
  }

  private func checkRemainders(_ value: Double, _ other: Double) {
    if !isSame(haggle_fmod(value, other), fmod(value, other)) { Issue.record("fmod(\(value), \(other))") }
    if !isSame(haggle_remainder(value, other), remainder(value, other)) {
      Issue.record("remainder(\(value), \(other))")
    }
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN) }
}
