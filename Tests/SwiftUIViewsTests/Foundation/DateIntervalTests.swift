import Testing

/// The time between two dates, in American English and in Greenwich.
@Suite struct DateIntervalTests {
  private static let dates = """
    let start = Date(timeIntervalSince1970: 1_749_462_060)
    let later = start.addingTimeInterval(3_600)
    let evening = start.addingTimeInterval(36_000)
    let soon = start.addingTimeInterval(3 * 86_400)
    let nextMonth = start.addingTimeInterval(30 * 86_400)

    """

  private func lines(_ statements: String) -> [String] { printed(DateIntervalTests.dates + statements) }

  @Test func timesOfADayAreToldAfterTheDate() {
    #expect(
      lines("print((start..<later).formatted())\nprint((start..<evening).formatted())") == [
        "6/9/2025, 9:41 – 10:41 AM", "6/9/2025, 9:41 AM – 7:41 PM",
      ])
  }

  @Test func whatTwoDatesShareIsToldOnce() {
    #expect(
      lines(
        """
        print((start..<soon).formatted(date: .abbreviated, time: .omitted))
        print((start..<nextMonth).formatted(date: .long, time: .omitted))
        print((start..<soon).formatted(date: .numeric, time: .omitted))
        print((start..<soon).formatted(.interval.month().day()))
        """) == ["Jun 9 – 12, 2025", "June 9 – July 9, 2025", "6/9/2025 – 6/12/2025", "Jun 9 – 12"])
  }

  @Test func formatterWritesAnInterval() {
    #expect(
      lines(
        """
        let formatter = DateIntervalFormatter()
        print(formatter.string(from: start, to: later))
        formatter.dateStyle = .none
        print(formatter.string(from: DateInterval(start: start, duration: 600))!)
        """) == ["Jun 9, 2025, 9:41 – 10:41 AM", "9:41 – 9:51 AM"])
  }

  @Test func intervalHasBoundsAndADuration() {
    #expect(
      lines("let day = DateInterval(start: start, end: later)\nprint(day.duration, day.contains(soon))")
        == ["3600.0 false"])
  }
}
