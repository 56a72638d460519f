import LayoutEngine
import Testing
import SwiftUIViews

@Suite struct GuideTests {
  private let mid = """
    struct Mid: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    extension VerticalAlignment { static let mid = VerticalAlignment(Mid.self) }
    """

  @Test func asksAGuidesClosureForTheViewsDimensions() {
    let laidOut = LaidOut(
      """
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 20, height: 40)
        Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { d in d[.bottom] - d.width / 2 }.id("a")
      }
      """)
    #expect(laidOut["a"] == "100 25 20 20")
  }

  @Test func alignsOnAGuideThatTheScenarioDefines() {
    let laidOut = LaidOut(
      """
      HStack(alignment: .mid, spacing: 0) {
        Color.red.frame(width: 20, height: 40).id("plain")
        Color.red.frame(width: 20, height: 20).alignmentGuide(.mid) { $0[.bottom] }.id("moved")
      }
      """, declarations: mid)
    #expect(laidOut["plain"] == "80 30 20 40")
    #expect(laidOut["moved"] == "100 30 20 20")
  }

  @Test func distinguishesAnExplicitGuideFromADefaultOne() {
    let laidOut = LaidOut(
      """
      HStack(alignment: .mid, spacing: 0) {
        Color.red.frame(width: 20, height: 20).alignmentGuide(.mid) { d in d[explicit: .mid] ?? 0 }
        Color.red.frame(width: 20, height: 20).alignmentGuide(.mid) { _ in 5 }
          .alignmentGuide(.mid) { d in (d[explicit: .mid] ?? 0) + 10 }.id("b")
      }
      """, declarations: mid)
    #expect(laidOut["b"] == "100 32.5 20 20")
  }

  @Test func keepsTheProblemOfAClosureThatTheLayoutCalls() {
    let laidOut = LaidOut(
      "HStack(alignment: .top) { Color.red.alignmentGuide(.top) { _ in [1.0][3] }; Color.red }.id(\"all\")")
    #expect(laidOut["all"] == "index 3 is out of range")
  }
}

@Test func captionsCallAlignmentsOfTheScenariosOwnByTheirNames() throws {
  let run = try run(
    """
    struct Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    struct Unnamed: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }
    extension Alignment { static let marked = Alignment(horizontal: .leading, vertical: .middle) }
    #Preview {
      VStack(alignment: HorizontalAlignment(Unnamed.self)) {
        HStack(alignment: .middle) { Color.red.alignmentGuide(.middle) { $0[.top] } }
        ZStack(alignment: .marked) { Color.red }
        ZStack(alignment: Alignment(horizontal: .center, vertical: .middle)) { Color.red }
        ZStack(alignment: .centerFirstTextBaseline) { Color.red }
      }
    }
    """)
  let captions = run.trace.nodes.map { "\($0.info.name) \($0.info.arguments)" }.filter { !$0.hasPrefix("Color") }
  #expect(
    captions == [
      "VStack alignment: Unnamed", "HStack alignment: .middle", "alignmentGuide .middle", "ZStack alignment: .marked",
      "ZStack alignment: (.center, .middle)", "ZStack alignment: .centerFirstTextBaseline",
    ])
}
