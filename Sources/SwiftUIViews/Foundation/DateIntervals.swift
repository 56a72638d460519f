internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `DateInterval`, `DateIntervalFormatter` and the formats of a range of dates.
extension Catalog {
  static let dateIntervals: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "DateInterval", "The time between two dates.",
        [
          Overload([.labelled("start", .named("Date")), .labelled("end", .named("Date"))]) { call throws(Diagnostics) in
            interval(call.date("start") ?? 0, call.date("end") ?? 0)
          },
          Overload([.labelled("start", .named("Date")), .labelled("duration", .double)]) { call throws(Diagnostics) in
            let start = call.date("start") ?? 0
            return interval(start, start + (call.number("duration") ?? 0))
          },
        ]),
      CatalogEntry(property: "start", of: "DateInterval", "The first moment.") { call throws(Diagnostics) in
        call.baseRecord["start"] ?? .none
      },
      CatalogEntry(property: "end", of: "DateInterval", "The last moment.") { call throws(Diagnostics) in
        call.baseRecord["end"] ?? .none
      },
      CatalogEntry(property: "duration", of: "DateInterval", "Its seconds.") { call throws(Diagnostics) in
        let bounds = IntervalText(call.base)
        return .double((bounds?.end ?? 0) - (bounds?.start ?? 0))
      },
      CatalogEntry(
        .member(of: "DateInterval"), "contains", "Whether a date lies in it.", [.unlabelled("date", .named("Date"))]
      ) { call throws(Diagnostics) in
        guard let bounds = IntervalText(call.base), let date = call.date("date") else { return .bool(false) }
        return .bool(bounds.start <= date && date <= bounds.end)
      },
      made("DateIntervalFormatter", "Writes the time between two dates, in American English."),
      settable("dateStyle", of: "DateIntervalFormatter", .symbol(type: "DateFormatter.Style", name: "medium")),
      settable("timeStyle", of: "DateIntervalFormatter", .symbol(type: "DateFormatter.Style", name: "short")),
      settable("dateTemplate", of: "DateIntervalFormatter", .none),
      settable("locale", of: "DateIntervalFormatter", .none),
      settable("calendar", of: "DateIntervalFormatter", .none),
      settable("timeZone", of: "DateIntervalFormatter", .none),
      CatalogEntry(
        .member(of: "DateIntervalFormatter"), "string", "Two dates as the formatter writes them.",
        [
          Overload([.labelled("from", .named("Date")), .labelled("to", .named("Date"))]) { call throws(Diagnostics) in
            .string(written(interval(call.date("from") ?? 0, call.date("to") ?? 0), by: call.baseRecord))
          },
          Overload([.labelled("from", .named("DateInterval"))]) { call throws(Diagnostics) in
            .string(written(call.value("from") ?? .none, by: call.baseRecord))
          },
        ]),
    ] + rangeFormats

  private static let rangeFormats: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "Range"), "formatted", "A range of dates in American English.",
      [
        Overload([]) { call throws(Diagnostics) in try formatted(call, date: "numeric", time: "shortened") },
        Overload([.labelled("date", .named("DateStyle")), .labelled("time", .named("DateStyle"))]) {
          call throws(Diagnostics) in
          try formatted(call, date: call.symbol("date") ?? "omitted", time: call.symbol("time") ?? "omitted")
        },
        Overload([.unlabelled("format", .named("Date.IntervalFormatStyle"))]) { call throws(Diagnostics) in
          let fields = (call.symbol("format") ?? "").split(separator: " ").map { String($0) }
          if fields.isEmpty { return try formatted(call, date: "numeric", time: "shortened") }
          return .string(try dates(call).text(fields: fields))
        },
      ]),
    CatalogEntry(constant: "interval", of: "Date.IntervalFormatStyle") { _ throws(Diagnostics) in
      .symbol(type: "Date.IntervalFormatStyle", name: "")
    },
  ]

  static func interval(_ start: Double, _ end: Double) -> Value {
    .record(RecordValue("DateInterval", [("start", .date(start)), ("end", .date(max(start, end)))]))
  }

  private static func written(_ interval: Value, by formatter: RecordValue) -> String {
    let (date, time) = (formatter.symbol("dateStyle") ?? "medium", formatter.symbol("timeStyle") ?? "short")
    return IntervalText(interval)?.text(date: date, time: time) ?? ""
  }

  private static func formatted(_ call: Invocation, date: String, time: String) throws(Diagnostics) -> Value {
    .string(try dates(call).text(date: date, time: time))
  }

  private static func dates(_ call: Invocation) throws(Diagnostics) -> IntervalText {
    guard let bounds = IntervalText(call.base) else {
      throw .unsupported("formatted() of this range", relative: "a range of dates is supported", call.source)
    }
    return bounds
  }
}

/// The text for the time between two dates: the parts that they share are written once.
struct IntervalText {
  private static let dash = " – "

  let start: Double
  let end: Double

  /// A `DateInterval` or a range of dates; `nil` for any other value.
  init?(_ value: Value) {
    var bounds: (Value?, Value?)
    if case .range(let range) = value {
      bounds = (range.lower, range.upper)
    } else {
      bounds = (value.record?["start"], value.record?["end"])
    }
    guard case .date(let start)? = bounds.0?.swiftUI, case .date(let end)? = bounds.1?.swiftUI else { return nil }
    (self.start, self.end) = (start, end)
  }

  private var first: DateParts { DateParts(seconds: start) }
  private var last: DateParts { DateParts(seconds: end) }

  private var isWithinADay: Bool {
    (first.year, first.month, first.day) == (last.year, last.month, last.day)
  }

  /// - Parameters:
  ///   - date: one of Foundation's styles of dates.
  ///   - time: one of its styles of times.
  func text(date: String, time: String) -> String {
    let times = timeText(time)
    let dates = dateText(date)
    if times.isEmpty { return dates }
    if isWithinADay {
      let isLong = ["long", "full", "complete"].contains(date)
      return dates.isEmpty ? times : dates + (isLong ? " at " : ", ") + times
    }
    // Times of two days make sense only with their dates.
    let shown = dates.isEmpty ? "numeric" : date
    return first.text(date: shown, time: time) + IntervalText.dash + last.text(date: shown, time: time)
  }

  func text(fields: [String]) -> String {
    let (one, other) = (first.text(fields: fields), last.text(fields: fields))
    if one == other { return one }
    let names = fields.map { $0.split(separator: "-")[0] }
    let isTime = names.contains("hour")
    if isWithinADay, isTime { return joinedTimes(one, other) }
    // "Jun 9 – 12": the month is written once.
    if names.contains("day"), !names.contains("weekday"), !isTime, !names.contains("year"), first.month == last.month,
      first.year == last.year, !one.contains("/")
    {
      return one + IntervalText.dash + "\(last.day)"
    }
    return one + IntervalText.dash + other
  }

  /// "9:41 – 10:41 AM"
  private func timeText(_ style: String) -> String {
    let (one, other) = (first.timeText(style), last.timeText(style))
    return one == other ? one : joinedTimes(one, other)
  }

  private func joinedTimes(_ one: String, _ other: String) -> String {
    let half = " " + first.halfDay
    guard first.halfDay == last.halfDay, one.hasSuffix(half) else { return one + IntervalText.dash + other }
    return String(one.dropLast(half.count)) + IntervalText.dash + other
  }

  /// "Jun 9 – 12, 2025"
  private func dateText(_ style: String) -> String {
    let (one, other) = (first.dateText(style), last.dateText(style))
    if one == other { return one }
    let year = ", \(first.year)"
    guard first.year == last.year, one.hasSuffix(year) else { return one + IntervalText.dash + other }
    let isFull = style == "full" || style == "complete"
    let rest = first.month == last.month && !isFull ? "\(last.day)\(year)" : other
    return String(one.dropLast(year.count)) + IntervalText.dash + rest
  }
}
