internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `DateComponentsFormatter`, which writes lengths of time.
extension Catalog {
  static let lengthsOfTime: [CatalogEntry] =
    [
      made("DateComponentsFormatter", "Writes lengths of time, in American English."),
      settable("unitsStyle", of: "DateComponentsFormatter", style("positional")),
      settable("allowedUnits", of: "DateComponentsFormatter", .symbol(type: "NSCalendar.Unit", name: "")),
      settable(
        "zeroFormattingBehavior", of: "DateComponentsFormatter",
        .symbol(type: "DateComponentsFormatter.ZeroFormattingBehavior", name: "default")),
      settable("maximumUnitCount", of: "DateComponentsFormatter", .int(0)),
      settable("calendar", of: "DateComponentsFormatter", .none),
      CatalogEntry(
        .member(of: "DateComponentsFormatter"), "string", "A length of time as the formatter writes it.",
        [
          Overload([.labelled("from", .oneOf([.double, .int]))]) { call throws(Diagnostics) in
            .string(TimeText(call.baseRecord).text(call.number("from") ?? 0))
          },
          Overload([.labelled("from", .named("DateComponents"))]) { call throws(Diagnostics) in
            let length = call.record("from").map { TimeText.seconds(of: $0) } ?? 0
            return .string(TimeText(call.baseRecord).text(length))
          },
          Overload([.labelled("from", .named("Date")), .labelled("to", .named("Date"))]) { call throws(Diagnostics) in
            let length = (call.date("to") ?? 0) - (call.date("from") ?? 0)
            return .string(TimeText(call.baseRecord).text(length))
          },
        ]),
      CatalogEntry(
        .staticMember(of: "DateComponentsFormatter"), "localizedString", "A length of time.",
        [
          .labelled("from", .named("DateComponents")),
          .labelled("unitsStyle", .named("DateComponentsFormatter.UnitsStyle")),
        ]
      ) { call throws(Diagnostics) in
        let settings = RecordValue("DateComponentsFormatter", [("unitsStyle", call.value("unitsStyle") ?? .none)])
        return .string(TimeText(settings).text(call.record("from").map { TimeText.seconds(of: $0) } ?? 0))
      },
    ]
    + ["includesApproximationPhrase", "includesTimeRemainingPhrase", "collapsesLargestUnit"]
    .map { settable($0, of: "DateComponentsFormatter", .bool(false)) }
    + constants(
      "DateComponentsFormatter.UnitsStyle", ["positional", "abbreviated", "brief", "short", "full", "spellOut"])
    + constants(
      "DateComponentsFormatter.ZeroFormattingBehavior",
      ["default", "pad", "dropLeading", "dropMiddle", "dropTrailing", "dropAll"])
    + constants("NSCalendar.Unit", TimeText.units.map { $0.name })

  private static func style(_ name: String) -> Value { .symbol(type: "DateComponentsFormatter.UnitsStyle", name: name) }
}

/// How a length of time is written: `1:30:00`, `1h 30m`, `1 hour, 30 minutes`.
struct TimeText {
  /// The longest first; a month counts thirty days.
  fileprivate static let units: [(name: String, seconds: Double, letter: String, brief: String)] = [
    ("year", 31_536_000, "y", "yr"), ("month", 2_592_000, "mo", "mo"), ("weekOfMonth", 604_800, "w", "wk"),
    ("day", 86_400, "d", "day"), ("hour", 3_600, "h", "hr"), ("minute", 60, "m", "min"), ("second", 1, "s", "sec"),
  ]

  private let settings: RecordValue
  private let style: String
  private let zeros: String

  init(_ settings: RecordValue) {
    self.settings = settings
    style = settings.symbol("unitsStyle") ?? "positional"
    zeros = settings.symbol("zeroFormattingBehavior") ?? "default"
  }

  static func seconds(of components: RecordValue) -> Double {
    units.reduce(0) { $0 + Double(components.int($1.name) ?? 0) * $1.seconds }
  }

  func text(_ length: Double) -> String {
    guard length.isFinite, abs(length) < 1e12 else { return "" }
    let parts = shown(parts(of: abs(length).rounded(.down)))
    let text = style == "positional" ? positional(parts) : worded(parts)
    return phrase("includesApproximationPhrase", "About ") + (length < 0 ? "-" : "") + text
      + phrase("includesTimeRemainingPhrase", " remaining")
  }

  private func phrase(_ setting: String, _ text: String) -> String {
    if case .bool(true)? = settings[setting] { text } else { "" }
  }

  private typealias Part = (unit: Int, count: Int64)

  private func parts(of length: Double) -> [Part] {
    let names = settings.options("allowedUnits")
    // Weeks are shown only if they are asked for.
    let isAllowed: (String) -> Bool = { names.isEmpty ? $0 != "weekOfMonth" : names.contains($0) }
    var rest = length
    var parts: [Part] = []
    for (index, unit) in TimeText.units.enumerated() where isAllowed(unit.name) {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      parts.append((index, Int64(count)))
    }
    return parts
  }

  /// Without the zeros that are dropped; one unit is always shown.
  private func shown(_ parts: [Part]) -> [Part] {
    var shown = parts
    if zeros != "pad" {
      let first = shown.firstIndex { $0.count > 0 } ?? max(shown.count - 1, 0)
      shown.removeFirst(min(first, shown.count))
      if zeros == "dropAll" || zeros == "dropMiddle" || zeros == "default" && style != "positional" {
        shown = shown.enumerated().filter { $0.offset == 0 || $0.element.count > 0 }.map { $0.element }
      }
      if zeros == "dropTrailing" {
        while shown.count > 1, shown.last?.count == 0 { shown.removeLast() }
      }
    }
    let most = settings.count("maximumUnitCount") ?? 0
    return most > 0 ? Array(shown.prefix(most)) : shown
  }

  private func positional(_ parts: [Part]) -> String {
    var texts: [String] = []
    for (index, part) in parts.enumerated() {
      let digits = "\(part.count)"
      let isFilled = digits.count < 2 && parts.count > 1 && (index > 0 || zeros == "pad")
      texts.append(isFilled ? "0" + digits : digits)
    }
    return texts.joined(separator: ":")
  }

  private func worded(_ parts: [Part]) -> String {
    let separator = ["abbreviated", "brief"].contains(style) ? " " : ", "
    return parts.map { word($0) }.joined(separator: separator)
  }

  private func word(_ part: Part) -> String {
    let unit = TimeText.units[part.unit]
    let count = LocalizedNumber.grouped("\(part.count)")
    switch style {
    case "abbreviated": return count + unit.letter
    case "brief", "short":
      let isPlural = part.count != 1 && ["yr", "mo", "wk", "day"].contains(unit.brief)
      return count + (style == "brief" ? "" : " ") + unit.brief + (isPlural ? "s" : "")
    default:
      let name = unit.name == "weekOfMonth" ? "week" : unit.name
      return count + " " + name + (part.count == 1 ? "" : "s")
    }
  }
}
