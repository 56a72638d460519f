internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The fixed time of the clock, so that a layout does not depend on when it is made.
enum FixedDate {
  /// Seconds since 1970: 9 June 2025, 9:41 in the morning, in Greenwich.
  static let seconds = 1_749_462_060.0
  static let text = "June 9, 2025 at 9:41 AM"
  static var now: Value { .date(seconds) }
}

/// `Date` and its formats.
extension Catalog {
  static let dates: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "Date", "A date; without arguments always \(FixedDate.text).",
        [
          Overload([]) { call throws(Diagnostics) in fixed(call) },
          made("timeIntervalSinceNow", FixedDate.seconds), made("timeIntervalSince1970", 0),
          made("timeIntervalSinceReferenceDate", referenceSeconds),
          Overload([.labelled("timeInterval", .double), .labelled("since", .named("Date"))]) {
            call throws(Diagnostics) in .date((call.number("timeInterval") ?? 0) + (call.date("since") ?? 0))
          },
        ]),
      CatalogEntry(constant: "now", of: "Date", "A date that is always the same: \(FixedDate.text).") {
        call throws(Diagnostics) in fixed(call)
      },
      CatalogEntry(constant: "distantPast", of: "Date", "The year 1.") { _ throws(Diagnostics) in
        .date(-62_135_769_600)
      },
      CatalogEntry(constant: "distantFuture", of: "Date", "The year 4001.") { _ throws(Diagnostics) in
        .date(64_092_211_200)
      },
      interval("timeIntervalSince1970", 0), interval("timeIntervalSinceReferenceDate", referenceSeconds),
      interval("timeIntervalSinceNow", FixedDate.seconds),
      moving("addingTimeInterval"), moving("advanced", label: "by"),
      CatalogEntry(
        .member(of: "Date"), "timeIntervalSince", "The seconds after another date.",
        [.unlabelled("date", .named("Date"))]
      ) { call throws(Diagnostics) in .double(seconds(call.base) - (call.date("date") ?? 0)) },
      CatalogEntry(
        .member(of: "Date"), "compare", "Whether the date comes before another one.",
        [.unlabelled("other", .named("Date"))]
      ) { call throws(Diagnostics) in
        let (own, other) = (seconds(call.base), call.date("other") ?? 0)
        let order = own < other ? "orderedAscending" : own == other ? "orderedSame" : "orderedDescending"
        return .symbol(type: "ComparisonResult", name: order)
      },
      CatalogEntry(
        .member(of: "Date"), "formatted", "Date and time, as in American English.",
        [
          Overload([]) { call throws(Diagnostics) in
            .string(DateParts(seconds: seconds(call.base)).text(date: "numeric", time: "shortened"))
          },
          Overload([.labelled("date", .named("DateStyle")), .labelled("time", .named("DateStyle"))]) {
            call throws(Diagnostics) in
            let (date, time) = (call.symbol("date") ?? "omitted", call.symbol("time") ?? "omitted")
            return .string(DateParts(seconds: seconds(call.base)).text(date: date, time: time))
          },
          Overload([.unlabelled("format", .named("Date.FormatStyle"))]) { call throws(Diagnostics) in
            let format = call.symbol("format") ?? ""
            let text = dateText(seconds(call.base), in: format)
            return format.hasSuffix(attributed) ? AttributedText(text).value : .string(text)
          },
        ]),
      CatalogEntry(
        .initializer, "Date.FormatStyle", "How a date is written.",
        [
          Overload([]) { _ throws(Diagnostics) in .symbol(type: "Date.FormatStyle", name: "") },
          Overload([.labelled("date", .named("DateStyle")), .labelled("time", .named("DateStyle"))]) {
            call throws(Diagnostics) in
            let (date, time) = (call.symbol("date") ?? "omitted", call.symbol("time") ?? "omitted")
            return .symbol(type: "Date.FormatStyle", name: "date-\(date) time-\(time)")
          },
        ]),
      CatalogEntry(constant: "dateTime", of: "Date.FormatStyle") { _ throws(Diagnostics) in
        .symbol(type: "Date.FormatStyle", name: "")
      },
      CatalogEntry(constant: "iso8601", of: "Date.FormatStyle", "As ISO 8601 writes dates.") { _ throws(Diagnostics) in
        .symbol(type: "Date.FormatStyle", name: "iso8601")
      },
    ]
    + ["year", "month", "day", "weekday", "hour", "minute", "second"].flatMap { name in
      ["Date.FormatStyle", "Date.IntervalFormatStyle"].map { dateField(name, of: $0) }
    }
    + ["Date.FormatStyle", "Date.IntervalFormatStyle"].map { type in
      CatalogEntry(
        .member(of: type), "locale", "Is not looked at: dates are written in English.", [.unlabelled("locale", .any)]
      ) { call throws(Diagnostics) in call.base }
    }
    + [
      CatalogEntry(property: "attributed", of: "Date.FormatStyle", "Writes an AttributedString.") {
        call throws(Diagnostics) in
        guard case .symbol(let type, let fields) = call.base else { return call.base }
        return .symbol(type: type, name: fields + attributed)
      }
    ]
    + constants(
      "Date.FieldWidth", ["wide", "abbreviated", "narrow", "short", "twoDigits", "defaultDigits", "omitted"])
    + constants("DateStyle", ["omitted", "numeric", "abbreviated", "long", "complete", "shortened", "standard"])
    + constants("Text.DateStyle", ["date", "time", "relative", "offset", "timer"])

  /// The mark of a format that writes an attributed text.
  private static let attributed = " attributed"

  /// The seconds between 1970 and 2001.
  private static let referenceSeconds = 978_307_200.0

  private static func fixed(_ call: Invocation) -> Value {
    call.evaluator.warn(.fixedDate(call.source))
    return FixedDate.now
  }

  private static func seconds(_ value: Value) -> Double {
    if case .date(let seconds)? = value.swiftUI { return seconds }
    return FixedDate.seconds
  }

  private static func made(_ label: String, _ start: Double) -> Overload {
    Overload([.labelled(label, .double)]) { call throws(Diagnostics) in .date(start + (call.number(label) ?? 0)) }
  }

  private static func interval(_ name: String, _ start: Double) -> CatalogEntry {
    CatalogEntry(property: name, of: "Date", "Seconds since a moment.") { call throws(Diagnostics) in
      .double(seconds(call.base) - start)
    }
  }

  private static func moving(_ name: String, label: String? = nil) -> CatalogEntry {
    let parameter = label.map { ParameterDeclaration.labelled($0, .double) } ?? .unlabelled("interval", .double)
    return CatalogEntry(.member(of: "Date"), name, "A date so many seconds later.", [parameter]) {
      call throws(Diagnostics) in .date(seconds(call.base) + (call.number(parameter.name) ?? 0))
    }
  }

  /// `.month(.wide)`: a field is appended to those before it.
  private static func dateField(_ name: String, of type: String) -> CatalogEntry {
    CatalogEntry(
      .member(of: type), name, "Writes a part of the date, too.",
      [.unlabelled("width", .named("Date.FieldWidth"), default: ".abbreviated")]
    ) { call throws(Diagnostics) in
      guard case .symbol(let type, let fields) = call.base else { return call.base }
      return .symbol(type: type, name: "\(fields) \(name)-\(call.symbol("width") ?? "")")
    }
  }

  /// A date as `.dateTime` with some fields writes it.
  static func dateText(_ seconds: Double, in format: String) -> String {
    let fields = format.hasSuffix(attributed) ? format.dropLast(attributed.count) : format[...]
    return DateParts(seconds: seconds).text(fields: fields.split(separator: " ").map { String($0) })
  }

  /// What `Text(date, style:)` shows; only styles that do not count the time since.
  ///
  /// - Parameter date: in seconds.
  static func text(of date: Double, in style: String?) -> String? {
    let parts = DateParts(seconds: date)
    switch style {
    case "date": return parts.dateText("long")
    case "time": return parts.timeText("shortened")
    default: return nil
    }
  }
}
