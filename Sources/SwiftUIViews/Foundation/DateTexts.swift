/// How dates are written in American English.
extension DateParts {
  /// A date as one of Foundation's styles writes it; empty for `none` and `omitted`.
  func dateText(_ style: String) -> String {
    switch style {
    case "none", "omitted": ""
    case "numeric": "\(month)/\(day)/\(year)"
    case "short": "\(month)/\(day)/\(DateParts.padded(year % 100, 2))"
    case "long": "\(monthName) \(day), \(year)"
    case "full", "complete": "\(weekdayName), \(monthName) \(day), \(year)"
    default: "\(monthName.prefix(3)) \(day), \(year)"
    }
  }

  /// A time as one of Foundation's styles writes it.
  func timeText(_ style: String) -> String {
    let start = "\(hourOfHalfDay):\(DateParts.padded(minute, 2))"
    return switch style {
    case "none", "omitted": ""
    case "standard", "medium": "\(start):\(DateParts.padded(second, 2)) \(halfDay)"
    case "complete", "long": "\(start):\(DateParts.padded(second, 2)) \(halfDay) GMT"
    case "full": "\(start):\(DateParts.padded(second, 2)) \(halfDay) Greenwich Mean Time"
    default: "\(start) \(halfDay)"
    }
  }

  func text(date: String, time: String) -> String {
    let parts = [dateText(date), timeText(time)].filter { !$0.isEmpty }
    let isLong = ["long", "full", "complete"].contains(date)
    return parts.joined(separator: isLong ? " at " : ", ")
  }

  /// A date by a pattern such as `EEE, MMM d`; text in single quotes stands for itself.
  func text(pattern: String) -> String {
    var text = ""
    var rest = pattern[...]
    var isQuoted = false
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'" {
        if run.count % 2 == 1 { isQuoted.toggle() }
        text += String(repeating: "'", count: run.count / 2)
      } else {
        text += isQuoted ? String(run) : field(letter, run.count)
      }
    }
    return text
  }

  private func field(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "y": return count == 2 ? DateParts.padded(year % 100, 2) : DateParts.padded(year, count)
    case "M", "L":
      if count > 3 { return count == 5 ? String(monthName.prefix(1)) : monthName }
      return count == 3 ? String(monthName.prefix(3)) : DateParts.padded(month, count)
    case "d": return DateParts.padded(day, count)
    case "E", "c":
      if count > 3 { return count == 5 ? String(weekdayName.prefix(1)) : weekdayName }
      return String(weekdayName.prefix(3))
    case "H": return DateParts.padded(hour, count)
    case "h": return DateParts.padded(hourOfHalfDay, count)
    case "m": return DateParts.padded(minute, count)
    case "s": return DateParts.padded(second, count)
    case "S": return String(repeating: "0", count: count)
    case "a": return halfDay
    case "Z": return "+0000"
    case "z": return "GMT"
    default: return String(repeating: letter, count: count)
    }
  }

  /// A date by the fields of `Date.FormatStyle`, each a word with its width: `month-wide day-`.
  func text(fields: [String]) -> String {
    var widths: [String: String] = [:]
    for field in fields {
      let parts = field.split(separator: "-", omittingEmptySubsequences: false)
      widths[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    if widths.isEmpty { return text(date: "numeric", time: "shortened") }
    if widths["iso8601"] != nil { return iso8601 }
    if let date = widths["date"], let time = widths["time"] { return text(date: date, time: time) }
    let parts = [dayText(widths), clockText(widths)].filter { !$0.isEmpty }
    // A weekday alone is not a date: "Mon 9:41 AM".
    let isDate = ["day", "month", "year"].contains { widths[$0] != nil }
    return parts.joined(separator: widths["month"] == "wide" ? " at " : isDate ? ", " : " ")
  }

  private func dayText(_ widths: [String: String]) -> String {
    let dayText = widths["day"].map { DateParts.padded(day, $0 == "twoDigits" ? 2 : 1) }
    let yearText = widths["year"].map { $0 == "twoDigits" ? DateParts.padded(year % 100, 2) : "\(year)" }
    let weekdayText = widths["weekday"].map { $0 == "wide" ? weekdayName : width(weekdayName, $0) }
    var text: String
    if let width = widths["month"], width == "twoDigits" || width == "defaultDigits" {
      let month = DateParts.padded(month, width == "twoDigits" ? 2 : 1)
      text = [month, dayText, yearText].compactMap { $0 }.joined(separator: "/")
    } else {
      let monthText = widths["month"].map { width(monthName, $0) }
      text = [monthText, dayText].compactMap { $0 }.joined(separator: " ")
      if let yearText { text += text.isEmpty ? yearText : (dayText == nil ? " " : ", ") + yearText }
    }
    // A day of the month alone precedes its weekday: "9 Mon".
    if let weekdayText {
      if widths["month"] == nil, let dayText, yearText == nil { return "\(dayText) \(weekdayText)" }
      text = text.isEmpty ? weekdayText : "\(weekdayText), \(text)"
    }
    return text
  }

  private func width(_ name: String, _ width: String) -> String {
    switch width {
    case "wide": name
    case "narrow": String(name.prefix(1))
    default: String(name.prefix(3))
    }
  }

  private func clockText(_ widths: [String: String]) -> String {
    guard widths["hour"] != nil else { return widths["minute"] == nil ? "" : "\(minute)" }
    var text = "\(hourOfHalfDay)"
    if widths["minute"] != nil { text += ":" + DateParts.padded(minute, 2) }
    if widths["second"] != nil { text += ":" + DateParts.padded(second, 2) }
    return "\(text) \(halfDay)"
  }
}
