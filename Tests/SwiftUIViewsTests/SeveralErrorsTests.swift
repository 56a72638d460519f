import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

/// Errors of one preview: all of them, in order, each once, and none that only follows from another.
@Suite struct SeveralErrorsTests {
  private func errors(_ source: String, limits: Limits = .ofTests) -> [String] {
    evaluate(source, limits: limits).errors.map { error in
      let place = error.source.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(place) \(error.code.rawValue)"
    }
  }

  @Test func goesOnWithTheNextView() {
    let found = errors(
      """
      VStack {
        Rectangel()
        Text("a").paddin(3)
        HStack {
          Colour.red
          Text("b").font(.titel)
        }
      }
      """)
    #expect(found == ["2:3 unknown-view", "3:12 unknown-modifier", "5:5 unknown-name", "6:20 unknown-member"])
  }

  @Test func goesOnWithTheNextModifierOfTheSameView() {
    let found = errors(
      """
      Image("harbour")
        .resizabel()
        .resizable()
        .frame(widht: 20)
        .frame(width: "a", height: "b")
        .border(.rde)
      """)
    #expect(found.prefix(2) == ["2:3 unknown-modifier", "4:10 wrong-label"])
    #expect(found.dropFirst(2) == ["5:17 wrong-type", "5:30 wrong-type", "6:11 unknown-member"])
  }

  @Test func looksIntoTheViewsOfACallThatCannotBeMade() {
    #expect(
      errors("VStack(algnment: .leading) {\n  Rectangel()\n  Text(1, 2)\n}")
        == ["1:8 wrong-label", "2:3 unknown-view", "3:11 extra-argument"])
  }

  @Test func reportsEveryWrongArgumentAndElement() {
    #expect(
      errors("let length = 1\n#Preview { Text(\"a\").frame(width: lengthh, height: lengt) }")
        == ["2:35 unknown-name", "2:52 unknown-name"])
    #expect(
      errors("LazyVGrid(columns: [GridItem(.fixd(2)), GridItem(.flexibel())]) { }")
        == ["1:30 unknown-member", "1:50 unknown-member"])
  }

  @Test func doesNotReportConsequences() {
    let found = errors(
      """
      struct Card: View {
        let title: String?
        var body: some View {
          let width = tittle * 2
          let half = width / 2
          Text("a").frame(width: half)
          guard let name = titel else { return Text("none") }
          Text(name)
          Text(name + 1)
        }
      }
      #Preview { Card(title: "a") }
      """)
    #expect(found == ["4:17 unknown-name", "7:22 unknown-name"])
  }

  @Test func reportsAnErrorInRepeatedCodeOnce() {
    let found = errors(
      """
      struct Row: View {
        let index: Int
        var body: some View { Text("a").framee(width: 3) }
      }
      #Preview {
        VStack {
          ForEach(0..<3) { Row(index: $0) }
          Row(index: 4)
        }
      }
      """)
    #expect(found == ["3:34 unknown-modifier"])
  }

  @Test func ordersErrorsByPlaceNotByEvaluation() {
    let found = errors(
      """
      struct Inner: View {
        var body: some View { Rectangel() }
      }
      #Preview {
        VStack {
          Inner()
          Circel()
        }
      }
      """)
    #expect(found == ["2:25 unknown-view", "7:5 unknown-view"])
  }

  @Test func stopsAtALimitAndStillReportsEarlierErrors() {
    let found = errors(
      """
      func endless(_ n: Int) -> Int { endless(n + 1) }
      #Preview {
        VStack {
          Rectangel()
          Text("\\(endless(0))")
          Circel()
        }
      }
      """, limits: Limits(depth: 200))
    #expect(found.count == 2)
    #expect(found.last == "4:5 unknown-view")
    #expect(found.first?.hasSuffix("limit-depth") == true)
  }

  @Test func endsAListThatIsTooLong() {
    let views = (0..<300).map { "Text(\"\($0)\").framee(width: 3)" }.joined(separator: "\n")
    #expect(errors("VStack {\n\(views)\n}").count == 100)
  }

  @Test func givesUpOnARepeatedMistake() {
    // Without an end this would look for the nearest name ninety thousand times.
    #expect(errors("VStack {\n  ForEach(0..<90_000) { i in Rectangel(i) }\n}") == ["2:30 unknown-view"])
  }

  @Test func looksIntoEveryGeometryReader() throws {
    let found = try codes(
      """
      VStack {
        GeometryReader { proxy in Text("a").framee(width: proxy.size.width) }
        GeometryReader { proxy in Rectangel() }
      }
      """)
    #expect(found == ["unknown-modifier", "unknown-view"])
  }

  @Test func noEffectStopsALayout() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Text("a").onAppear { print(1, Rectangel()) }
          Text("b").task { print(Two()) }
        }
      }
      """)
    #expect(run.texts == ["a", "b"])
    #expect(run.warnings.map(\.code) == [.notRun])
    #expect(run.warnings.first?.severity == .note)
  }
}
