/// A day of the calendar, as articles and feeds write it.
struct CalendarDate: Equatable {
  let year: Int
  let month: Int
  let day: Int

  /// - Parameter text: `2026-11-23`.
  /// - Returns: `nil` for anything else, and for a day that no month has.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: #/([0-9]{4})-([0-9]{2})-([0-9]{2})/#), let year = Int(match.1),
      let month = Int(match.2), let day = Int(match.3), 1...12 ~= month,
      1...CalendarDate.days(of: month, in: year) ~= day
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The beginning of the day as RFC 822 has it, which RSS asks for: `Mon, 23 Nov 2026 00:00:00 +0000`.
  var rfc822: String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(weekday), \(digits(day, 2)) \(names[month - 1]) \(digits(year, 4)) 00:00:00 +0000"
  }

  /// By Zeller's congruence, in which a year begins in March and a week on Saturday.
  private var weekday: String {
    let (years, months) = month < 3 ? (year + 399, month + 12) : (year + 400, month)
    let number = day + 13 * (months + 1) / 5 + years + years / 4 - years / 100 + years / 400
    return ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"][number % 7]
  }
}
