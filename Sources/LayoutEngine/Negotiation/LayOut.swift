/// What came out of a layout, beside the frames that the tree keeps.
public struct LayoutOutcome: Sendable {
  /// The root's answer.
  public var size: Size
  /// How often a node that is no container was asked for its size.
  public var leafCalls: Int
  /// How often a container worked out an answer it did not remember.
  public var containerCalls: Int
}

extension LayoutTree {
  /// Lays the tree out: proposes a size to the root, and places it.
  ///
  /// - Parameters:
  ///   - root: the preview's root view.
  ///   - proposal: what the root is proposed, in points.
  ///   - container: what the root is centred in, as a hosting view does; `nil` puts it at the origin.
  ///   - recorder: takes down every proposal, answer and placement; `nil` records nothing.
  /// - Returns: the root's answer. Frames are the tree's afterwards.
  @discardableResult
  public func layOut(
    root: NodeID, proposal: Proposal, container: Size? = nil, recorder: TraceRecorder? = nil
  ) -> LayoutOutcome {
    let negotiation = Negotiation(self, recorder: recorder)
    let size = negotiation.measure(root, proposal, .root)
    negotiation.place(root, at: centred(size, in: container), proposal, size)
    frames = (0..<negotiation.count).map { negotiation.states[$0].frame }
    if recorder != nil { keepDetails(of: negotiation) }
    return LayoutOutcome(
      size: size, leafCalls: negotiation.leafCalls, containerCalls: negotiation.containerCalls)
  }

  private func centred(_ size: Size, in container: Size?) -> Point {
    guard let container else { return .zero }
    var origin = Point.zero
    for axis in Axis.allCases where size[axis].isFinite {
      origin[axis] = (container[axis] - size[axis]) / 2
    }
    return origin
  }

  /// Keeps what only a record's reader asks for: lines of text and the two passes of lazy grids.
  private func keepDetails(of negotiation: Negotiation) {
    for index in 0..<negotiation.count {
      let state = negotiation.states[index]
      switch records[index].rule {
      case .text(let text):
        textLayouts[Int32(index)] = environment.textMeasurer.layOut(
          texts[Int(text)], proposal: state.finalProposal)
      case .lazyGrid(let grid):
        gridPasses[Int32(index)] = negotiation.gridPasses(
          grids[Int(grid)], state.finalProposal, state.frame.size, cells: Int(records[index].childCount))
      default: break
      }
    }
  }
}
