import SwiftUIViews
import Testing

/// The spans of a calendar that a date lies in. The expected values are those of Foundation's Gregorian calendar in
/// American English, in Greenwich.
@Suite struct CalendarSpanTests {
  /// What is printed for 9 June 2025, a Monday.
  private func printed(_ expression: String) -> String {
    let source = """
      func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        Calendar.current.date(from: DateComponents(year: year, month: month, day: day))!
      }
      let calendar = Calendar.current
      #Preview { let _ = print(\(expression)); Text("") }
      """
    return evaluate(source).output.first ?? ""
  }

  @Test(arguments: [
    ("calendar.range(of: .day, in: .month, for: date(2024, 2, 10))!.count", "29"),
    ("calendar.range(of: .day, in: .year, for: date(2025, 2, 10))!.count", "365"),
    ("calendar.range(of: .month, in: .year, for: date(2025, 2, 10))!.upperBound", "13"),
    ("calendar.range(of: .weekOfMonth, in: .month, for: date(2025, 6, 9))!.count", "5"),
    ("calendar.range(of: .weekOfMonth, in: .month, for: date(2015, 2, 9))!.count", "4"),
    ("Array(stride(from: date(2025, 6, 1), to: date(2025, 6, 8), by: 86_400)).count", "7"),
    ("Array(stride(from: date(2025, 6, 1), through: date(2025, 6, 8), by: 86_400)).last == date(2025, 6, 8)", "true"),
    ("calendar.dateInterval(of: .month, for: date(2025, 6, 9))!.start == date(2025, 6, 1)", "true"),
    ("calendar.dateInterval(of: .weekOfYear, for: date(2025, 6, 9))!.start == date(2025, 6, 8)", "true"),
    ("calendar.dateInterval(of: .year, for: date(2024, 6, 9))!.duration / 86_400", "366.0"),
    ("calendar.component(.weekOfYear, from: date(2025, 6, 9))", "24"),
    ("calendar.component(.weekOfYear, from: date(2025, 12, 28))", "1"),
    ("calendar.component(.weekOfMonth, from: date(2025, 6, 9))", "2"),
    ("calendar.component(.weekdayOrdinal, from: date(2025, 6, 9))", "2"),
    ("calendar.component(.quarter, from: date(2025, 6, 9))", "2"),
  ])
  func countsWhatIsInThem(expression: String, expected: String) {
    #expect(printed(expression) == expected)
  }

  @Test func weeksBeginWithTheDayThatIsSet() {
    let source = """
      #Preview {
        let _ = {
          var calendar = Calendar(identifier: .gregorian)
          calendar.firstWeekday = 2
          let monday = calendar.date(from: DateComponents(year: 2025, month: 6, day: 9))!
          print(calendar.dateInterval(of: .weekOfYear, for: monday)!.start == monday, calendar.firstWeekday)
        }()
        Text("")
      }
      """
    #expect(evaluate(source).output == ["true 2"])
  }

  @Test(arguments: [
    ("calendar.compare(date(2025, 6, 9), to: date(2025, 6, 12), toGranularity: .day) == .orderedAscending", "true"),
    ("calendar.compare(date(2025, 6, 9), to: date(2025, 6, 12), toGranularity: .month) == .orderedSame", "true"),
    ("calendar.isDate(date(2025, 6, 9), equalTo: date(2025, 6, 30), toGranularity: .month)", "true"),
    ("calendar.isDate(date(2025, 6, 9), equalTo: date(2025, 6, 15), toGranularity: .weekOfYear)", "false"),
    ("calendar.isDate(date(2025, 6, 9), inSameDayAs: date(2025, 6, 9))", "true"),
    ("calendar.isDateInWeekend(date(2025, 6, 14))", "true"),
  ])
  func tellsWhatTwoDatesShare(expression: String, expected: String) {
    #expect(printed(expression) == expected)
  }
}
