import LayoutEngine
import Testing
import ViewProgram
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

  @Test func aFormatItHasNotIsAStandIn() throws {
    let run = try run("#Preview { Text(1, format: .currency(code: \"XXX\")) }")
    #expect(!run.trace.standIns.isEmpty)
  }

  @Test(arguments: [
    ("0", "timer", "0:00"), ("45", "timer", "0:45"), ("-152", "timer", "2:32"), ("133141", "timer", "36:59:01"),
    ("0", "relative", "0 sec"), ("-8580", "relative", "2 hr, 23 min"), ("65", "relative", "1 min, 5 sec"),
    ("7200", "offset", "+2 hours"), ("-86400", "offset", "-1 day"),
  ])
  func aTextThatCountsTimeIsOneOfTheFixedDate(seconds: String, style: String, expected: String) throws {
    let run = try run("#Preview { Text(Date.now.addingTimeInterval(\(seconds)), style: .\(style)) }")
    #expect(run.texts == [expected])
    #expect(run.warnings.contains { $0.code == .sizeAssumed })
    #expect(run.trace.standIns.isEmpty)
  }
}
