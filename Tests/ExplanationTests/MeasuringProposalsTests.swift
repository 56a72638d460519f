import Explanation
import LayoutEngine
import Testing
import TraceSamples

struct MeasuringProposalsTests {
  private func color(_ tree: LayoutTree) -> NodeID {
    tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
  }

  private func frame(_ tree: LayoutTree, _ width: Double, _ height: Double) -> NodeID {
    tree.add(
      .fixedFrame(FixedFrameRule(width: width, height: height)), children: [color(tree)], info: NodeInfo(name: "frame"))
  }

  /// A stack of layers places its children with its own size, which is not what they were offered.
  @Test func layersWereOfferedWhatTheirStackWasProposed() throws {
    let trace = LaidOut.trace(container: Size(width: 300, height: 200)) { tree in
      tree.add(
        .zStack(.center), children: [frame(tree, 120, 90), frame(tree, 40, 40)], info: NodeInfo(name: "ZStack"))
    }
    let record = IndexedTrace(trace)
    let stack = try #require(record.root)
    #expect(stack.frame.size == Size(width: 120, height: 90))
    for child in stack.children {
      #expect(record.finalProposal(of: child) == Proposal(width: 300, height: 200))
    }
  }

  /// A frame without bounds proposes the answer of the view inside again when it places it.
  @Test func aLengthThatIsProposedAgainDoesNotExplainItself() throws {
    let trace = LaidOut.trace(container: Size(width: 300, height: 200)) { tree in
      tree.add(
        .flexibleFrame(FlexibleFrameRule(minWidth: 0, minHeight: 0)), children: [frame(tree, 40, 30)],
        info: NodeInfo(name: "frame"))
    }
    let record = IndexedTrace(trace)
    let outer = try #require(record.root)
    let inner = try #require(outer.children.first)
    #expect(record.finalProposal(of: inner) == Proposal(width: 300, height: 200))
    #expect(ChainLedger(record, [outer.id, inner]).rows[0].down == [.unchanged, .unchanged])
  }

  /// What is another size in the end was decided when it was placed: a lazy grid shares out its room a second time.
  @Test func cellsOfALazyGridAreOfferedWhatTheyArePlacedWith() throws {
    let record = IndexedTrace(LaidOut.flexibleColumns())
    let grid = try #require(record.placedNodes.first { $0.tracks != nil })
    let tracks = try #require(grid.tracks)
    let first = try #require(grid.children.first)
    #expect(tracks.measured[0].length != tracks.placed[0].length)
    #expect(record.finalProposal(of: first)?.width == tracks.placed[0].length)
  }

  /// What a custom layout asks while it measures may have nothing to do with where it puts its subviews.
  @Test func subviewsOfACustomLayoutAreOfferedWhatTheyArePlacedWith() throws {
    let trace = LaidOut.trace(container: Size(width: 300, height: 200)) { tree in
      let layout = CustomLayout { _, subviews in
        subviews.reduce(.zero) { _, subview in subview.sizeThatFits(.unspecified) }
      } placeSubviews: { bounds, _, subviews in
        for subview in subviews {
          subview.place(at: bounds.origin, anchor: UnitPoint(x: 0, y: 0), proposal: Proposal(width: 40, height: 30))
        }
      }
      return tree.addLayout(layout, children: [frame(tree, 40, 30)], info: NodeInfo(name: "Pile"))
    }
    let record = IndexedTrace(trace)
    let child = try #require(record.root?.children.first)
    #expect(record.finalProposal(of: child) == Proposal(width: 40, height: 30))
  }
}

/// A colour takes what its frame proposes; what the stack offered is the frame's.
@Test func namesWhoWasOfferedWhatAViewWasNot() throws {
  let record = IndexedTrace(LaidOut.framedStack())
  let stack = try #require(record.placedNodes.first { $0.info.name == "HStack" })
  let second = try #require(stack.children.last)
  #expect(record.offeredName(of: second) == "frame around Color")
  #expect(record.viewName(of: second) == "Color")
}
