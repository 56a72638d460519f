import Testing

/// How `formatted(…)` writes numbers.
@Suite struct NumberStyleTests {
  @Test(arguments: [
    ("1234", ".number.notation(.compactName)", "1.2K"), ("12_345", ".number.notation(.compactName)", "12K"),
    ("999", ".number.notation(.compactName)", "999"), ("999_950", ".number.notation(.compactName)", "1M"),
    ("3_400_000_000", ".number.notation(.compactName)", "3.4B"), ("12", ".number.sign(strategy: .always())", "+12"),
    ("-12", ".number.sign(strategy: .never)", "12"), ("1234", ".number.precision(.significantDigits(2))", "1,200"),
    ("2_500_000_000", ".number", "2,500,000,000"), ("1.5", ".number.precision(.significantDigits(3))", "1.50"),
    ("1.5", ".number.precision(.significantDigits(1...3))", "1.5"),
    ("0.01234", ".number.precision(.significantDigits(2))", "0.012"),
    ("7", ".number.precision(.integerLength(2))", "07"),
    ("1234.5", ".number.precision(.integerLength(2...))", "1,234.5"),
    ("1234", ".number.precision(.integerLength(2))", "34"),
    ("2", ".number.precision(.fractionLength(2))", "2.00"),
    ("2.345", ".number.precision(.fractionLength(0...1))", "2.3"),
  ])
  func numbersInStyles(number: String, style: String, text: String) {
    #expect(printed("print((\(number)).formatted(\(style)))") == [text])
  }
}
