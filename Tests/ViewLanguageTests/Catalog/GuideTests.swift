import LayoutEngine
import Testing
import ViewLanguage

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

  @Test func tellsAnExplicitGuideFromADefaultOne() {
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
