import Explanation
import LayoutEngine
import Testing
import TraceSamples

struct DecidingGuidesTests {
  /// Whether a row of a large and a small text, or of two colours, has guides worth mentioning.
  private func areFound(_ alignment: Guide, _ arguments: String, isText: Bool, movedBy move: Double? = nil) throws
    -> Bool
  {
    let record = IndexedTrace(
      LaidOut.trace(container: Size(width: 300, height: 100)) { tree in
        let views = [30.0, 12].map { size -> NodeID in
          if isText {
            let font = Font(size: size)
            return tree.addText(TextContent("knots", font: font), info: NodeInfo(name: "Text"))
          }
          let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
          let rule = FixedFrameRule(width: size, height: size)
          return tree.add(.fixedFrame(rule), children: [color], info: NodeInfo(name: "frame"))
        }
        let first = move.map { move in
          tree.addAlignmentGuide(alignment, child: views[0], info: NodeInfo(name: "alignmentGuide")) { _ in move }
        }
        return tree.add(
          .stack(StackRule(axis: .horizontal, alignment: alignment, spacing: 4)),
          children: [first ?? views[0], views[1]], info: NodeInfo(name: "HStack", arguments: arguments))
      })
    return DecidingGuides(record, try #require(Subject(record, focus: FocusQuery("HStack")))).areFound
  }

  @Test func baselinesAreToldOf() throws {
    #expect(try areFound(.firstTextBaseline, "alignment: .firstTextBaseline", isText: true))
  }

  @Test func theBaselineOfWhatHasNoneIsItsBottom() throws {
    #expect(try !areFound(.firstTextBaseline, "alignment: .firstTextBaseline", isText: false))
  }

  @Test(arguments: [true, false])
  func plainCentersAndEdgesAreNot(_ isText: Bool) throws {
    #expect(try !areFound(.center(.vertical), "", isText: isText))
    #expect(try !areFound(.top, "alignment: .top", isText: isText))
    #expect(try !areFound(.bottom, "alignment: .bottom, spacing: 4", isText: isText))
  }

  @Test func aMovedGuideIsToldOf() throws {
    #expect(try areFound(.top, "alignment: .top", isText: false, movedBy: 7))
    #expect(try areFound(.center(.vertical), "", isText: false, movedBy: 0))
  }
}
