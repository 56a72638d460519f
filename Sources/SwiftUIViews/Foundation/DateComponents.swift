internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `DateComponents`: some of the parts of a date, or a length of time.
extension Catalog {
  static let dateComponents: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "DateComponents", "Some of the parts of a date.",
        [.labelled("calendar", .any, default: "nil"), .labelled("timeZone", .any, default: "nil")]
          + DateParts.componentNames.map { .labelled($0, .optional(.int), default: "nil") }
      ) { call throws(Diagnostics) in
        var parts = RecordValue("DateComponents")
        for name in DateParts.componentNames {
          if let number = call.int(name) { parts = parts.setting(name, to: .int(number)) }
        }
        return .record(parts)
      },
      CatalogEntry(property: "date", of: "DateComponents", "The date with these parts.") { call throws(Diagnostics) in
        .date(DateParts(call.baseRecord).seconds)
      },
      settable("calendar", of: "DateComponents", .none), settable("timeZone", of: "DateComponents", .none),
    ] + DateParts.componentNames.map { settable($0, of: "DateComponents", .none) }
}

extension DateParts {
  /// In the order of the initialiser of `DateComponents`.
  static let componentNames = [
    "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter",
    "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
  ]

  /// The parts that some components state; the others are the first.
  init(_ components: RecordValue) {
    func part(_ name: String, _ missing: Int) -> Int {
      min(max(components.count(name) ?? missing, -1_000_000), 1_000_000)
    }
    (year, month, day) = (part("year", 1), part("month", 1), part("day", 1))
    (hour, minute, second) = (part("hour", 0), part("minute", 0), part("second", 0))
  }
}
