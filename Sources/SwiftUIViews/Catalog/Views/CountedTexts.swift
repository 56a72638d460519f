internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Text(.currentDate, format: .timer(countingUpIn: …))` and the other formats of time that goes on.
extension Catalog {
  static let countedText = Overload([
    .unlabelled("source", .oneOf([.named("TimeDataSource"), .named("Date")]), "A date, or the current one."),
    .labelled("format", .named("SystemFormatStyle"), "How the time from it is counted."),
  ]) { call throws(Diagnostics) in
    let text = counted(from: call.date("source") ?? FixedDate.seconds, call.record("format"))
    call.evaluator.warn(
      .assumedSize(of: "a text that counts time", standIn: "\(text), as on \(FixedDate.text)", call.source))
    return call.view(.text(text))
  }

  static let countingFormats: [CatalogEntry] =
    [
      .type("TimeDataSource", "A date that goes on."),
      .type("SystemFormatStyle", "How a text counts time."),
      CatalogEntry(constant: "currentDate", of: "TimeDataSource", "The current date.") { _ throws(Diagnostics) in
        .symbol(type: "TimeDataSource", name: "currentDate")
      },
      CatalogEntry(
        .staticMember(of: "SystemFormatStyle"), "timer", "The time from or to an end of a range, as a clock.",
        ["countingUpIn", "countingDownIn"].map { label in
          Overload([.labelled(label, .named("Range"), "Two dates.")] + settings) { call throws(Diagnostics) in
            guard let dates = IntervalText(call.value(label) ?? .none) else {
              throw .wrongType("Range", wanted: .named("Range<Date>"), call.source(of: label))
            }
            return format(
              label, ("start", .double(dates.start)), ("end", .double(dates.end)),
              ("showsHours", .bool(call.bool("showsHours") ?? true)))
          }
        }),
      CatalogEntry(
        .staticMember(of: "SystemFormatStyle"), "stopwatch", "The time since a date, with hundredths of seconds.",
        [.labelled("startingAt", .named("Date"))] + settings
      ) { call throws(Diagnostics) in
        format(
          "stopwatch", ("start", .double(call.date("startingAt") ?? FixedDate.seconds)),
          ("showsHours", .bool(call.bool("showsHours") ?? true)))
      },
    ]
    + [("offset", "The time to a date, with a sign."), ("reference", "The time to a date, in words.")].map {
      (name: String, documentation: ReferenceText) in
      CatalogEntry(
        .staticMember(of: "SystemFormatStyle"), name, documentation,
        [
          .labelled("to", .named("Date")), .labelled("allowedFields", .unread, default: "[.year, .month]"),
          .labelled("maxFieldCount", .int, default: "2"), .labelled("sign", .unread, default: ".automatic"),
          .labelled("thresholdField", .unread, default: ".day"),
        ]
      ) { call throws(Diagnostics) in format(name, ("start", .double(call.date("to") ?? FixedDate.seconds))) }
    }

  private static let settings: [ParameterDeclaration] = [
    .labelled("showsHours", .bool, default: "true"), .labelled("maxFieldCount", .int, default: "3"),
    .labelled("maxPrecision", .unread, default: ".seconds(1)"),
  ]

  private static func format(_ kind: String, _ fields: (name: String, value: Value)...) -> Value {
    .record(RecordValue("SystemFormatStyle", [(name: "kind", value: .string(kind))] + fields))
  }

  private static func counted(from date: Double, _ format: RecordValue?) -> String {
    let (start, end) = (format?["start"]?.number ?? date, format?["end"]?.number ?? date)
    var hasHours = true
    if case .bool(let shows)? = format?["showsHours"] { hasHours = shows }
    switch format?.text("kind") {
    case "countingUpIn": return CountedTime.clock(min(max(date, start), end) - start, hasHours: hasHours)
    case "countingDownIn": return CountedTime.clock(end - min(max(date, start), end), hasHours: hasHours)
    case "stopwatch": return CountedTime.clock(date - start, hasHours: hasHours) + ".00"
    case "offset": return CountedTime(from: start, until: date, "offset").text
    default: return CountedTime(from: date, until: start, "relative").text
    }
  }
}
