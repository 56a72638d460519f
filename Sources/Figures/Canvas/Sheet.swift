import LayoutEngine

/// Everything that is drawn in one figure, and what the labels must not run into.
struct Sheet: Sendable {
  /// The canvas's width; the same for all figures, so that text has the same size in all of them.
  static let standardWidth = 720.0
  static let margin = 24.0

  var title: String
  var description = ""
  /// The canvas's top left corner.
  var origin = Point(x: 0, y: 0)
  var width = Sheet.standardWidth
  var height = 0.0
  var elements: [Element] = []
  var styles = StyleSheet()
  /// Boxes of texts, for the collision check.
  var labels: [LabelBox] = []
  /// Lines that no label may cross.
  var edges: [Edge] = []

  init(title: String) { self.title = title }

  /// A label's box on the canvas.
  struct LabelBox {
    var text: String
    var box: Box
  }

  /// A line on the canvas.
  struct Edge {
    var name: String
    var from: Point
    var to: Point
  }

  /// Adds a line of text and keeps its box for the collision check.
  ///
  /// - Parameter width: the width of the text, when that is known already.
  mutating func addText(_ run: Element.TextRun, style: LabelStyle, width: Double? = nil) {
    elements.append(.text(run))
    labels.append(LabelBox(text: run.string, box: style.box(of: run, width: width)))
  }
}

/// Two things in a figure that run into each other.
public struct Collision: Equatable, Sendable {
  public enum Kind: Sendable {
    /// Two labels overlap.
    case labels
    /// A label crosses a line.
    case labelAndEdge
    /// A label reaches out of the canvas.
    case offCanvas
  }

  /// What runs into what.
  public var kind: Kind
  /// The label's text.
  public var first: String
  /// The text of the other label, or what kind of line it is.
  public var second: String
}

extension Sheet {
  /// Every pair that runs into each other; empty for a figure that may be published.
  func collisions() -> [Collision] {
    var found: [Collision] = []
    let canvas = Box(x: origin.x, y: origin.y, width: width, height: height)
    for (index, label) in labels.enumerated() {
      if !canvas.contains(label.box) { found.append(Collision(kind: .offCanvas, first: label.text, second: "canvas")) }
      for other in labels[(index + 1)...] where label.box.overlaps(other.box) {
        found.append(Collision(kind: .labels, first: label.text, second: other.text))
      }
      for edge in edges where label.box.touches(from: edge.from, to: edge.to) {
        found.append(Collision(kind: .labelAndEdge, first: label.text, second: edge.name))
      }
    }
    return found
  }
}
