internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The only date there is, so that a layout does not depend on when it is made.
enum FixedDate {
  /// Seconds since 1970: 9 June 2025, 9:41 in the morning, in Greenwich.
  static let seconds = 1_749_462_060.0
  static let text = "June 9, 2025 at 9:41 AM"
  static var now: Value { .symbol(type: "Date", name: text) }
}

/// `Date`, as far as views need it without a calendar.
extension Catalog {
  static let dates: [CatalogEntry] =
    [
      CatalogEntry(.initializer, "Date", "A date that is always the same: \(FixedDate.text).") {
        call throws(Diagnostics) in fixed(call)
      },
      CatalogEntry(constant: "now", of: "Date", "A date that is always the same: \(FixedDate.text).") {
        call throws(Diagnostics) in fixed(call)
      },
      CatalogEntry(property: "timeIntervalSince1970", of: "Date", "Its seconds since 1970.") { _ throws(Diagnostics) in
        .double(FixedDate.seconds)
      },
      CatalogEntry(property: "timeIntervalSinceReferenceDate", of: "Date", "Its seconds since 2001.") {
        _ throws(Diagnostics) in .double(FixedDate.seconds - 978_307_200)
      },
      CatalogEntry(
        .member(of: "Date"), "formatted", "Date and time in numbers, as in American English.",
        [
          Overload([]) { _ throws(Diagnostics) in .string("6/9/2025, 9:41 AM") },
          Overload([.labelled("date", .named("DateStyle")), .labelled("time", .named("DateStyle"))]) {
            call throws(Diagnostics) in
            let parts = [dateText(call.symbol("date")), timeText(call.symbol("time"))]
            let isLong = call.symbol("date") == "long" || call.symbol("date") == "complete"
            return .string(parts.filter { !$0.isEmpty }.joined(separator: isLong ? " at " : ", "))
          },
        ]),
    ] + constants("DateStyle", ["omitted", "numeric", "abbreviated", "long", "complete", "shortened", "standard"])
    + constants("Text.DateStyle", ["date", "time", "relative", "offset", "timer"])

  private static func fixed(_ call: Invocation) -> Value {
    call.evaluator.warn(.fixedDate(call.source))
    return FixedDate.now
  }

  private static func dateText(_ style: String?) -> String {
    switch style {
    case "omitted": return ""
    case "numeric": return "6/9/2025"
    case "long": return "June 9, 2025"
    case "complete": return "Monday, June 9, 2025"
    default: return "Jun 9, 2025"
    }
  }

  private static func timeText(_ style: String?) -> String {
    switch style {
    case "omitted": return ""
    case "standard": return "9:41:00 AM"
    default: return "9:41 AM"
    }
  }

  /// What `Text(date, style:)` shows; only styles that do not count the time since.
  static func text(ofDateIn style: String?) -> String? {
    switch style {
    case "date": return "June 9, 2025"
    case "time": return "9:41 AM"
    default: return nil
    }
  }
}
