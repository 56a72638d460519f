import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// What texts need of Foundation, in American English and Greenwich.
@Suite struct FoundationTextTests {
  private func texts(_ expression: String, before: String = "") throws -> [String] {
    try run(
      """
      #Preview { Text(verbatim: text()) }
      func text() -> String {
      \(before)
        return "\\(\(expression))"
      }
      """
    ).texts
  }

  @Test(arguments: [
    ("#FF8800", "16746496"), ("  0x10", "16"), ("ffz", "255"), ("zz", "none"), ("FFFFFFFFFFFFFFFFFF", "large"),
  ])
  func aScannerReadsHexadecimalDigits(text: String, number: String) throws {
    let before = """
        let text = "\(text)".trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var number: UInt64 = 0
        guard Scanner(string: text).scanHexInt64(&number) else { return "none" }
        if number > 1 << 60 { return "large" }
      """
    #expect(try texts("number", before: before) == [number])
  }

  @Test(arguments: [
    (".whitespaces", "--a 1."), ("CharacterSet(charactersIn: \"- .\")", "a 1"), (".punctuationCharacters", " --a 1"),
    (".alphanumerics.inverted", "a 1"), ("CharacterSet.letters.inverted", "a"), (".decimalDigits", " --a 1."),
  ])
  func aTextIsTrimmedOfASetOfCharacters(set: String, trimmed: String) throws {
    #expect(try texts("\" --a 1.\".trimmingCharacters(in: \(set))") == [trimmed])
  }

  @Test(arguments: [
    ("f.numberStyle = .currency", "f.string(from: 1234.5)!", "$1,234.50"),
    ("f.numberStyle = .decimal", "f.string(from: NSNumber(value: 1234.5678))!", "1,234.568"),
    ("f.numberStyle = .percent", "f.string(from: 0.45)!", "45%"),
    ("f.numberStyle = .ordinal", "f.string(from: 22)!", "22nd"),
    ("f.numberStyle = .decimal; f.minimumFractionDigits = 2", "f.string(from: 3)!", "3.00"),
    ("f.minimumIntegerDigits = 3", "f.string(from: 7)!", "007"),
    (
      "f.numberStyle = .currency; f.currencyCode = \"EUR\"; f.maximumFractionDigits = 0", "f.string(from: 12.4)!", "€12"
    ),
  ])
  func numberFormatterWritesNumbers(setting: String, expression: String, text: String) throws {
    #expect(try texts(expression, before: "let f = NumberFormatter(); \(setting)") == [text])
  }

  @Test(arguments: [
    ("u.lastPathComponent", "hill.png"), ("u.host!", "maps.example"), ("u.scheme ?? \"\"", "https"),
    ("u.path", "/a/hill.png"), ("u.pathExtension", "png"), ("u.query ?? \"\"", "zoom=3"), ("u.fragment ?? \"\"", "top"),
    ("u.deletingLastPathComponent().lastPathComponent", "a"), ("u.port ?? 0", "8080"),
    ("URL(string: \"https://x.example\")!.appendingPathComponent(\"b\").absoluteString", "https://x.example/b"),
    ("URL(string: \"https://x.example/a.txt\")!.deletingPathExtension().absoluteString", "https://x.example/a"),
    ("URL(string: \"\") == nil", "true"),
  ])
  func addressHasParts(expression: String, text: String) throws {
    let before = "let u = URL(string: \"https://me@maps.example:8080/a/hill.png?zoom=3#top\")!"
    #expect(try texts(expression, before: before) == [text])
  }

  @Test(arguments: [
    ("Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .meters).value", "5000.0"),
    ("m.formatted(.measurement(width: .abbreviated, usage: .asProvided))", "5 km"),
    ("m.formatted(.measurement(width: .wide, usage: .asProvided))", "5 kilometers"),
    ("m.formatted()", "3.1 mi"),
    (
      "Measurement(value: 21, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow, usage: .asProvided))",
      "21°C"
    ),
    ("(m + Measurement(value: 500, unit: UnitLength.meters)).value", "5.5"),
    ("(m * 2).value", "10.0"),
  ])
  func measurementsAreConvertedAndWritten(expression: String, text: String) throws {
    #expect(try texts(expression, before: "let m = Measurement(value: 5, unit: UnitLength.kilometers)") == [text])
  }

  @Test(arguments: [
    ("Calendar.current.date(from: c)!.formatted(date: .abbreviated, time: .omitted)", "Mar 4, 2024"),
    ("Calendar.current.dateComponents([.day], from: c.date!, to: Date()).day!", "462"),
    ("Calendar.current.dateComponents([.year, .month], from: c.date!, to: Date()).month!", "3"),
    (
      "Calendar.current.date(byAdding: DateComponents(day: 2), to: c.date!)!.formatted(date: .numeric, time: .omitted)",
      "3/6/2024"
    ),
    ("TimeZone.current.identifier", "GMT"), ("Locale.current.identifier", "en_US"),
    ("Locale.current.currency?.identifier ?? \"\"", "USD"),
    ("ISO8601DateFormatter().string(from: c.date!)", "2024-03-04T00:00:00Z"),
    ("f.date(from: \"Mar 4, 2024 at 3:05 PM\")! == c.date!.addingTimeInterval(15 * 3600 + 300)", "true"),
    ("f.date(from: \"soon\") == nil", "true"),
  ])
  func datesAreMadeOfPartsAndTexts(expression: String, text: String) throws {
    let before = """
      let c = DateComponents(calendar: .current, year: 2024, month: 3, day: 4)
      let f = DateFormatter(); f.dateFormat = "MMM d, yyyy 'at' h:mm a"
      """
    #expect(try texts(expression, before: before) == [text])
  }

  @Test func attributedTextsAreTheirCharacters() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Text(styled)
          Text((try? AttributedString(markdown: "**Low** tide")) ?? "")
          Text(AttributedString("a") + AttributedString("b"))
        }
      }
      var styled: AttributedString {
        var text = AttributedString("High tide")
        text.foregroundColor = .red
        text.font = .title
        if let range = text.range(of: "High") { text[range].underlineStyle = .single }
        return text
      }
      """)
    #expect(run.texts == ["High tide", "Low tide", "ab"])
  }

  @Test func bundleTellsTheVersionAndMissesOtherFiles() throws {
    #expect(try texts("Bundle.main.infoDictionary?[\"CFBundleShortVersionString\"] as? String ?? \"none\"") == ["1.0"])
    let missing = try run("#Preview { Text(Bundle.main.url(forResource: \"x\", withExtension: \"json\")!.path) }")
    #expect(missing.trace.standIns.count == 1)
  }

  @Test func aLiteralBesideATextWithAttributesIsOne() throws {
    #expect(try textsAlone("#Preview { Text(AttributedString(\"a\") + \"b\" + AttributedString(\"c\")) }") == ["abc"])
    #expect(try textsAlone("#Preview { Text(\"a\" + AttributedString(\"b\") + \"c\") }") == ["abc"])
  }

  @Test func anAttributedTextIsShownInItsFontAndAsMarkdownMarksIt() throws {
    let run = try run(
      """
      var large: AttributedString { var text = AttributedString("a"); text.font = .largeTitle; return text }
      #Preview { VStack { Text(large); Text((try? AttributedString(markdown: "**b** c")) ?? ""); Text("**b** c") } }
      """)
    let texts = run.trace.nodes.compactMap(\.text)
    #expect(texts[0].font.size == 34)
    #expect(texts[1].lines == texts[2].lines)
    #expect(run.warnings.isEmpty)
  }
}
