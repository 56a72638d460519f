internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `TimeZone` and `Locale`, which are always Greenwich and American English, and dates in ISO 8601.
extension Catalog {
  static let zones: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "TimeZone", "Greenwich, whatever is asked for.",
        [
          Overload([.labelled("identifier", .string)]) { _ throws(Diagnostics) in zone },
          Overload([.labelled("abbreviation", .string)]) { _ throws(Diagnostics) in zone },
          Overload([.labelled("secondsFromGMT", .int)]) { _ throws(Diagnostics) in zone },
        ]),
      fixed("identifier", of: "TimeZone", .string("GMT")),
      CatalogEntry(
        .member(of: "TimeZone"), "secondsFromGMT", "None.", [.labelled("for", .any, default: "Date()")]
      ) { _ throws(Diagnostics) in .int(0) },
      CatalogEntry(
        .member(of: "TimeZone"), "abbreviation", "The zone in short.", [.labelled("for", .any, default: "Date()")]
      ) { _ throws(Diagnostics) in .string("GMT") },
      CatalogEntry(
        .initializer, "Locale", "A language and region; all but the texts of views are in American English.",
        [.labelled("identifier", .string)]
      ) { call throws(Diagnostics) in
        .record(RecordValue("Locale", [("identifier", .string(call.string("identifier") ?? ""))]))
      },
      CatalogEntry(property: "identifier", of: "Locale", "Names the language and region.") { call throws(Diagnostics) in
        .string(call.baseRecord.text("identifier") ?? "en_US")
      },
      CatalogEntry(property: "languageCode", of: "Locale", "Names the language.") { call throws(Diagnostics) in
        let identifier = call.baseRecord.text("identifier") ?? "en_US"
        return .string(identifier.split { $0 == "_" || $0 == "-" }.first.map { String($0) } ?? "")
      },
      fixed("regionCode", of: "Locale", .string("US")),
      fixed("currencyCode", of: "Locale", .string("USD")), fixed("currencySymbol", of: "Locale", .string("$")),
      fixed("decimalSeparator", of: "Locale", .string(".")), fixed("groupingSeparator", of: "Locale", .string(",")),
      fixed("usesMetricSystem", of: "Locale", .bool(false)),
      fixed("measurementSystem", of: "Locale", .symbol(type: "Locale.MeasurementSystem", name: "us")),
      fixed("region", of: "Locale", part("US")), fixed("currency", of: "Locale", part("USD")),
      fixed("language", of: "Locale", part("en")),
      CatalogEntry(constant: "preferredLanguages", of: "Locale", "English alone.") { _ throws(Diagnostics) in
        .array([.string("en-US")])
      },
      CatalogEntry(property: "identifier", of: "Locale.Part", "The code.") { call throws(Diagnostics) in
        .string(call.baseRecord.text("text") ?? "")
      },
      CatalogEntry(property: "languageCode", of: "Locale.Part", "The code.") { call throws(Diagnostics) in call.base },
      CatalogEntry(
        .initializer, "ISO8601DateFormatter", "Writes dates as ISO 8601 does.", []
      ) { _ throws(Diagnostics) in .record(RecordValue("ISO8601DateFormatter")) },
      settable("formatOptions", of: "ISO8601DateFormatter", .array([])),
      settable("timeZone", of: "ISO8601DateFormatter", zone),
      CatalogEntry(
        .member(of: "ISO8601DateFormatter"), "string", "A date as ISO 8601 writes it.",
        [.labelled("from", .named("Date"))]
      ) { call throws(Diagnostics) in
        .string(DateParts(seconds: call.date("from") ?? 0).iso8601)
      },
      CatalogEntry(
        .member(of: "ISO8601DateFormatter"), "date", "The date that a text is.", [.labelled("from", .string)]
      ) { call throws(Diagnostics) in DateParts.iso8601(call.string("from") ?? "").map { .date($0) } ?? .none },
      CatalogEntry(
        .member(of: "DateFormatter"), "date", "The date that a text is, by the pattern.", [.labelled("from", .string)]
      ) { call throws(Diagnostics) in
        guard case .dateFormatter(let formatter)? = call.base.swiftUI, let pattern = formatter.pattern else {
          return .none
        }
        return DateParts.read(call.string("from") ?? "", pattern: pattern).map { .date($0) } ?? .none
      },
    ] + constant("TimeZone", ["current", "autoupdatingCurrent", "gmt"], zone)
    + constant("Locale", ["current", "autoupdatingCurrent"], locale)

  private static var zone: Value { .record(RecordValue("TimeZone")) }
  private static var locale: Value { .record(RecordValue("Locale")) }

  private static func part(_ code: String) -> Value { .record(RecordValue("Locale.Part", [("text", .string(code))])) }

  private static func fixed(_ name: String, of type: String, _ value: @autoclosure @escaping @Sendable () -> Value)
    -> CatalogEntry
  {
    CatalogEntry(property: name, of: type, "Is always the same.") { _ throws(Diagnostics) in value() }
  }

  private static func constant(
    _ type: String, _ names: [String], _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> [CatalogEntry] {
    names.map { name in CatalogEntry(constant: name, of: type) { _ throws(Diagnostics) in value() } }
  }
}

/// Dates as ISO 8601 writes them.
extension DateParts {
  /// `2025-06-09T09:41:00Z`
  var iso8601: String { text(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'") }

  /// `2024-06-01T10:00:00Z`, with or without a fraction, a zone or a time.
  static func iso8601(_ text: String) -> Double? {
    guard let day = read(String(text.prefix(10)), pattern: "yyyy-MM-dd") else { return nil }
    let rest = text.dropFirst(11)
    if rest.isEmpty { return day }
    guard let time = read("1970-01-01 " + rest.prefix(8), pattern: "yyyy-MM-dd HH:mm:ss") else { return nil }
    let zone = rest.dropFirst(8).drop { $0 != "Z" && $0 != "+" && $0 != "-" }
    return day + time - offset(zone)
  }

  /// `+02:00` in seconds.
  private static func offset(_ zone: Substring) -> Double {
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard digits.count == 4, let number = Int(digits) else { return 0 }
    let seconds = Double(number / 100 * 3600 + number % 100 * 60)
    return zone.hasPrefix("-") ? -seconds : seconds
  }

  /// The date that a text states by a pattern such as `yyyy-MM-dd`; `nil` when it does not match.
  static func read(_ text: String, pattern: String) -> Double? {
    var parts = DateParts()
    (parts.year, parts.month, parts.day) = (2000, 1, 1)
    var isAfternoon: Bool?
    var rest = text[...]
    var left = pattern[...]
    var isQuoted = false
    while let letter = left.first {
      let run = left.prefix { $0 == letter }
      left = left.dropFirst(run.count)
      if letter == "'" {
        isQuoted.toggle()
      } else if isQuoted || !letter.isLetter {
        guard rest.hasPrefix(run) else { return nil }
        rest = rest.dropFirst(run.count)
      } else if letter == "a" {
        guard let half = rest.prefix(2).lowercased().first else { return nil }
        isAfternoon = half == "p"
        rest = rest.dropFirst(2)
      } else if !parts.read(letter, run.count, &rest) {
        return nil
      }
    }
    guard rest.isEmpty, (1...12).contains(parts.month), (1...31).contains(parts.day), parts.hour < 25 else {
      return nil
    }
    if let isAfternoon { parts.hour = parts.hour % 12 + (isAfternoon ? 12 : 0) }
    return parts.seconds
  }

  /// Reads one field of a pattern.
  private mutating func read(_ letter: Character, _ count: Int, _ rest: inout Substring) -> Bool {
    if letter == "M" || letter == "L", count > 2 { return readMonth(&rest) }
    if letter == "E" || letter == "z" || letter == "Z" || letter == "X" {
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "+" || $0 == ":" }
      return true
    }
    // Adjacent fields have the lengths of the pattern.
    let digits = rest.prefix(letter == "y" ? max(count, 4) : max(count, 2)).prefix { $0.isNumber }
    guard let number = Int(digits) else { return false }
    rest = rest.dropFirst(digits.count)
    switch letter {
    case "y": year = count == 2 && number < 100 ? 2000 + number : number
    case "M", "L": month = number
    case "d": day = number
    case "H", "h", "k", "K": hour = number
    case "m": minute = number
    case "s": second = number
    case "S": break
    default: return false
    }
    return true
  }

  private mutating func readMonth(_ rest: inout Substring) -> Bool {
    for (index, name) in DateParts.months.enumerated() {
      let length = rest.hasPrefix(name) ? name.count : 3
      guard rest.lowercased().hasPrefix(name.prefix(length).lowercased()) else { continue }
      month = index + 1
      rest = rest.dropFirst(length)
      return true
    }
    return false
  }
}
