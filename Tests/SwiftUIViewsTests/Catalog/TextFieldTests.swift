import LayoutEngine
import SwiftUIViews
import Testing

/// Text fields, editors and their styles.
struct TextFieldTests {
  @Test(arguments: [
    (".leading", 0), (".center", 0.5), (".trailing", 1),
  ])
  func whatIsTypedStandsAsTextsAreAligned(alignment: String, share: Double) throws {
    let field = "TextField(\"\", text: .constant(\"Word\")).textFieldStyle(.plain).multilineTextAlignment(\(alignment))"
    let trace = try run("#Preview { \(field).frame(width: 200).id(\"field\") }").trace
    let text = try #require(trace.nodes.first { $0.info.name == "Text" })
    let whole = try #require(trace.nodes.first { $0.info.labels == ["field"] })
    let room = whole.frame.size.width - text.frame.size.width
    #expect((text.frame.minX - whole.frame.minX - room * share).magnitude < 0.5)
  }

  /// SwiftUITextEntry of cashapp/AccessibilitySnapshot, the same on iOS 17.5, 18.5 and 26.2.
  @Test(arguments: [("", 21.0), ("secret123", 20 + 1.0 / 3)])
  func aFieldForAPasswordIsLowerThanOthers(text: String, height: Double) throws {
    let field = "SecureField(\"Password\", text: .constant(\"\(text)\")).id(\"field\")"
    let run = try run("#Preview { \(field) }") { $0.device = Device(named: "iPhone 16") }
    #expect(((run.frame("field")?.size.height ?? 0) - height).magnitude < 0.01)
  }

  @Test(arguments: [
    ("value: .constant(12.5), format: .currency(code: \"USD\")", "$12.50"),
    ("value: .constant(0.3), format: .percent", "30%"), ("value: .constant(1234), format: .number", "1,234"),
    ("value: .constant(0.5), formatter: { let f = NumberFormatter(); f.numberStyle = .percent; return f }()", "50%"),
  ])
  func aValueIsShownInItsFormat(arguments: String, shown: String) throws {
    #expect(try textsAlone("#Preview { TextField(\"a\", \(arguments)) }") == [shown])
  }

  /// The only way to write a style of text fields, which is given the field itself.
  @Test func aStyleOfTheProgramsOwnMakesItsBody() throws {
    let trace = try run(
      """
      struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10).id("box") }
      }
      #Preview { TextField("a", text: .constant("b")).textFieldStyle(Boxed()) }
      """
    ).trace
    #expect(trace.standIns.isEmpty)
    #expect(trace.nodes.first { $0.info.labels == ["box"] }?.frame.size.height == 42)
  }

  @Test(arguments: [("", true), (".scrollContentBackground(.hidden)", false)])
  func anEditorsGroundCanBeTakenAway(modifier: String, isWhite: Bool) throws {
    let trace = try run("#Preview { TextEditor(text: .constant(\"a\"))\(modifier) }").trace
    let grounds = trace.nodes.filter {
      if case .shapes(let shapes) = $0.info.appearance { !shapes.isEmpty } else { false }
    }
    #expect(grounds.isEmpty == !isWhite)
  }
}
