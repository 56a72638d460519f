internal import SwiftInterpreter

/// A text that counts the time to or from a date, as it reads at one moment: `2 hr, 23 min`, `36:59:01`, `+2 hours`.
///
/// Source: the words of `Text.DateStyle`'s documentation. The abbreviations of units were seen on a phone, but not
/// recorded.
struct CountedTime {
  private let length: Double
  private let style: String

  /// - Parameters:
  ///   - moment: when the text is read, in seconds.
  ///   - date: in seconds.
  ///   - style: a constant of `Text.DateStyle`: `relative`, `timer` or `offset`.
  init(from moment: Double = FixedDate.seconds, until date: Double, _ style: String) {
    (length, self.style) = (date - moment, style)
  }

  var text: String {
    switch style {
    case "timer": CountedTime.clock(length)
    case "offset": (length < 0 ? "-" : "+") + units(1, "full")
    default: units(2, "short")
    }
  }

  /// A length of time in seconds as a clock: hours are shown only if there are any, minutes always.
  ///
  /// - Parameter hasHours: whether hours stand by themselves and not among the minutes.
  static func clock(_ length: Double, hasHours: Bool = true) -> String {
    guard length.isFinite, abs(length) < 1e12 else { return "" }
    let seconds = Int64(abs(length).rounded(.down))
    func filled(_ count: Int64) -> String { count < 10 ? "0\(count)" : "\(count)" }
    let hours = hasHours ? seconds / 3_600 : 0
    let minutes = seconds / 60 - hours * 60
    let rest = ":" + filled(seconds % 60)
    return hours > 0 ? "\(hours):" + filled(minutes) + rest : "\(minutes)" + rest
  }

  /// The longest units.
  private func units(_ most: Int, _ style: String) -> String {
    let style = Value.symbol(type: "DateComponentsFormatter.UnitsStyle", name: style)
    let settings = RecordValue("DateComponentsFormatter", [("unitsStyle", style), ("maximumUnitCount", .int(most))])
    return TimeText(settings).text(abs(length))
  }
}
