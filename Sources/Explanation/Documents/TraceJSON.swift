import LayoutEngine
import Markup

/// The parts of the trace document, each with its keys in a fixed order.
enum TraceJSON {
  static func write(_ size: Size, to json: inout JSONWriter) {
    json.object(onOneLine: true) { json in
      json.field("width", size.width)
      json.field("height", size.height)
    }
  }

  static func write(_ proposal: Proposal, to json: inout JSONWriter) {
    json.object(onOneLine: true) { json in
      json.field("width") { write(proposal.width, to: &$0) }
      json.field("height") { write(proposal.height, to: &$0) }
    }
  }

  private static func write(_ length: Double?, to json: inout JSONWriter) {
    if let length { json.value(length) } else { json.null() }
  }

  private static func write(_ rect: Rect, to json: inout JSONWriter) {
    json.object(onOneLine: true) { json in
      json.field("x", rect.minX)
      json.field("y", rect.minY)
      json.field("width", rect.size.width)
      json.field("height", rect.size.height)
    }
  }

  static func write(_ node: Trace.Node, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", Int(node.id.rawValue))
      json.field("parent") { json in
        if let parent = node.parent { json.value(Int(parent.rawValue)) } else { json.null() }
      }
      json.field("view", node.info.name)
      json.field("arguments", node.info.arguments)
      json.field("labels") { write(node.info.labels, to: &$0) }
      json.field("environment") { write(node.info.environment, to: &$0) }
      json.field("source") { write(node.info.source, to: &$0) }
      json.field("frame") { write(node.frame, to: &$0) }
      json.field("drawn") { json in
        if let drawn = node.drawn { write(drawn, to: &json) } else { json.null() }
      }
      json.field("placed", node.isPlaced)
      if node.info.isPart { json.field("part", true) }
      if node.info.remainingRows > 0 {
        json.field("remainingRows", node.info.remainingRows)
        json.field("remainingViews", node.info.remainingViews)
      }
      if node.info.isOpaque { json.field("opaque", true) }
      if let text = node.text { json.field("text") { write(text, to: &$0) } }
      if let tracks = node.tracks { json.field("tracks") { write(tracks, to: &$0) } }
      if let guides = node.guides { json.field("guides") { write(guides, to: &$0) } }
    }
  }

  private static func write(_ strings: [String], to json: inout JSONWriter) {
    json.array(onOneLine: true) { json in
      for string in strings { json.value(string) }
    }
  }

  /// A missing place is `null`: no call in the source made the node.
  private static func write(_ source: SourceRange, to json: inout JSONWriter) {
    guard source.line > 0 else { return json.null() }
    json.object(onOneLine: true) { json in
      json.field("line", Int(source.line))
      json.field("column", Int(source.column))
      json.field("endLine", Int(source.endLine))
      json.field("endColumn", Int(source.endColumn))
    }
  }

  private static func write(_ text: TextLayout, to json: inout JSONWriter) {
    json.object { json in
      json.field("truncated", text.isTruncated)
      json.field("scale", text.scale)
      if text.string != text.shown { json.field("string", text.string) }
      json.field("lines") { json in
        json.array { json in
          for line in text.lines {
            json.object(onOneLine: true) { json in
              json.field("string", line.string)
              json.field("width", line.width)
              json.field("baseline", line.baseline)
              if !line.pieces.isEmpty { json.field("pieces") { write(line.pieces, to: &$0) } }
            }
          }
        }
      }
    }
  }

  private static func write(_ pieces: [TextLayout.Piece], to json: inout JSONWriter) {
    json.array { json in
      for piece in pieces {
        json.object(onOneLine: true) { json in
          json.field("string", piece.string)
          json.field("x", piece.x)
          json.field("width", piece.width)
          json.field("size", piece.font.size)
        }
      }
    }
  }

  private static func write(_ passes: GridPasses, to json: inout JSONWriter) {
    json.object { json in
      json.field("axis", passes.axis.key)
      json.field("proposed", passes.proposed)
      json.field("measured") { write(passes.measured, to: &$0) }
      json.field("answered", passes.answered)
      json.field("placed") { write(passes.placed, to: &$0) }
    }
  }

  private static func write(_ guides: GuideLines, to json: inout JSONWriter) {
    json.object(onOneLine: true) { json in
      if let x = guides.x { json.field("x", x) }
      if let y = guides.y { json.field("y", y) }
    }
  }

  private static func write(_ tracks: [GridPasses.Track], to json: inout JSONWriter) {
    json.array(onOneLine: true) { json in
      for track in tracks {
        json.object(onOneLine: true) { json in
          json.field("start", track.start)
          json.field("length", track.length)
        }
      }
    }
  }

  static func write(_ standIn: StandIn, to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", standIn.kind.rawValue)
      json.field("name", standIn.name)
      json.field("source") { write(standIn.source, to: &$0) }
    }
  }

  static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.object { json in
      json.field("code", finding.code.rawValue)
      json.field("node", Int(finding.node.rawValue))
      json.field("numbers") { json in
        json.array(onOneLine: true) { json in
          for number in finding.numbers { json.value(number) }
        }
      }
      json.field("message", finding.message)
      json.field("suggestion", finding.suggestion)
    }
  }
}
