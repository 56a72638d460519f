internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The spans of a calendar that a date lies in: its month, its week, its hour.
extension Catalog {
  static let calendarSpans: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "Calendar"), "range", "The numbers that a component has in a larger one; nil for unusual ones.",
      [
        .labelled("of", .named("Calendar.Component")), .labelled("in", .named("Calendar.Component")),
        .labelled("for", .named("Date")),
      ]
    ) { call throws(Diagnostics) in
      let span = span(call, call.symbol("in"), around: call.date("for"))
      return span?.numbers(of: call.symbol("of") ?? "").map { .range($0) } ?? .none
    },
    CatalogEntry(
      .member(of: "Calendar"), "dateInterval", "The component that a date lies in; nil for unusual ones.",
      [.labelled("of", .named("Calendar.Component")), .labelled("for", .named("Date"))]
    ) { call throws(Diagnostics) in
      span(call, call.symbol("of"), around: call.date("for")).map { interval($0.start, $0.end) } ?? .none
    },
    CatalogEntry(
      .member(of: "Calendar"), "compare", "Which of two dates is in an earlier component.",
      [
        .unlabelled("date", .named("Date")), .labelled("to", .named("Date")),
        .labelled("toGranularity", .named("Calendar.Component")),
      ]
    ) { call throws(Diagnostics) in
      let (one, other) = starts(call, call.date("date") ?? 0, call.date("to") ?? 0)
      let order = one == other ? "orderedSame" : one < other ? "orderedAscending" : "orderedDescending"
      return .symbol(type: "ComparisonResult", name: order)
    },
    CatalogEntry(
      .member(of: "Calendar"), "isDate", "Whether two dates lie in the same day, or in the same component.",
      [
        Overload([.unlabelled("date", .named("Date")), .labelled("inSameDayAs", .named("Date"))]) {
          call throws(Diagnostics) in
          let days = [call.date("date"), call.date("inSameDayAs")].map { span(call, "day", around: $0)?.start }
          return .bool(days[0] == days[1])
        },
        Overload([
          .unlabelled("date", .named("Date")), .labelled("equalTo", .named("Date")),
          .labelled("toGranularity", .named("Calendar.Component")),
        ]) { call throws(Diagnostics) in
          let (one, other) = starts(call, call.date("date") ?? 0, call.date("equalTo") ?? 0)
          return .bool(one == other)
        },
      ]),
    CatalogEntry(
      .member(of: "Calendar"), "isDateInWeekend", "Whether it is a Saturday or a Sunday.",
      [.unlabelled("date", .named("Date"))]
    ) { call throws(Diagnostics) in .bool([1, 7].contains(DateParts(seconds: call.date("date") ?? 0).weekday)) },
  ]

  /// `stride(from: start, to: end, by: 86_400)`
  static let dateStrides: [Overload] = ["to", "through"].map { label in
    Overload([.labelled("from", .named("Date")), .labelled(label, .named("Date")), .labelled("by", number)]) {
      call throws(Diagnostics) in
      let (start, end, step) = (call.date("from") ?? 0, call.date(label) ?? 0, call.number("by") ?? 0)
      guard step != 0 else { throw .zeroStride(call.source) }
      let steps = (end - start) / step
      let count = max(0, label == "to" ? steps.rounded(.up) : steps.rounded(.down) + 1)
      try call.evaluator.check(elements: count < 1e9 ? Int(count) : .max, call.source)
      return .array((0..<Int(count)).map { .date(start + Double($0) * step) })
    }
  }

  /// The starts of the components that contain two dates; the dates themselves for an unknown component.
  private static func starts(_ call: Invocation, _ one: Double, _ other: Double) -> (Double, Double) {
    let unit = call.symbol("toGranularity")
    guard let first = span(call, unit, around: one), let second = span(call, unit, around: other) else {
      return (one, other)
    }
    return (first.start, second.start)
  }

  private static func span(_ call: Invocation, _ unit: String?, around date: Double?) -> CalendarSpan? {
    CalendarSpan(unit ?? "", around: date ?? 0, firstWeekday: call.firstWeekday)
  }
}

extension Invocation {
  /// The day that weeks of the calendar before the dot begin with; 1 is Sunday.
  var firstWeekday: Int { min(max(baseRecord.count("firstWeekday") ?? 1, 1), 7) }
}

/// A year, month, week, day, hour, minute or second, with when it begins and ends, in seconds since 1970.
///
/// A year's first week is the one with 1 January.
struct CalendarSpan {
  let unit: String
  private let firstWeekday: Int
  let start: Double
  let end: Double

  /// The components of a date apart from those that are its parts.
  static let furtherComponents = [
    "weekOfYear", "weekOfMonth", "weekdayOrdinal", "quarter", "dayOfYear", "era", "nanosecond",
  ]

  private static let secondsOfDay = 86_400.0

  /// - Parameter firstWeekday: the day that weeks begin with; 1 is Sunday.
  /// - Returns: `nil` for a unit without a length.
  init?(_ unit: String, around seconds: Double, firstWeekday: Int = 1) {
    var parts = DateParts(seconds: seconds)
    switch unit {
    case "year": (parts.month, parts.day) = (1, 1)
    case "quarter": (parts.month, parts.day) = ((parts.month - 1) / 3 * 3 + 1, 1)
    case "month": parts.day = 1
    case "weekOfYear", "weekOfMonth": parts.day -= parts.days(since: firstWeekday)
    case "day", "weekday", "hour", "minute", "second": break
    default: return nil
    }
    if !["hour", "minute", "second"].contains(unit) { parts.hour = 0 }
    if !["minute", "second"].contains(unit) { parts.minute = 0 }
    if unit != "second" { parts.second = 0 }
    (self.unit, self.firstWeekday) = (unit, firstWeekday)
    start = parts.seconds
    end = DateParts.adding(unit == "quarter" ? 3 : 1, unit == "quarter" ? "month" : unit, to: start)
  }

  /// The numbers that a smaller unit has in the span; `nil` where they are not known.
  func numbers(of smaller: String) -> RangeValue? {
    func counted(from first: Int, _ count: Double) -> RangeValue {
      RangeValue(lower: .int(first), upper: .int(first + Int(count)), isClosed: false)
    }
    switch (smaller, unit) {
    case ("day", "month"), ("day", "year"), ("dayOfYear", "year"):
      return counted(from: 1, (end - start) / CalendarSpan.secondsOfDay)
    case ("month", "year"): return counted(from: 1, 12)
    case ("weekday", "weekOfYear"), ("weekday", "weekOfMonth"): return counted(from: 1, 7)
    case ("weekOfMonth", "month"):
      let last = DateParts(seconds: end - CalendarSpan.secondsOfDay)
      return counted(from: 1, Double(CalendarSpan.component("weekOfMonth", of: last, firstWeekday)))
    case ("hour", "day"): return counted(from: 0, 24)
    case ("minute", "hour"), ("second", "minute"): return counted(from: 0, 60)
    default: return nil
    }
  }

  /// A component that is computed from a date's parts; 0 for an unknown one.
  static func component(_ name: String, of date: DateParts, _ firstWeekday: Int) -> Int {
    var first = date
    first.day = 1
    switch name {
    case "weekOfMonth": return (date.day + first.days(since: firstWeekday) - 1) / 7 + 1
    case "weekdayOrdinal": return (date.day - 1) / 7 + 1
    case "quarter": return (date.month - 1) / 3 + 1
    case "dayOfYear": return dayOfYear(date)
    case "weekOfYear":
      var next = DateParts()
      next.year = date.year + 1
      // The week with next year's first day belongs to next year.
      if let week = CalendarSpan("weekOfYear", around: date.seconds, firstWeekday: firstWeekday),
        next.seconds < week.end
      {
        return 1
      }
      first.month = 1
      return (dayOfYear(date) + first.days(since: firstWeekday) - 1) / 7 + 1
    case "era": return 1
    default: return 0
    }
  }

  private static func dayOfYear(_ date: DateParts) -> Int {
    guard let year = CalendarSpan("year", around: date.seconds) else { return 0 }
    return Int(((date.seconds - year.start) / secondsOfDay).rounded(.down)) + 1
  }
}

extension DateParts {
  /// How many days ago a weekday was last, 0 on that day.
  fileprivate func days(since day: Int) -> Int { (weekday - day + 7) % 7 }

  /// A date with a number of a component added.
  static func adding(_ count: Int64, _ component: String, to seconds: Double) -> Double {
    let week = 604_800.0
    let lengths = [
      "second": 1.0, "minute": 60, "hour": 3600, "day": 86_400, "weekday": 86_400, "weekOfYear": week,
      "weekOfMonth": week,
    ]
    if let length = lengths[component] { return seconds + Double(count) * length }
    let limited = Int(min(max(count, -1_000_000), 1_000_000))
    var parts = DateParts(seconds: seconds)
    let day = parts.day
    parts.day = 1
    if component == "month" { parts.month += limited } else { parts.year += limited }
    // 31 January plus a month is the last day of February.
    let first = DateParts(seconds: parts.seconds)
    var next = first
    next.month += 1
    let length = Int((next.seconds - first.seconds) / 86_400)
    return first.seconds + Double(min(day, length) - 1) * 86_400
  }
}
