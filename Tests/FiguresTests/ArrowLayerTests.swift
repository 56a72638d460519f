import Explanation
@testable import Figures
import LayoutEngine
import Testing

/// The arrows of a call, from the name of who asks to the child.
struct ArrowLayerTests {
  private func texts(in elements: [Element]) -> [String] {
    elements.compactMap { if case .text(let run) = $0 { run.string } else { nil } }
  }

  /// Three below each other, the last of them the widest; the picture of the second fills its figure's width.
  @Test(arguments: [
    (#"VStack { Text("First"); Color.teal.frame(height: 40); Text("Third and last") }"#, FigureWidth.narrow, true),
    (#"VStack { Text("First"); Color.teal.frame(width: 200, height: 40); Text("Third and last") }"#, .wide, false),
    // The arrows would end at the divider's border.
    (#"VStack(alignment: .trailing) { Text("First"); Divider(); Text("Third and last") }"#, .narrow, true),
  ])
  func arrowsThatDoNotArriveSayWhereTheyLead(views: String, width: FigureWidth, says: Bool) throws {
    let call = try #require(groups("call", in: try sheet(of: views, 300, 400, .overlay, width).sheet).first)
    #expect(texts(in: call.elements).first == (says ? "VStack asks Text “Third and last”" : "VStack"))
  }

  /// The first two of seven lines are above what the scroll view shows.
  @Test func theArrowsOfTheOverlayLeadToAViewInThePicture() throws {
    let views = """
      ScrollView { VStack { ForEach(1..<8) { Text("Line \\($0)") } } }.defaultScrollAnchor(.bottom)
      """
    let (record, sheet) = try sheet(of: views, 200, 100, .overlay, .narrow)
    let node = try #require(groups("call", in: sheet).first?.node.flatMap { record.node($0) })
    #expect(node.frame.maxY > 0)
  }

  @Test func theArrowsOfTheOverlayBeginBelowTheName() throws {
    let views = """
      VStack(alignment: .leading) {
        ForEach(0..<3) { index in Text("HARBOUR").tracking(CGFloat(index) * 2).border(.blue) }
      }
      """
    let call = try #require(groups("call", in: try sheet(of: views, 260, 130, .overlay, .narrow).sheet).first)
    let pills = call.elements.compactMap { if case .rectangle(let box, _, _, _) = $0 { box } else { nil } }
    let pill = try #require(pills.first)
    let lines = SheetGeometry(call.elements).lines.filter { min($0.from.y, $0.to.y) < pill.maxY + 10 }
    #expect(lines.count > 1)
    for line in lines { #expect(line.from.x > pill.minX && line.from.x < pill.maxX, "\(line)") }
  }
}
