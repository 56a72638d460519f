internal import SwiftInterpreter
internal import ViewProgram

/// A calendar's names of months and days, in English: `Calendar.current.shortMonthSymbols`.
extension Catalog {
  static let calendarNames: [CatalogEntry] =
    names("Month", DateParts.months, whole: ["monthSymbols", "standaloneMonthSymbols"])
    + names("Weekday", DateParts.weekdays, whole: ["weekdaySymbols", "standaloneWeekdaySymbols"]) + [
      calendar("amSymbol", "What hours before noon are marked with.", .string("AM")),
      calendar("pmSymbol", "What hours from noon on are marked with.", .string("PM")),
      settable("firstWeekday", of: "Calendar", .int(1)),
    ]

  /// The names in each length, and those that stand alone, which are the same in English.
  ///
  /// - Parameter whole: The properties for the full names.
  private static func names(_ kind: String, _ names: [String], whole: [String]) -> [CatalogEntry] {
    let lengths = [("short", 3), ("veryShort", 1)]
    let shortened = lengths.flatMap { length, count in
      ["", "Standalone"].map { form in (length + form + kind + "Symbols", names.map { String($0.prefix(count)) }) }
    }
    return (whole.map { ($0, names) } + shortened).map { property, names in
      calendar(property, "Names, in their order; the first day is Sunday.", .array(names.map { .string($0) }))
    }
  }

  private static func calendar(
    _ name: String, _ documentation: ReferenceText, _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> CatalogEntry {
    CatalogEntry(property: name, of: "Calendar", documentation) { _ throws(Diagnostics) in value() }
  }
}
