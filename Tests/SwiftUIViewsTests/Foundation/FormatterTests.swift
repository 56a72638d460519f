import LayoutEngine
import SwiftUIViews
import Testing

/// Formatters of lengths of time, sizes of files and dates from now.
@Suite struct FormatterTests {
  private func text(_ expression: String, _ formatter: String, _ setting: String = "") throws -> String? {
    try run(
      """
      #Preview { Text(verbatim: text()) }
      func text() -> String {
        let f = \(formatter)()
        \(setting)
        return \(expression)
      }
      """
    ).texts.first
  }

  @Test(arguments: [
    ("f.allowedUnits = [.hour, .minute, .second]", "5400", "1:30:00"),
    ("f.allowedUnits = [.minute, .second]", "65", "1:05"),
    ("f.allowedUnits = [.minute, .second]; f.zeroFormattingBehavior = .pad", "5", "00:05"),
    ("f.allowedUnits = [.hour, .minute]; f.unitsStyle = .abbreviated", "5400", "1h 30m"),
    ("f.unitsStyle = .full", "3661", "1 hour, 1 minute, 1 second"),
    ("f.unitsStyle = .short; f.maximumUnitCount = 1", "7300", "2 hr"),
    (
      "f.unitsStyle = .full; f.allowedUnits = [.day]; f.includesTimeRemainingPhrase = true", "172800",
      "2 days remaining"
    ),
    ("f.unitsStyle = .brief; f.allowedUnits = .minute", "120", "2min"),
  ])
  func lengthsOfTime(setting: String, seconds: String, text: String) throws {
    #expect(try self.text("f.string(from: TimeInterval(\(seconds)))!", "DateComponentsFormatter", setting) == text)
  }

  @Test func lengthBetweenParts() throws {
    let setting = "f.unitsStyle = .abbreviated"
    #expect(
      try text("f.string(from: DateComponents(hour: 2, minute: 5))!", "DateComponentsFormatter", setting) == "2h 5m")
  }

  @Test(arguments: [
    ("f.string(fromByteCount: 1_500_000)", "", "1.5 MB"), ("f.string(fromByteCount: 999)", "", "999 bytes"),
    ("f.string(fromByteCount: 1)", "", "1 byte"), ("f.string(fromByteCount: 0)", "", "Zero KB"),
    ("f.string(fromByteCount: 999_999)", "", "1 MB"), ("f.string(fromByteCount: 1_250_000_000)", "", "1.25 GB"),
    ("f.string(fromByteCount: 2048)", "f.countStyle = .memory", "2 KB"),
    ("f.string(fromByteCount: 1_500_000)", "f.allowedUnits = [.useKB]", "1,500 KB"),
    ("f.string(fromByteCount: 2000)", "f.includesUnit = false", "2"),
    ("ByteCountFormatter.string(fromByteCount: 3000, countStyle: .file)", "_ = f", "3 KB"),
    ("5000.formatted(.byteCount(style: .file))", "_ = f", "5 kB"),
  ])
  func sizesOfFiles(expression: String, setting: String, text: String) throws {
    #expect(try self.text(expression, "ByteCountFormatter", setting) == text)
  }

  @Test(arguments: [
    ("", "-7200", "2 hours ago"), ("", "60", "in 1 minute"), ("f.unitsStyle = .abbreviated", "-172800", "2d ago"),
    ("f.dateTimeStyle = .named", "-90000", "yesterday"), ("f.dateTimeStyle = .named", "0", "now"),
  ])
  func datesFromNow(setting: String, seconds: String, text: String) throws {
    let expression = "f.localizedString(fromTimeInterval: \(seconds))"
    #expect(try self.text(expression, "RelativeDateTimeFormatter", setting) == text)
  }

  @Test(arguments: [
    ("Text(12.5 as NSNumber, formatter: f)", "NumberFormatter", "f.numberStyle = .currency", "$12.50"),
    ("Text(\"now \\(3, formatter: f)\")", "NumberFormatter", "f.numberStyle = .percent", "now 300%"),
    ("Text(Date.now, formatter: f)", "DateFormatter", "f.dateStyle = .short", "6/9/25"),
    ("Text(3000, formatter: f)", "ByteCountFormatter", "", "3 KB"),
    ("Text(90.0, formatter: f)", "DateComponentsFormatter", "f.allowedUnits = [.minute, .second]", "1:30"),
    ("Text(4, formatter: f)", "Stars", "", "****"),
  ])
  func aTextShowsWhatItsFormatterWrites(view: String, formatter: String, setting: String, text: String) throws {
    let source = """
      class Stars: Formatter {
        override func string(for obj: Any?) -> String? { String(repeating: "*", count: obj as? Int ?? 0) }
      }
      #Preview {
        let f = \(formatter)()
        let _ = { \(setting) }()
        \(view)
      }
      """
    #expect(try textsAlone(source) == [text])
  }

  @Test func aFormatterThatIsNotKnownLeavesTheValueAndSaysSo() throws {
    let source = """
      let names = PersonNameComponentsFormatter()
      #Preview { Text(7, formatter: names); Text("a \\(8, formatter: names)") }
      """
    let run = try run(source)
    #expect(run.texts == ["7", "a 8"])
    #expect(run.trace.standIns.map(\.name) == ["PersonNameComponentsFormatter"])
  }

  @Test(arguments: [
    ("f.string(fromValue: 4.5, unit: .kilometer)", "LengthFormatter", "", "4.5 km"),
    ("f.string(fromValue: 1, unit: LengthFormatter.Unit.foot)", "LengthFormatter", "f.unitStyle = .long", "1 foot"),
    ("f.string(fromValue: 2, unit: .kilogram)", "MassFormatter", "f.unitStyle = .short", "2kg"),
    ("f.unitString(fromValue: 2, unit: .inch)", "LengthFormatter", "f.unitStyle = .long", "inches"),
    ("f.string(fromValue: 250, unit: .kilocalorie)", "EnergyFormatter", "", "250 kcal"),
    (
      "f.string(fromValue: 1.2345, unit: .mile)", "LengthFormatter", "f.numberFormatter.maximumFractionDigits = 1",
      "1.2 mi"
    ),
  ])
  func numbersWithUnits(expression: String, formatter: String, setting: String, text: String) throws {
    #expect(try self.text(expression, formatter, setting) == text)
  }

  @Test(arguments: [
    ("[\"a\", \"b\", \"c\"].formatted()", "a, b, and c"), ("[\"a\", \"b\"].formatted(.list(type: .or))", "a or b"),
    ("[\"a\", \"b\"].formatted(.list(type: .and, width: .narrow))", "a, b"),
    ("[\"a\", \"b\", \"c\"].formatted(.list(type: .and, width: .short))", "a, b, & c"),
    ("[0.5, 0.25].formatted(.list(memberStyle: .percent, type: .and))", "50% and 25%"),
    ("ListFormatter.localizedString(byJoining: [\"a\", \"b\"])", "a and b"),
    ("ListFormatter().string(from: [1, 2, 3])", "1, 2, and 3"),
  ])
  func listsAreSentences(expression: String, text: String) throws {
    #expect(try textsAlone("#Preview { Text(verbatim: \(expression)) }") == [text])
  }

  @Test(arguments: [
    ("[\"a\", \"b\"]", ".list(type: .or)", "a or b"), ("12.5", ".currency(code: \"USD\")", "$12.50"),
    ("Date.now", ".dateTime.year()", "2025"),
    (
      "Measurement(value: 3, unit: UnitLength.meters)", ".measurement(width: .abbreviated, usage: .asProvided)", "3 m"
    ),
  ])
  func viewsShowTheirValueInAFormat(value: String, format: String, text: String) throws {
    let views = ["Text(\(value), format: \(format))", "LabeledContent(\"is\", value: \(value), format: \(format))"]
    for view in views { #expect(try run("#Preview { Form { \(view) } }").texts.contains(text), "\(view)") }
  }
}
