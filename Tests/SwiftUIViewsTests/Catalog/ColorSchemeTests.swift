import LayoutEngine
import SwiftUIViews
import Testing

/// Views with their own colour scheme: what they read, and the colours that they are drawn in.
struct ColorSchemeTests {
  private static let declarations = """
    struct Reader: View {
      @Environment(\\.colorScheme) var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    """

  private func laidOut(_ view: String) throws -> PreviewRun { try run("\(Self.declarations)\n#Preview { \(view) }") }

  /// The colours of the texts in a light figure.
  private func inks(_ run: PreviewRun) -> [RGBA] {
    run.trace.nodes.compactMap { node in
      if case .text(let paint) = node.info.appearance { return paint.light }
      return nil
    }
  }

  private let black = RGBA(red: 0, green: 0, blue: 0)
  private let white = RGBA(red: 1, green: 1, blue: 1)

  @Test(arguments: [
    "Reader().preferredColorScheme(.dark)", "VStack { Reader().preferredColorScheme(.dark) }",
    "NavigationStack { Reader().navigationTitle(\"N\").preferredColorScheme(.dark) }",
    "GeometryReader { _ in Reader().preferredColorScheme(.dark) }",
  ])
  func aPreferredSchemeIsThatOfTheWholePresentation(view: String) throws {
    let run = try laidOut(view)
    #expect(run.texts.contains("dark"))
    #expect(run.trace.colorScheme == .dark)
    #expect(inks(run).allSatisfy { $0 == white })
    #expect(run.trace.settled)
  }

  @Test func whatIsAroundAndBesideIsInThePreferredSchemeToo() throws {
    let run = try laidOut("VStack { Reader(); Reader().preferredColorScheme(.dark) }")
    #expect(run.texts == ["dark", "dark"])
    #expect(run.trace.rounds.count == 1)
  }

  @Test func theOutermostPreferenceCountsAndNilIsNone() throws {
    #expect(try laidOut("Reader().preferredColorScheme(.dark).preferredColorScheme(.light)").texts == ["light"])
    #expect(try laidOut("Reader().preferredColorScheme(.dark).preferredColorScheme(nil)").texts == ["dark"])
    let none = try laidOut("Reader().preferredColorScheme(nil)")
    #expect(none.texts == ["light"])
    #expect(none.trace.colorScheme == nil)
    #expect(inks(none) == [black])
  }

  @Test(arguments: ["environment(\\.colorScheme, .dark)", "colorScheme(.dark)"])
  func aSchemeInTheEnvironmentIsThatOfTheViewsInside(modifier: String) throws {
    let run = try laidOut("VStack { Reader().\(modifier); Reader() }")
    #expect(run.texts == ["dark", "light"])
    #expect(inks(run) == [white, black])
    #expect(run.trace.colorScheme == nil)
  }

  @Test func colorsBehindViewsAreInTheSchemeOfTheirPlace() throws {
    let run = try laidOut(
      "Text(\"a\").background(Color(.systemBackground)).environment(\\.colorScheme, .dark).background(.background)")
    let fills = run.trace.nodes.compactMap { node -> Paint? in
      if case .fill(_, let paint) = node.info.appearance { return paint }
      return nil
    }
    #expect(fills.contains(Paint(black)))
    #expect(fills.contains(Paint(light: white, dark: black)))
  }

  @Test func aSheetInsideADarkPageIsDark() throws {
    let page = "Text(\"page\").sheet(isPresented: .constant(true)) { Reader() }.preferredColorScheme(.dark)"
    let sheet = try runs("\(Self.declarations)\n#Preview { \(page) }").last
    #expect(sheet?.presentation == "sheet")
    #expect(sheet?.texts == ["dark"])
  }

  @Test func bodiesThatAreMadeAgainPrintOnce() throws {
    let run = try run(
      """
      struct P: View { var body: some View { let _ = print("body"); Text("a").preferredColorScheme(.dark) } }
      #Preview { P() }
      """)
    #expect(run.output == ["body"])
  }
}
