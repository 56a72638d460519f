internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Calendar`: the Gregorian one, in Greenwich.
extension Catalog {
  static let calendars: [CatalogEntry] =
    [
      CatalogEntry(.initializer, "Calendar", "The Gregorian calendar.", [.labelled("identifier", .any)]) {
        _ throws(Diagnostics) in .calendar
      },
      calendar("component", .unlabelled("component", .named("Calendar.Component")), .labelled("from", .named("Date"))) {
        call throws(Diagnostics) in
        guard let seconds = call.date("from") else { return .none }
        return .int(DateParts(seconds: seconds).component(call.symbol("component") ?? "", call.firstWeekday))
      },
      CatalogEntry(
        .member(of: "Calendar"), "date", "A date made of another.",
        [
          Overload([
            .labelled("byAdding", .named("Calendar.Component")), .labelled("value", .int),
            .labelled("to", .named("Date")), .labelled("wrappingComponents", .bool, default: "false"),
          ]) { call throws(Diagnostics) in
            guard let seconds = call.date("to") else { return .none }
            return .date(DateParts.adding(call.int("value") ?? 0, call.symbol("byAdding") ?? "", to: seconds))
          },
          Overload([
            .labelled("byAdding", .named("DateComponents")), .labelled("to", .named("Date")),
            .labelled("wrappingComponents", .bool, default: "false"),
          ]) { call throws(Diagnostics) in
            guard var seconds = call.date("to"), let added = call.record("byAdding") else { return .none }
            for field in added.fields {
              if case .int(let count) = field.value { seconds = DateParts.adding(count, field.name, to: seconds) }
            }
            return .date(seconds)
          },
          Overload([.labelled("from", .named("DateComponents"))]) { call throws(Diagnostics) in
            call.record("from").map { .date(DateParts($0).seconds) } ?? .none
          },
          Overload([
            .labelled("bySettingHour", .int), .labelled("minute", .int), .labelled("second", .int),
            .labelled("of", .named("Date")),
          ]) { call throws(Diagnostics) in
            var parts = DateParts(seconds: call.date("of") ?? 0)
            parts.hour = min(max(call.count("bySettingHour") ?? 0, 0), 23)
            parts.minute = min(max(call.count("minute") ?? 0, 0), 59)
            parts.second = min(max(call.count("second") ?? 0, 0), 59)
            return .date(parts.seconds)
          },
        ]),
      calendar("startOfDay", .labelled("for", .named("Date"))) { call throws(Diagnostics) in
        var parts = DateParts(seconds: call.date("for") ?? 0)
        (parts.hour, parts.minute, parts.second) = (0, 0, 0)
        return .date(parts.seconds)
      },
      near("isDateInToday", 0), near("isDateInYesterday", -1), near("isDateInTomorrow", 1),
      CatalogEntry(
        .member(of: "Calendar"), "dateComponents", "The parts of a date.",
        [
          Overload([
            .unlabelled("components", .array(.named("Calendar.Component"))), .labelled("from", .named("Date")),
          ]) { call throws(Diagnostics) in
            let parts = DateParts(seconds: call.date("from") ?? 0)
            return .record(
              RecordValue("DateComponents", components.map { ($0, Value.int(parts.component($0, call.firstWeekday))) }))
          },
          Overload([
            .unlabelled("components", .array(.named("Calendar.Component"))), .labelled("from", .named("Date")),
            .labelled("to", .named("Date")),
          ]) { call throws(Diagnostics) in
            var names: [String] = []
            for case .symbol(_, let name) in call.array("components") ?? [] { names.append(name) }
            return .record(difference(names, from: call.date("from") ?? 0, to: call.date("to") ?? 0))
          },
        ]),
    ] + calendarNames + calendarSpans
    + ["current", "autoupdatingCurrent"].map { name in
      CatalogEntry(constant: name, of: "Calendar", "The Gregorian calendar.") { _ throws(Diagnostics) in .calendar }
    }
    + ["locale", "timeZone", "minimumDaysInFirstWeek"].map { settable($0, of: "Calendar", .none) }
    + constants("Calendar.Component", components + CalendarSpan.furtherComponents)

  private static let components = ["year", "month", "day", "hour", "minute", "second", "weekday"]

  private static func calendar(
    _ name: String, _ parameters: ParameterDeclaration..., action: @escaping Overload.Action
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "Calendar"), name, "A part of a date.", parameters, action: action)
  }

  private static func near(_ name: String, _ distance: Double) -> CatalogEntry {
    calendar(name, .unlabelled("date", .named("Date"))) { call throws(Diagnostics) in
      .bool(day(of: call.date("date") ?? 0) == day(of: FixedDate.seconds) + distance)
    }
  }

  /// The time between two dates in some components, the longest first.
  private static func difference(_ names: [String], from start: Double, to end: Double) -> RecordValue {
    var result = RecordValue("DateComponents")
    var reached = start
    for name in ["year", "month", "weekOfYear", "day", "hour", "minute", "second"] where names.contains(name) {
      let (first, last) = (DateParts(seconds: reached), DateParts(seconds: end))
      var count: Int64
      switch name {
      case "year": count = Int64(last.year - first.year)
      case "month": count = Int64((last.year - first.year) * 12 + last.month - first.month)
      default:
        let distance = (end - reached) / (DateParts.adding(1, name, to: 0))
        count = Int64(min(max(distance, -1e15), 1e15))
      }
      // An incomplete month does not count.
      if count > 0, DateParts.adding(count, name, to: reached) > end { count -= 1 }
      if count < 0, DateParts.adding(count, name, to: reached) < end { count += 1 }
      reached = DateParts.adding(count, name, to: reached)
      result = result.setting(name, to: .int(count))
    }
    return result
  }

  private static func day(of seconds: Double) -> Double { (seconds / 86_400).rounded(.down) }
}

extension DateParts {
  /// - Parameter firstWeekday: the day that weeks begin with; 1 is Sunday.
  func component(_ name: String, _ firstWeekday: Int = 1) -> Int {
    switch name {
    case "year": year
    case "month": month
    case "day": day
    case "hour": hour
    case "minute": minute
    case "second": second
    case "weekday": weekday
    default: CalendarSpan.component(name, of: self, firstWeekday)
    }
  }
}

extension Value {
  static var calendar: Value { .record(RecordValue("Calendar")) }

  static func date(_ seconds: Double) -> Value { .native(SwiftUIValue(.date(seconds))) }
}
