import LayoutEngine
import Markup

/// The scenario that the browser's engine and the native one both lay out, to be compared.
///
/// Two flexible columns in a frame that is too narrow for their minimums: the grid answers 224 and then places
/// columns of 108 and 120 points.
struct GridExample {
  private let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  private let container = Size(width: 300, height: 150)

  /// The frames of all nodes, in the order in which they were added, as JSON text.
  func frames() -> String {
    let root = buildTree()
    let outcome = tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: nil)
    var json = JSONWriter()
    json.object { json in
      json.field("leafCalls", outcome.leafCalls)
      json.field("frames") { json in
        json.array { json in
          for index in 0..<tree.nodeCount { write(NodeID(Int32(index)), to: &json) }
        }
      }
    }
    return json.finish()
  }

  private func buildTree() -> NodeID {
    let cells = (0..<4).map { _ in
      let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
      return tree.add(.fixedFrame(FixedFrameRule(height: 40)), children: [color], info: NodeInfo(name: "frame"))
    }
    let tracks = [
      GridTrack(.flexible(minimum: 50, maximum: .infinity)), GridTrack(.flexible(minimum: 120, maximum: .infinity)),
    ]
    let grid = tree.addLazyGrid(
      LazyGridRule(axis: .vertical, tracks: tracks), children: cells, info: NodeInfo(name: "LazyVGrid"))
    return tree.add(.fixedFrame(FixedFrameRule(width: 200)), children: [grid], info: NodeInfo(name: "frame"))
  }

  private func write(_ node: NodeID, to json: inout JSONWriter) {
    let frame = tree.frame(of: node)
    json.object { json in
      json.field("view", tree.info(of: node).name)
      json.field("x", frame.origin.x)
      json.field("y", frame.origin.y)
      json.field("width", frame.size.width)
      json.field("height", frame.size.height)
    }
  }
}
