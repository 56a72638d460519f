import LayoutEngine
import Testing
import SwiftUIViews

@Test(arguments: [
  (#"Text("\(1.5)")"#, "1.500000"), (#"Text("\(12345)")"#, "12,345"), (#"Text("\(-1234.5)")"#, "-1,234.500000"),
  (#"Text("\(2.0 / 3, specifier: "%.2f")")"#, "0.67"), (#"Text("\(99.6, specifier: "%.0f")")"#, "100"),
  (#"Text("\("a") \(true)")"#, "a true"), (#"Text(verbatim: "\(1.5)")"#, "1.5"), (#"Text("a" + "\(1.5)")"#, "a1.5"),
])
func formatsNumbersInALocalizedLiteral(view: String, text: String) throws {
  #expect(try run("#Preview { \(view) }").texts == [text])
}

/// The words of controls are keys as those of `Text` are.
@Test(arguments: [
  "Button(WORDS) {}", "Toggle(WORDS, isOn: .constant(true))", "Label(WORDS, systemImage: \"star\")",
  "Stepper(WORDS, value: .constant(1))", "Link(WORDS, destination: URL(string: \"a\")!)", "Menu(WORDS) {}",
  "NavigationLink(WORDS) {}", "Section(WORDS) {}", "ShareLink(WORDS, item: \"a\")",
  "Color.red.navigationTitle(WORDS)",
])
func formatsTheWordsOfAControl(view: String) throws {
  let words = view.replacing("WORDS", with: #""N **\(1234)** \(2.5)""#)
  let isTitle = view.contains("navigationTitle")
  let run = try run("#Preview { \(isTitle ? "NavigationStack { \(words) }" : "List { \(words) }") }")
  #expect(run.texts.contains("N 1,234 2.500000"), "\(run.texts)")
}

@Test func previewsOwnStateLastsFromRoundToRound() throws {
  let run = try run(
    """
    #Preview {
      @Previewable @State var width: CGFloat = 20
      Color.red.frame(width: width, height: 10).logSizes("bar")
        .onAppear { width = 60 }
        .background(Marker(width: $width))
    }
    struct Marker: View {
      @Binding var width: CGFloat
      var body: some View { Color.blue.onAppear { width += 5 } }
    }
    """)
  #expect(run.frame("bar")?.size.width == 65)
  #expect(run.values(of: "width") == ["65.0"])
}

@Test func aTextOfTheProgramIsNoKeyOfATranslation() {
  #expect(
    printed(
      "print(success(\"Done\"), success(nil))",
      declarations: """
        func success(_ message: LocalizedStringResource?) -> String {
          if let message { success(String(localized: message)) } else { success(nil as String?) }
        }
        @_disfavoredOverload func success(_ message: String?) -> String { "text " + (message ?? "none") }
        """) == ["text Done text none"])
}

@Test func interpolationsWithAFormatAreWrittenInIt() throws {
  let source = """
    import SwiftUI
    let days: DateFormatter = {
      let formatter = DateFormatter()
      formatter.dateStyle = .short
      return formatter
    }()
    #Preview {
      let day = Date(timeIntervalSince1970: 0)
      Text("Costs \\(12.5, format: .currency(code: "USD")) **now**")
      Text("\\(0.25, format: .percent) of \\(1234, format: .number)")
      Text("\\(["Ann", "Bob"], format: .list(type: .and))")
      Text("On \\(day, style: .date) or \\(day, formatter: days)")
      Text("\\(day, format: .dateTime.month().locale(Locale(identifier: \"de\")).day())")
    }
    """
  #expect(
    try textsAlone(source) == [
      "Costs $12.50 now", "25% of 1,234", "Ann and Bob", "On January 1, 1970 or 1/1/70", "Jan 1",
    ])
}
