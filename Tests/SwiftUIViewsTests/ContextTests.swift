import Testing
import SwiftUIViews

/// The type that a call should have gives its arguments their types.
@Suite struct ContextTests {
  @Test(arguments: [
    (
      "let a: [CGFloat] = (0..<3).map { i in guard i < 2 else { return 0 }; return CGFloat(i) * 1.5 }",
      "[0.0, 1.5, 0.0]"
    ),
    (
      "let a: CGSize = [CGSize(width: 3, height: 4)].reduce(.zero) { CGSize(width: $0.width + $1.width, height: 1) }",
      "(3.0, 1.0)"
    ),
    ("let a: [CGSize] = Array(repeating: .zero, count: 2)", "[(0.0, 0.0), (0.0, 0.0)]"),
    ("let a = [CGFloat](repeating: 2, count: 2)", "[2.0, 2.0]"),
    ("let a = Array<CGFloat>(repeating: 2, count: 2)", "[2.0, 2.0]"),
    ("let a: [Side] = [1, 2].compactMap { $0 > 1 ? .left : nil }", "[left]"),
    ("let b: Binding<Side> = .constant(.left)\nlet a = b.wrappedValue", "left"),
  ])
  func reachesClosuresAndImplicitMembers(statement: String, text: String) {
    #expect(printed(statement + "\nprint(a)", declarations: "enum Side { case left, right }") == [text])
  }

  @Test func reachesTheEnvironmentThroughItsKeyPath() throws {
    let outcome = evaluate(
      """
      struct Theme { var gap: CGFloat; static let wide = Theme(gap: 30) }
      extension EnvironmentValues { @Entry var theme = Theme(gap: 4) }
      struct Row: View {
        @Environment(\\.theme) private var theme
        var body: some View { let _ = print(theme.gap)
          Color.red }
      }
      #Preview { Row().environment(\\.theme, .wide) }
      """)
    #expect(outcome.firstError == "")
    #expect(outcome.output == ["30.0"])
  }

  @Test func aClosureWithATypeOfItsOwnReturnsAView() throws {
    let outcome = evaluate(
      "#Preview { GeometryReader { proxy -> Color in\n let w = proxy.size.width\n return w > 0 ? .red : .clear } }")
    #expect(outcome.firstError == "")
  }
}
