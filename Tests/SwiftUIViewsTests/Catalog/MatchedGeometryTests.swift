import LayoutEngine
import SwiftUIViews
import Testing

/// Views that follow the geometry of another: a tile of 40 × 40 at (90, 70) in 200 × 160.
@Suite struct MatchedGeometryTests {
  private func follower(_ view: String, _ arguments: String, source: String = "") throws -> PreviewRun {
    try run(
      """
      struct Page: View {
        @Namespace private var places
        var body: some View {
          ZStack(alignment: .topLeading) {
            Color.red.frame(width: 40, height: 40)
              .matchedGeometryEffect(id: "tile", in: places\(source))
              .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
            \(view).id("view")
              .matchedGeometryEffect(id: "tile", in: places\(arguments), isSource: false).id("place")
          }
          .frame(width: 200, height: 160, alignment: .topLeading)
        }
      }
      #Preview(traits: .fixedLayout(width: 200, height: 160)) { Page() }
      """)
  }

  @Test(arguments: [
    ("Color.blue", "", Rect(x: 90, y: 70, width: 40, height: 40)),
    ("Color.blue", ", properties: .size", Rect(x: 80, y: 60, width: 40, height: 40)),
    ("Color.blue", ", properties: .size, anchor: .topLeading", Rect(x: 0, y: 0, width: 40, height: 40)),
    ("Color.blue.frame(width: 80, height: 20)", "", Rect(x: 70, y: 80, width: 80, height: 20)),
    ("Color.blue.frame(width: 80, height: 20)", ", properties: .position", Rect(x: 70, y: 80, width: 80, height: 20)),
    ("Color.blue.frame(width: 80, height: 20)", ", anchor: .topLeading", Rect(x: 110, y: 90, width: 80, height: 20)),
    ("Color.blue", ", properties: [.position, .size]", Rect(x: 90, y: 70, width: 40, height: 40)),
    ("Color.blue", ", properties: []", Rect(x: 0, y: 0, width: 200, height: 160)),
  ])
  func drawsItsViewInTheFrameItFollows(view: String, arguments: String, frame: Rect) throws {
    #expect(try follower(view, arguments).frame("view") == frame)
  }

  /// The point that is followed is that of the source's own anchor.
  @Test func followsTheAnchorOfTheSource() throws {
    let run = try follower("Color.blue", ", anchor: .topLeading", source: ", anchor: .bottomTrailing")
    #expect(run.frame("view") == Rect(x: 130, y: 110, width: 40, height: 40))
  }

  @Test func keepsItsOwnPlace() throws {
    let run = try follower("Color.blue", "")
    #expect(run.frame("place") == Rect(x: 0, y: 0, width: 200, height: 160))
    #expect(run.trace.verdict == .settled(after: 2))
    #expect(run.values(of: "matchedGeometryEffect") == ["40 × 40 at (110, 90)"])
    #expect(run.warnings.isEmpty)
  }

  @Test func followsASourceThatChanges() throws {
    let run = try run(
      """
      struct Page: View {
        @Namespace private var places
        @State private var chosen = 0
        var body: some View {
          ZStack(alignment: .topLeading) {
            HStack(spacing: 0) {
              ForEach(0..<3) { Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: $0, in: places) }
            }
            Color.blue.id("view").matchedGeometryEffect(id: chosen, in: places, isSource: false)
          }
          .onAppear { chosen = 2 }
        }
      }
      #Preview(traits: .fixedLayout(width: 60, height: 20)) { Page() }
      """)
    #expect(run.frame("view") == Rect(x: 40, y: 0, width: 20, height: 20))
  }

  /// Each view has a namespace of its own, and an id in it is no id in another's.
  @Test func doesNotFollowAViewOfAnotherNamespace() throws {
    let run = try run(
      """
      struct Tile: View {
        @Namespace private var places
        var isSource: Bool
        var body: some View { Color.blue.id(isSource ? "source" : "view").matchedGeometryEffect(id: 1, in: places, isSource: isSource) }
      }
      #Preview(traits: .fixedLayout(width: 60, height: 20)) {
        HStack(spacing: 0) { Tile(isSource: true); Tile(isSource: false) }
      }
      """)
    #expect(run.frame("view") == Rect(x: 30, y: 0, width: 30, height: 20))
    #expect(run.trace.verdict == .settled(after: 1))
  }

  /// From right to left the follower's own corner is the right one.
  @Test func followsFromRightToLeft() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 20)) {
        @Previewable @Namespace var places
        HStack(spacing: 0) {
          Color.red.frame(width: 20).matchedGeometryEffect(id: 1, in: places).id("source")
          Color.blue.id("view").matchedGeometryEffect(id: 1, in: places, isSource: false)
        }
        .environment(\\.layoutDirection, .rightToLeft)
      }
      """)
    #expect(run.frame("source") == Rect(x: 80, y: 0, width: 20, height: 20))
    #expect(run.frame("view") == Rect(x: 80, y: 0, width: 20, height: 20))
  }
}
