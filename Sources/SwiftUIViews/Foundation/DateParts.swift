/// A moment in the Gregorian calendar, in Greenwich.
struct DateParts {
  var year = 2001
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  private static let secondsOfDay: Int64 = 86_400

  init() {}

  /// - Parameter seconds: since 1970; years beyond a few millions are clamped.
  init(seconds: Double) {
    let limit = 1e14
    let whole = Int64(min(max(seconds.isNaN ? 0 : seconds, -limit), limit).rounded(.down))
    var secondOfDay = whole % DateParts.secondsOfDay
    if secondOfDay < 0 { secondOfDay += DateParts.secondsOfDay }
    let rest = Int(secondOfDay)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    // The days are counted from 1 March of the year 0, so that a leap day is the last of its year.
    let days = Int((whole - secondOfDay) / DateParts.secondsOfDay) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The days since 1970.
  private var days: Int {
    // Months before and after the year, as they occur in sums of dates.
    var (years, index) = (year, month - 1)
    years += index >= 0 ? index / 12 : (index - 11) / 12
    index = ((index % 12) + 12) % 12
    let shiftedYear = index < 2 ? years - 1 : years
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (index < 2 ? index + 10 : index - 2) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The seconds since 1970.
  var seconds: Double {
    Double(Int64(days) * DateParts.secondsOfDay + Int64(hour) * 3600 + Int64(minute) * 60 + Int64(second))
  }

  /// 1 is Sunday.
  var weekday: Int { (((days + 4) % 7) + 7) % 7 + 1 }

  var monthName: String { DateParts.months[(month + 11) % 12] }
  var weekdayName: String { DateParts.weekdays[weekday - 1] }
  /// `9`, and `12` at noon and midnight.
  var hourOfHalfDay: Int { hour % 12 == 0 ? 12 : hour % 12 }
  var halfDay: String { hour < 12 ? "AM" : "PM" }

  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
