import SwiftUIViews
import Testing
import ViewProgram

/// Dates at a fixed clock, in American English.
@Suite struct DateTests {
  @Test(arguments: [
    ("Text(Date().formatted(.dateTime.hour()))", "9 AM"),
    ("Text(Date(), format: .dateTime.hour().minute())", "9:41 AM"),
    ("Text(Date(), format: .dateTime.weekday(.wide).month(.wide).day())", "Monday, June 9"),
    ("Text(Date(), format: .dateTime.weekday(.abbreviated).hour().minute())", "Mon 9:41 AM"),
    ("Text(Date().formatted(Date.FormatStyle().weekday(.abbreviated)))", "Mon"),
    ("Text(Date().formatted(Date.FormatStyle(date: .long, time: .omitted)))", "June 9, 2025"),
    ("Text(Date().formatted(.iso8601))", "2025-06-09T09:41:00Z"),
    ("Text(Date.now.formatted(.dateTime.year().month().day()))", "Jun 9, 2025"),
    ("Text(Date().formatted(date: .long, time: .shortened))", "June 9, 2025 at 9:41 AM"),
    ("Text(Date(timeIntervalSince1970: 0), style: .date)", "January 1, 1970"),
    ("Text(Date().addingTimeInterval(86_400 * 22), style: .date)", "July 1, 2025"),
  ])
  func aDateIsWrittenByItsFormat(view: String, text: String) throws {
    #expect(try run("#Preview { \(view) }").texts == [text])
  }

  @Test func aFormatterWritesByItsPatternOrItsStyles() throws {
    let run = try run(
      """
      let pattern: DateFormatter = { let f = DateFormatter(); f.dateFormat = "EEE, MMM d 'at' HH:mm"; return f }()
      let styles: DateFormatter = { let f = DateFormatter(); f.dateStyle = .medium; f.timeStyle = .short; return f }()
      #Preview { VStack { Text(pattern.string(from: Date())); Text(styles.string(from: .now)) } }
      """)
    #expect(run.texts == ["Mon, Jun 9 at 09:41", "Jun 9, 2025, 9:41 AM"])
  }

  @Test func theCalendarNamesItsMonthsAndDays() throws {
    let run = try run(
      """
      let calendar = Calendar.current
      #Preview {
        Text("\\(calendar.shortMonthSymbols[8]) \\(calendar.weekdaySymbols.count) \\(calendar.firstWeekday)")
        Text(calendar.veryShortStandaloneWeekdaySymbols.joined() + calendar.standaloneMonthSymbols[0])
      }
      """)
    #expect(run.texts == ["Sep 7 1", "SMTWTFSJanuary"])
  }

  @Test func theCalendarAddsMonthsAndReadsParts() throws {
    let run = try run(
      """
      let calendar = Calendar.current
      let end = Date(timeIntervalSince1970: 1_738_281_600)
      #Preview {
        VStack {
          Text(calendar.date(byAdding: .month, value: 1, to: end)!, style: .date)
          Text("\\(calendar.component(.weekday, from: Date())) \\(calendar.dateComponents([.hour], from: Date()).hour ?? 0)")
          Text(calendar.isDateInToday(Date()) && Date() < Date.distantFuture ? "today" : "other")
        }
      }
      """)
    #expect(run.texts == ["February 28, 2025", "2 9", "today"])
  }

  /// The current moment is June 9, 2025 at 9:41 AM.
  @Test(arguments: [
    (".timer(countingUpIn: now.addingTimeInterval(-65)..<now.addingTimeInterval(10))", "1:05"),
    (".timer(countingDownIn: now..<now.addingTimeInterval(3_700))", "1:01:40"),
    (".timer(countingDownIn: now..<now.addingTimeInterval(3_700), showsHours: false)", "61:40"),
    (".stopwatch(startingAt: now.addingTimeInterval(-5))", "0:05.00"),
    (".offset(to: now.addingTimeInterval(-7_200))", "+2 hours"),
    (".reference(to: now.addingTimeInterval(7_200))", "2 hr"),
  ])
  func aTextCountsTimeInAFormat(format: String, text: String) throws {
    let run = try run(
      """
      let now = Date.now
      #Preview { VStack { Text(.currentDate, format: \(format)); Text(TimeDataSource<Date>.currentDate, format: \(format)) } }
      """)
    #expect(run.texts == [text, text])
    #expect(Set(run.warnings.map(\.code)) == [.sizeAssumed, .fixedDate])
  }
}
