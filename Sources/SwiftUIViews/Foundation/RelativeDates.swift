internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `RelativeDateTimeFormatter`: `2 hours ago`, `in 3 days`, `yesterday`.
extension Catalog {
  static let relativeDates: [CatalogEntry] =
    [
      made("RelativeDateTimeFormatter", "Writes how long ago a date is, in American English."),
      settable(
        "unitsStyle", of: "RelativeDateTimeFormatter",
        .symbol(type: "RelativeDateTimeFormatter.UnitsStyle", name: "full")),
      settable(
        "dateTimeStyle", of: "RelativeDateTimeFormatter",
        .symbol(type: "RelativeDateTimeFormatter.DateTimeStyle", name: "numeric")),
      settable("locale", of: "RelativeDateTimeFormatter", .none),
      settable("calendar", of: "RelativeDateTimeFormatter", .none),
      settable("formattingContext", of: "RelativeDateTimeFormatter", .none),
      CatalogEntry(
        .member(of: "RelativeDateTimeFormatter"), "localizedString", "How long ago a date is.",
        [
          Overload([.labelled("for", .named("Date")), .labelled("relativeTo", .named("Date"))]) {
            call throws(Diagnostics) in
            let length = (call.date("for") ?? 0) - (call.date("relativeTo") ?? 0)
            return .string(RelativeTime(call.baseRecord).text(length))
          },
          Overload([.labelled("fromTimeInterval", .double)]) { call throws(Diagnostics) in
            .string(RelativeTime(call.baseRecord).text(call.number("fromTimeInterval") ?? 0))
          },
        ]),
      CatalogEntry(
        .member(of: "RelativeDateTimeFormatter"), "string", "How long ago a date is.", [.labelled("for", .any)]
      ) { call throws(Diagnostics) in
        guard let date = call.date("for") else { return .none }
        return .string(RelativeTime(call.baseRecord).text(date - FixedDate.seconds))
      },
    ]
    + constants("RelativeDateTimeFormatter.UnitsStyle", ["full", "spellOut", "short", "abbreviated"])
    + constants("RelativeDateTimeFormatter.DateTimeStyle", ["numeric", "named"])
}

/// How a length of time from now is written.
struct RelativeTime {
  private static let units: [(name: String, seconds: Double, short: String, letter: String)] = [
    ("year", 31_536_000, "yr.", "y"), ("month", 2_592_000, "mo.", "mo"), ("week", 604_800, "wk.", "w"),
    ("day", 86_400, "day", "d"), ("hour", 3_600, "hr.", "h"), ("minute", 60, "min.", "m"), ("second", 1, "sec.", "s"),
  ]

  private let style: String
  private let isNamed: Bool

  init(_ settings: RecordValue) {
    style = settings.symbol("unitsStyle") ?? "full"
    isNamed = settings.symbol("dateTimeStyle") == "named"
  }

  /// - Parameter length: in seconds from now; negative for the past.
  func text(_ length: Double) -> String {
    guard length.isFinite, abs(length) < 1e12 else { return "" }
    let units = RelativeTime.units
    let unit = units.first { abs(length) >= $0.seconds } ?? units[units.count - 1]
    let count = Int64((abs(length) / unit.seconds).rounded(.down))
    let isPast = length < 0
    if isNamed, let name = name(unit.name, count, isPast) { return name }
    let written = written(unit, count)
    return isPast ? written + " ago" : "in " + written
  }

  private func written(
    _ unit: (name: String, seconds: Double, short: String, letter: String), _ count: Int64
  ) -> String {
    let number = LocalizedNumber.grouped("\(count)")
    switch style {
    case "abbreviated": return number + unit.letter
    case "short": return "\(number) \(unit.short)" + (unit.name == "day" && count != 1 ? "s" : "")
    default: return "\(number) \(unit.name)" + (count == 1 ? "" : "s")
    }
  }

  private func name(_ unit: String, _ count: Int64, _ isPast: Bool) -> String? {
    if unit == "second", count == 0 { return "now" }
    guard count == 1 else { return nil }
    switch unit {
    case "day": return isPast ? "yesterday" : "tomorrow"
    case "week", "month", "year": return (isPast ? "last " : "next ") + unit
    default: return nil
    }
  }
}
