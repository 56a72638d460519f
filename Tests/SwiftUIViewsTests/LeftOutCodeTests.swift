import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Dots that stand for code, as listings in articles have them.
@Suite struct LeftOutCodeTests {
  @Test func aBoxStandsInForViewsThatAreLeftOut() throws {
    let run = try run(
      """
      struct Row: View { ... }
      #Preview {
        VStack {
          Text("a")
          ...
          Row()
          ForEach(0..<2) { item in ... }
        }
      }
      """)
    #expect(run.texts == ["a"])
    #expect(run.trace.standIns.map(\.kind) == [.view, .view, .view])
    #expect(
      run.warnings.map { "\($0.source?.line ?? 0): \($0.message)" } == [
        "6: the dots leave code out here; a box stands in for it",
        "7: value of type 'Row' has no member 'body'; a box stands in for it",
        "8: the dots leave code out here; a box stands in for it",
      ])
  }

  @Test(arguments: [
    "Button(\"Save\") { ... }", "Button(\"Save\") {\n ...\n}", "Button(\"Save\") { … }",
    "Button(\"Save\") { save(); ... }", "Button(\"Save\") {\n save()\n ... // and more\n}",
  ])
  func anActionThatIsLeftOutDoesNothing(button: String) throws {
    let run = try run(
      """
      struct A: View {
        ...
        var body: some View { \(button) }
        func save() { ... }
        enum Kind { ... }
      }
      #Preview { A() }
      """)
    #expect(run.texts == ["Save"])
    #expect(run.warnings.isEmpty, "\(run.warnings)")
  }

  @Test func aValueThatIsLeftOutIsNotKnown() throws {
    let run = try run(
      """
      func isLow() -> Bool { ... }
      struct A: View {
        let name: String = ...
        var body: some View { Text(isLow() ? "low" : "high"); Text(name) }
      }
      #Preview { A() }
      """)
    #expect(run.texts == ["high", "name"])
    #expect(run.trace.standIns.map(\.kind) == [.value, .value])
  }

  /// A range between two lines, and dots in texts and comments, are what they were.
  @Test func otherDotsStay() throws {
    let run = try run(
      #"""
      // ...
      let range = 1
        ... 3
      #Preview {
        VStack {
          Text("""
            ...
            """)
          Text("\(range.upperBound)")
          /* ... */
        }
      }
      """#)
    #expect(run.texts == ["...", "3"])
    #expect(run.warnings.isEmpty)
  }

  @Test func dotsThatAreAnArgumentAreStillNone() {
    #expect(evaluate("#Preview { Button(\"Save\", ...) }").errors.map(\.code) == [.extraArgument])
  }

  /// Behind a statement they stand for code, and inside one, further to the right, for a range.
  @Test func dotsBetweenTwoValuesAreARange() throws {
    let run = try run(
      """
      func first() -> Int { 3 }
      func last() -> Int { 7 }
      struct Page: View {
        let range: ClosedRange<Int> = {
          return first()
            ...
            last()
        }()
        let other =
          1
          ...
          2
        var body: some View {
          Text("\\(range.count) \\(other.count)")
            .bold()
            ...
          Text("b")
        }
      }
      #Preview { VStack { Page() } }
      """)
    #expect(run.texts == ["5 2", "b"])
    #expect(run.trace.standIns.map(\.kind) == [.view])
  }
}
