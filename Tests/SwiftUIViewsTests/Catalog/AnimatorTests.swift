import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct AnimatorTests {
  private let values = "struct Values { var width = 30.0 }\n"

  @Test(arguments: [
    "PhaseAnimator([30.0, 50.0]) { Color.red.frame(width: $0, height: 10).id(\"a\") } animation: { _ in .default }",
    "PhaseAnimator([30.0, 50.0], trigger: 1) { Color.red.frame(width: $0, height: 10).id(\"a\") }",
    "Color.red.phaseAnimator([30.0, 50.0]) { view, phase in view.frame(width: phase, height: 10).id(\"a\") }",
    """
    KeyframeAnimator(initialValue: Values()) { Color.red.frame(width: $0.width, height: 10).id("a") } keyframes: { _ in
      KeyframeTrack(\\.width) { LinearKeyframe(90, duration: 1) }
    }
    """,
    """
    Color.red.keyframeAnimator(initialValue: Values(), trigger: 1) { view, value in
      view.frame(width: value.width, height: 10).id("a")
    } keyframes: { _ in KeyframeTrack(\\.width) { LinearKeyframe(90, duration: 1) } }
    """,
  ])
  func layOutTheStart(view: String) {
    #expect(LaidOut(view, declarations: values)["a"] == "85 45 30 10")
  }

  @Test func layOutTheBodyOfAnAnimatableModifierAtItsValue() {
    let laidOut = LaidOut(
      "Color.red.modifier(Grow(part: 0.5))",
      declarations: """
        struct Grow: AnimatableModifier {
          var part: Double
          var animatableData: Double { get { part } set { part = newValue } }
          func body(content: Content) -> some View { content.frame(width: 60 * part, height: 10).id("a") }
        }
        """)
    #expect(laidOut["a"] == "85 45 30 10")
  }

  @Test func thePropertiesOfATransactionCanBeSet() throws {
    let source = """
      struct Row: View {
        var still: Transaction = { var made = Transaction(); made.disablesAnimations = true; return made }()
        @State private var isOn = false
        var body: some View {
          Text(isOn ? "on" : "off").onAppear { withTransaction(still) { isOn = true } }
        }
      }
      #Preview { Row() }
      """
    #expect(try textsAlone(source) == ["on"])
  }

  @Test func whatKeyframesChangeIsNoInteger() throws {
    let source = """
      #Preview {
        Text("a").keyframeAnimator(initialValue: 1, trigger: 0) { content, scale in
          content.scaleEffect(true ? scale : 1.0)
        } keyframes: { _ in }
      }
      """
    #expect(try textsAlone(source) == ["a"])
  }

  @Test func anAnimationThatBeginsAgainWhenItEndsEnds() throws {
    let source = """
      struct Loop: View {
        @State private var count = 0
        func go() { withAnimation(.smooth, completionCriteria: .removed) { count += 1 } completion: { go() } }
        var body: some View { Text(count > 0 ? "on" : "off").onAppear { go() } }
      }
      #Preview { Loop() }
      """
    #expect(try textsAlone(source) == ["on"])
  }
}
