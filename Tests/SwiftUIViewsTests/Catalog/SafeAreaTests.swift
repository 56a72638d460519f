import LayoutEngine
import SwiftUIViews
import Testing

/// The frames of the colours behind or above the root of a preview on an iPhone 16, which is 393 × 852 with 59 points above
/// and 34 below.
private func colors(_ view: String) throws -> [Rect] {
  let run = try run("#Preview { \(view) }") { $0.device = Device(named: "iPhone 16") }
  return run.trace.nodes.filter { $0.info.name == "Color" || $0.info.name == "LinearGradient" }.map(\.frame)
}

private let screen = Rect(x: 0, y: 0, width: 393, height: 852)
private let safe = Rect(x: 0, y: 59, width: 393, height: 759)

@Suite struct SafeAreaTests {
  @Test(
    "a style as a background or overlay reaches beyond the safe area",
    arguments: [
      ("background(.red)", screen), ("background(Color.red)", screen), ("background()", screen),
      ("background(.red.gradient)", screen), ("overlay(.red.opacity(0.5))", screen),
      ("background(.red, ignoresSafeAreaEdges: .top)", Rect(x: 0, y: 0, width: 393, height: 818)),
      ("background(.red, ignoresSafeAreaEdges: .horizontal)", safe),
      ("background(.red, ignoresSafeAreaEdges: [])", safe),
      ("background(.red, in: Rectangle())", safe), ("background { Color.red }", safe),
    ])
  func reachesBeyondTheSafeArea(modifier: String, expected: Rect) throws {
    let run = try run("#Preview { Rectangle().id(\"page\").\(modifier) }") { $0.device = Device(named: "iPhone 16") }
    #expect(run.frame("page") == safe)
    #expect(run.trace.nodes.filter { $0.info.labels.isEmpty && $0.children.isEmpty }.map(\.frame) == [expected])
  }

  /// 10.67 below a text: DSBottomContainer of imodeveloperlab/dskit-swiftui.
  @Test(arguments: [("Text(\"a\")", 32.0 / 3), ("Color.red", 8)])
  func anInsetKeepsTheDistanceThatTheViewsPrefer(content: String, gap: Double) throws {
    let bar = "Color.blue.frame(height: 9).id(\"b\")"
    let run = try run("#Preview { \(content).id(\"a\").safeAreaInset(edge: .bottom) { \(bar) } }") {
      $0.device = Device(named: "iPhone 16")
    }
    let (above, below) = (try #require(run.frame("a")), try #require(run.frame("b")))
    #expect((below.minY - above.maxY - gap).magnitude < 0.35)
  }

  @Test("a view inside that stands off the edges keeps its background in its frame")
  func keepsABackgroundInside() throws {
    #expect(try colors("Rectangle().background(Color.red).padding()") == [Rect(x: 16, y: 75, width: 361, height: 727)])
  }

  @Test(arguments: [
    (".keyboard", safe), ("[]", safe), ("true ? .keyboard : []", safe), ("[.keyboard, .container]", screen),
    ("[.container]", screen), (".all", screen),
  ])
  func theRegionsThatAreIgnoredMayBeAList(regions: String, expected: Rect) throws {
    #expect(try colors("Color.red.ignoresSafeArea(\(regions))") == [expected])
  }

  @Test("the root's answer and the frame stay what they were")
  func changesNoAnswer() throws {
    let run = try run("#Preview { Rectangle().background(.red) }") { $0.device = Device(named: "iPhone 16") }
    #expect(run.answer == Size(width: 393, height: 759))
  }

  @Test(arguments: ["top", "bottom"]) func aBarTakesTheRoomOfAnInset(edge: String) throws {
    let views = ["safeAreaBar", "safeAreaInset"].map {
      "Color.red.\($0)(edge: .\(edge)) { Color.teal.frame(height: 40) }"
    }
    let frames = try views.map(colors)
    #expect(frames[0] == frames[1])
    #expect(frames[0].contains { $0.size.height == 40 })
  }
}
