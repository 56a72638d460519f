import Markup
import Testing

@Suite struct NumberFormatTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (10, "10"), (100, "100"),
    (93.333333333, "93.3333"), (0.1 + 0.2, "0.3"), (85.30009, "85.3001"), (85.0001, "85.0001"), (1.05, "1.05"),
    (0.00005, "0.0001"), (0.00004, "0"), (-0.00004, "0"), (0.99995, "1"), (-0.99996, "-1"), (9.99999, "10"),
    (390.25, "390.25"), (123_456_789.125, "123456789.125"), (0.0625, "0.0625"), (0.03125, "0.0313"),
  ])
  func roundsToFourDecimalsWithoutTrailingZeros(value: Double, text: String) {
    #expect(numberText(value) == text)
  }

  @Test(arguments: [
    (1e15, "1000000000000000"), (1e18, "1000000000000000000"), (9_223_372_036_854_775_808, "9223372036854775808"),
    (18_446_744_073_709_551_616, "18446744073709551616"), (1e22, "10000000000000000000000"),
    (-1e22, "-10000000000000000000000"), (.leastNonzeroMagnitude, "0"), (1e-5, "0"),
  ])
  func neverWritesAnExponent(value: Double, text: String) {
    #expect(numberText(value) == text)
  }

  @Test func writesTheLargestNumberInFull() {
    let text = numberText(.greatestFiniteMagnitude)
    #expect(text.count == 309)
    #expect(Double(text) == .greatestFiniteMagnitude)
  }

  @Test func namesWhatIsNotANumber() {
    #expect(numberText(.infinity) == "inf")
    #expect(numberText(-.infinity) == "-inf")
    #expect(numberText(.nan) == "nan")
  }

  @Test func staysWithinHalfAUnitOfTheLastDecimal() {
    var state: UInt64 = 7
    for _ in 0..<10_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = (Double(state >> 11) / 9_007_199_254_740_992 - 0.5) * 4_000
      let written = Double(numberText(value))
      #expect(written.map { abs($0 - value) <= 0.000_050_000_1 } == true, "\(value)")
    }
  }
}
