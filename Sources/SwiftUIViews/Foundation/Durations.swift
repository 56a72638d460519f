internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Duration` and how it is written, in American English.
extension Catalog {
  static let durations: [CatalogEntry] =
    [("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)].map { name, seconds in
      CatalogEntry(
        .staticMember(of: "Duration"), name, "A length of time.", [.unlabelled("count", .oneOf([.double, .int]))]
      ) { call throws(Diagnostics) in .duration((call.number("count") ?? 0) * seconds) }
    } + [
      .type("Duration", "A length of time."),
      CatalogEntry(constant: "zero", of: "Duration") { _ throws(Diagnostics) in .duration(0) },
      CatalogEntry(property: "components", of: "Duration", "Whole seconds, and what is left in attoseconds.") {
        call throws(Diagnostics) in
        let seconds = call.base.duration ?? 0
        let whole = seconds.rounded(.towardZero)
        return .tuple([
          LabelledValue("seconds", .int(Int64(clamped: whole))),
          LabelledValue("attoseconds", .int(Int64(clamped: ((seconds - whole) * 1e9).rounded() * 1e9))),
        ])
      },
      CatalogEntry(
        .member(of: "Duration"), "formatted", "The length in American English.",
        [.unlabelled("style", .named("Duration.FormatStyle"), default: ".time(pattern: .hourMinuteSecond)")]
      ) { call throws(Diagnostics) in .string(text(of: call.base, in: call.record("style"))) },
    ] + durationStyles + constants("Duration.UnitWidth", ["wide", "abbreviated", "condensedAbbreviated", "narrow"])
    + constants("Duration.Unit", DurationText.units.map { $0.name + "s" })
    + ["Duration.ZeroUnits", "Duration.Fraction"].flatMap { shown($0) }

  /// How a text shows a length of time in a style.
  static func text(of duration: Value, in style: RecordValue?) -> String {
    DurationText(style ?? RecordValue("Duration.FormatStyle")).text(duration.duration ?? 0)
  }

  private static let durationStyles: [CatalogEntry] =
    [
      CatalogEntry(
        .staticMember(of: "Duration.FormatStyle"), "time", "Numbers with colons between them.",
        [.labelled("pattern", .named("Duration.TimePattern"))]
      ) { call throws(Diagnostics) in
        .record(RecordValue("Duration.FormatStyle", call.record("pattern")?.fields ?? []))
      },
      CatalogEntry(
        .staticMember(of: "Duration.FormatStyle"), "units", "Numbers with their units.",
        [
          .labelled(
            "allowed", .array(.named("Duration.Unit")), default: "[.hours, .minutes, .seconds]", "The units."),
          .labelled("width", .named("Duration.UnitWidth"), default: ".abbreviated", "How the units are written."),
          .labelled("maximumUnitCount", .optional(.int), default: "nil", "How many of the largest are told."),
          .labelled("zeroValueUnits", .named("Duration.ZeroUnits"), default: ".hide", "Whether zeros are told."),
          .labelled("valueLength", .optional(.int), default: "nil", "The digits at least."),
          .labelled("fractionalPart", .named("Duration.Fraction"), default: ".hide", "The decimals of the last."),
        ]
      ) { call throws(Diagnostics) in
        let names = ["allowed", "width", "maximumUnitCount", "zeroValueUnits", "valueLength", "fractionalPart"]
        return .record(
          RecordValue(
            "Duration.FormatStyle",
            [("kind", .string("units"))] + names.compactMap { name in call.value(name).map { (name, $0) } }))
      },
    ] + pattern("hourMinute", ["padHourToLength"]) + pattern("hourMinuteSecond", ["padHourToLength"])
    + pattern("minuteSecond", ["padMinuteToLength"])

  /// `.minuteSecond`, and the same with its padding and its decimals.
  private static func pattern(_ name: String, _ padding: [String]) -> [CatalogEntry] {
    @Sendable func made(_ call: Invocation) -> Value {
      let fields = (padding + ["fractionalSecondsLength"]).compactMap { label in
        call.value(label).map { (name: label == "fractionalSecondsLength" ? label : "padding", value: $0) }
      }
      return .record(RecordValue("Duration.TimePattern", [("kind", .string(name))] + fields))
    }
    return [
      CatalogEntry(
        .staticMember(of: "Duration.TimePattern"), name, "The parts that are told.",
        [
          Overload(isProperty: true, []) { call throws(Diagnostics) in made(call) },
          Overload(
            padding.map { .labelled($0, .int) } + [
              .labelled("fractionalSecondsLength", .int, default: "0"),
              .labelled("roundFractionalSeconds", .unread, default: ".toNearestOrEven"),
              .labelled("roundSeconds", .unread, default: ".toNearestOrEven"),
            ]
          ) { call throws(Diagnostics) in made(call) },
        ])
    ]
  }

  /// `.hide` and `.show(length: 2)`, as the number of digits.
  private static func shown(_ type: String) -> [CatalogEntry] {
    [
      CatalogEntry(constant: "hide", of: type) { _ throws(Diagnostics) in .symbol(type: type, name: "") },
      CatalogEntry(
        .staticMember(of: type), "show", "With so many digits.",
        [.labelled("length", .int), .labelled("rounded", .unread, default: ".toNearestOrEven")]
      ) { call throws(Diagnostics) in .symbol(type: type, name: "\(call.int("length") ?? 1)") },
    ]
  }
}

extension Value {
  static func duration(_ seconds: Double) -> Value {
    .record(RecordValue("Duration", [("seconds", .double(seconds))]))
  }

  /// A length of time in seconds; `nil` for any other value.
  var duration: Double? {
    guard let record, record.type == "Duration", case .double(let seconds)? = record["seconds"] else { return nil }
    return seconds
  }
}

extension Int64 {
  /// The number, clamped to the range of the type.
  fileprivate init(clamped number: Double) {
    self = number.isFinite ? Int64(Swift.max(-9.2e18, Swift.min(9.2e18, number))) : 0
  }
}

/// How a `Duration` is written: `1:10:32`, `70:32`, `1 hr, 10 min, 32 sec`.
///
/// 1. It is rounded to the last unit that is shown, half to even, and then divided into units.
/// 2. Only units that are not zero are shown; if all are zero, the last one is.
/// 3. If the number of units is limited, those from the largest that is not zero are shown, rounded to the last of
///    them.
///
/// Source: Foundation, run with these arguments in the locale en_US; the condensed form is the documentation's.
struct DurationText {
  fileprivate static let units: [Unit] = [
    ("week", 604_800, "w", "wk", "wks"), ("day", 86_400, "d", "day", "days"), ("hour", 3_600, "h", "hr", "hr"),
    ("minute", 60, "m", "min", "min"), ("second", 1, "s", "sec", "sec"), ("millisecond", 1e-3, "ms", "ms", "ms"),
    ("microsecond", 1e-6, "μs", "μs", "μs"), ("nanosecond", 1e-9, "ns", "ns", "ns"),
  ]

  private let style: RecordValue
  private let kind: String

  init(_ style: RecordValue) {
    self.style = style
    kind = style.text("kind") ?? "hourMinuteSecond"
  }

  func text(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "" }
    let text = kind == "units" ? worded(abs(seconds)) : positional(abs(seconds))
    // A length that rounds to zero has no sign.
    let isNothing = !text.utf8.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }
    return (seconds < 0 && !isNothing ? "-" : "") + text
  }

  /// With at least the requested number of digits before the point.
  private func filled(_ count: Int64, _ digits: Int) -> String {
    let text = "\(count)"
    let zeros = String(repeating: "0", count: max(0, min(digits, 20) - text.utf8.count))
    return zeros + (zeros.isEmpty ? LocalizedNumber.grouped(text) : text)
  }

  private func positional(_ length: Double) -> String {
    let decimals = kind == "hourMinute" ? 0 : digits("fractionalSecondsLength")
    let units: [Double] =
      switch kind {
      case "minuteSecond": [60, 1]
      case "hourMinute": [3_600, 60]
      default: [3_600, 60, 1]
      }
    let parts = self.parts(of: length, units, decimals)
    var texts = [filled(parts.counts[0], digits("padding"))]
    for count in parts.counts.dropFirst() { texts.append(count < 10 ? "0\(count)" : "\(count)") }
    return texts.joined(separator: ":") + parts.fraction
  }

  private func digits(_ name: String) -> Int { max(0, min(style.count(name) ?? 0, 9)) }

  /// A length in units of given numbers of seconds, and the decimals of the last one.
  private func parts(
    of length: Double, _ units: [Double], _ decimals: Int
  ) -> (counts: [Int64], fraction: String) {
    let last = units[units.count - 1]
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    // In steps of the last decimal, so that rounding cannot carry later.
    var rest = (length / last * scale).rounded(.toNearestOrEven)
    var counts: [Int64] = []
    for unit in units {
      let steps = unit / last * scale
      let count = ((rest / steps) + 1e-9).rounded(.down)
      rest = max(0, rest - count * steps)
      counts.append(Int64(min(count, 9e18)))
    }
    if decimals == 0 { return (counts, "") }
    let fraction = "\(Int64(rest.rounded()))"
    return (counts, "." + String(repeating: "0", count: max(0, decimals - fraction.utf8.count)) + fraction)
  }

  private func worded(_ length: Double) -> String {
    var units = allowed
    // A length that cannot be counted is not written.
    guard length / units[0].seconds < 9e18 else { return "" }
    let decimals = Int(style.symbol("fractionalPart") ?? "").map { max(0, min($0, 9)) } ?? 0
    if let most = style.count("maximumUnitCount"), most > 0, most < units.count {
      let rounded = parts(of: length, units.map { $0.seconds }, decimals)
      let first = rounded.counts.firstIndex { $0 > 0 } ?? units.count - 1
      units = Array(units[first..<min(units.count, first + most)])
    }
    let parts = self.parts(of: length, units.map { $0.seconds }, decimals)
    let zeros = Int(style.symbol("zeroValueUnits") ?? "")
    var texts: [String] = []
    for (index, unit) in units.enumerated() {
      let isLast = index == units.count - 1
      let fraction = isLast ? parts.fraction : ""
      let isZero = parts.counts[index] == 0 && !fraction.utf8.contains { $0 > UInt8(ascii: "0") }
      if isZero, zeros == nil, !(isLast && texts.isEmpty) { continue }
      let digits = max(style.count("valueLength") ?? 0, zeros ?? 0)
      let number = filled(parts.counts[index], digits) + fraction
      texts.append(word(number, unit, isOne: parts.counts[index] == 1 && fraction.isEmpty))
    }
    let width = style.symbol("width") ?? "abbreviated"
    return texts.joined(separator: width == "wide" || width == "abbreviated" ? ", " : " ")
  }

  fileprivate typealias Unit = (name: String, seconds: Double, letter: String, short: String, shortPlural: String)

  /// The units that may be shown, the largest first.
  private var allowed: [Unit] {
    var names: [String] = []
    if case .array(let given)? = style["allowed"] {
      for case .symbol(_, let name) in given { names.append(name) }
    }
    let found = DurationText.units.filter { names.contains($0.name + "s") }
    return found.isEmpty ? Array(DurationText.units[2...4]) : found
  }

  private func word(_ number: String, _ unit: Unit, isOne: Bool) -> String {
    switch style.symbol("width") ?? "abbreviated" {
    case "wide": return number + " " + unit.name + (isOne ? "" : "s")
    case "narrow": return number + unit.letter
    case "condensedAbbreviated": return number + (isOne ? unit.short : unit.shortPlural)
    default: return number + " " + (isOne ? unit.short : unit.shortPlural)
    }
  }
}
