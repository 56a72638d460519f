import LayoutEngine
import Testing
import SwiftUIViews

@Suite struct NumberFormatTests {
  @Test(arguments: [
    ("Text(1234.5, format: .currency(code: \"USD\"))", "$1,234.50"),
    ("Text(-3, format: .currency(code: \"EUR\"))", "-€3.00"),
    ("Text(1200, format: .currency(code: \"JPY\"))", "¥1,200"),
    ("Text(9.5, format: .currency(code: \"CHF\"))", "CHF\u{A0}9.50"),
    ("Text(0.25, format: .percent)", "25%"), ("Text(25, format: .percent)", "25%"),
    ("Text(0.12345, format: .percent.precision(.fractionLength(1)))", "12.3%"),
    ("Text(3.14159265, format: .number)", "3.141593"), ("Text(1234567, format: .number)", "1,234,567"),
    ("Text(3.14159265, format: .number.precision(.fractionLength(0...2)))", "3.14"),
    ("Text(3.0, format: .number.precision(.fractionLength(0...2)))", "3"),
    ("Text(2, format: .number.precision(.fractionLength(2)))", "2.00"),
    ("Text(1234567.formatted(.number.grouping(.never)))", "1234567"), ("Text(1234.5.formatted())", "1,234.5"),
    ("Text(12345.formatted())", "12,345"), ("Text(Date.now, style: .time)", "9:41 AM"),
    ("Text(Date(), style: .date)", "June 9, 2025"),
  ])
  func writesNumbersAsAmericanEnglishDoes(view: String, expected: String) throws {
    #expect(try run("#Preview { \(view) }").texts == [expected])
  }

  @Test func refusesToFormatWhatIsNoNumber() throws {
    #expect(try codes("#Preview { Text(true, format: .number) }") == ["wrong-type"])
  }

  @Test(arguments: ["Text(1, format: .currency(code: \"XXX\"))", "Text(Date(), style: .timer)"])
  func aFormatItHasNotIsAStandIn(view: String) throws {
    #expect(!(try run("#Preview { \(view) }").trace.standIns.isEmpty))
  }
}
