internal import Explanation
internal import LayoutEngine
internal import Markup

/// The views as data for the page's script: `[[number, parent, "L12C5", "HStack", x, y, width, height], …]`, in the
/// order of the tree. Frames are in points of the container; a view that was not placed has none. One whose later
/// children are drawn behind its first has a 1 at the end.
struct NodesPanel {
  let trace: Trace

  var json: String {
    var json = JSONWriter()
    json.array { json in
      for node in trace.nodes {
        json.array { json in
          json.value(Int(node.id.rawValue))
          if let parent = node.parent { json.value(Int(parent.rawValue)) } else { json.null() }
          json.value(NodesPanel.place(node.info.source))
          json.value(NodeName.name(of: node))
          guard node.isPlaced else { return }
          NodesPanel.write(lengthsOf: node.frame, to: &json)
          if node.info.isBackground { json.value(1) }
        }
      }
    }
    return json.finish()
  }

  /// `[x, y, width, height]`
  static func write(_ frame: Rect, to json: inout JSONWriter) {
    json.array { write(lengthsOf: frame, to: &$0) }
  }

  private static func write(lengthsOf frame: Rect, to json: inout JSONWriter) {
    for length in [frame.minX, frame.minY, frame.size.width, frame.size.height] {
      json.value((length * 100).rounded() / 100)
    }
  }

  /// The place of a view's name in the scenario's own file: `L12C5`; empty elsewhere.
  static func place(_ source: SourceRange) -> String {
    source.line > 0 && source.file == 0 ? "L\(source.line)C\(source.column)" : ""
  }
}
