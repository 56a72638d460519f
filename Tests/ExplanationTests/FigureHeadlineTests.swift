import Explanation
import LayoutEngine
import Testing
import TraceSamples

struct FigureHeadlineTests {
  @Test(arguments: [
    ("overlay", "an overlay"), ("aspectRatio", "an aspectRatio"), ("unredacted", "an unredacted"),
    ("HStack", "an HStack"), ("border", "a border"), ("VStack", "a VStack"),
  ])
  func namesTheOutermostWrapperWithItsArticle(name: String, words: String) throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
      return tree.add(.neutral, children: [color], info: NodeInfo(name: name))
    }
    let record = IndexedTrace(trace)
    let subject = try #require(Subject(record))
    #expect(FigureHeadline(record, subject).title.contains(" in \(words) of "))
  }

  /// The stack offers its child a share, which is not what the view inside the child's modifiers is proposed.
  @Test func namesWhoIsOfferedTheShare() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 40)) { tree in
      let color = Appearance.fill(.rectangle, HandMade.teal)
      let empty = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: color))
      let frame = tree.add(
        .fixedFrame(FixedFrameRule(width: 0, height: 0)), children: [empty],
        info: NodeInfo(name: "frame", arguments: "width: 0, height: 0"))
      let other = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: color))
      return tree.add(
        .stack(StackRule(axis: .horizontal, spacing: 0)), children: [frame, other], info: NodeInfo(name: "HStack"))
    }
    let record = IndexedTrace(trace)
    let account = FigureHeadline(record, try #require(Subject(record))).account
    #expect(account.hasPrefix("frame(width: 0, height: 0) is offered a width of 100"), "\(account)")
  }

  @Test func aFindingIsTheTitleWhateverTheAuthorNames() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
      let wide = tree.add(
        .fixedFrame(FixedFrameRule(width: 80)), children: [color], info: NodeInfo(name: "frame", arguments: "width: 80")
      )
      return tree.add(
        .fixedFrame(FixedFrameRule(width: 20)), children: [wide], info: NodeInfo(name: "frame", arguments: "width: 20"))
    }
    let record = IndexedTrace(trace)
    for focus in [nil, FocusQuery("Color")] {
      let title = FigureHeadline(record, try #require(Subject(record, focus: focus))).title
      #expect(title == "Color is 80 points wide, more than the 20 points it is placed in")
    }
  }
}
