import LayoutEngine
import Markup

/// Writing what a document defines once and uses by its id: gradients, fades, pictures and clips.
extension SVGRenderer {
  /// What a document defines once and uses by its id.
  struct Definitions: Sendable {
    var clipCount = 0
    /// The ids of the turns that were written, by where they begin and end.
    var turns: [Range<Double>: String] = [:]
    /// The ids of the pictures that were written, by their addresses.
    var images: [String: String] = [:]
    /// The edges towards which something fades.
    var fades: Set<Edge> = []
    /// The numbers of the gradients that were written.
    var gradients: Set<Int> = []
    /// The ids of the letters whose outlines were written.
    var outlines: [OutlinedLetter: String] = [:]
    /// The ids of the outlined texts that were written.
    var texts: [OutlinedText: String] = [:]
  }

  /// The attributes that paint with a gradient, which is written before its first use.
  mutating func paint(
    _ drawing: GradientDrawing, _ stops: [String], _ number: Int, isLine: Bool
  ) -> [(String, String)] {
    let id = self.id + "-gradient\(number)"
    if defined.gradients.insert(number).inserted { write(drawing, stops: stops, id: id) }
    let address = "url(#" + id + ")"
    return isLine ? [("fill", "none"), ("stroke", address)] : [("fill", address)]
  }

  /// Writes a fade, and before the first one toward an edge its gradient.
  mutating func write(_ box: Box, fadingToward edge: Edge) {
    let id = self.id + "-fade\(edge.rawValue)"
    if defined.fades.insert(edge).inserted {
      writer.openElement("defs")
      writer.openElement("linearGradient", [("id", id)] + SVGRenderer.direction(of: edge))
      writer.element("stop", [("offset", "0"), ("stop-opacity", "0")] + look("page-stop"))
      writer.element("stop", [("offset", "1")] + look("page-stop"))
      writer.closeElement()
      writer.closeElement()
    }
    writer.element("rect", attributes(of: box, 0, 0) + [("fill", "url(#" + id + ")")])
  }

  private static func direction(of edge: Edge) -> [(String, String)] {
    switch edge {
    case .top: [("x1", "0"), ("y1", "1"), ("x2", "0"), ("y2", "0")]
    case .bottom: [("x1", "0"), ("y1", "0"), ("x2", "0"), ("y2", "1")]
    case .leading: [("x1", "1"), ("y1", "0"), ("x2", "0"), ("y2", "0")]
    case .trailing: [("x1", "0"), ("y1", "0"), ("x2", "1"), ("y2", "0")]
    }
  }

  /// Writes a picture's use, and before its first one the picture itself: it may be large.
  mutating func write(_ picture: FigureImage, _ box: Box) {
    let id = defined.images[picture.address] ?? self.id + "-image\(defined.images.count + 1)"
    if defined.images.updateValue(id, forKey: picture.address) == nil {
      writer.openElement("defs")
      writer.element(
        "image",
        [
          ("id", id), ("width", "1"), ("height", "1"), ("preserveAspectRatio", "none"),
          ("xlink:href", picture.address),
        ])
      writer.closeElement()
    }
    let map = SVGRenderer.text(picture.transform(onto: box))
    writer.element("use", [("xlink:href", "#" + id), ("transform", map)])
  }

  /// The id of a turn's outline, which is written before its first use: many parts have the same turn.
  mutating func id(of turn: Box) -> String {
    let range = turn.minX..<turn.maxX
    if let known = defined.turns[range] { return known }
    let id = self.id + "-t\(defined.turns.count + 1)"
    defined.turns[range] = id
    writer.openElement("clipPath", [("id", id)])
    writer.element("rect", attributes(of: turn, 0, 0) + look("turn"))
    writer.closeElement()
    return id
  }

  /// The id of another clip.
  mutating func nextClip() -> String {
    defined.clipCount += 1
    return id + "-clip\(defined.clipCount)"
  }

  mutating func write(_ shape: Element.Shape, id: String) {
    writer.openElement("clipPath", [("id", id)])
    switch shape {
    case .rectangle(let box, let cornerX, let cornerY):
      writer.element("rect", attributes(of: box, cornerX, cornerY))
    case .ellipse(let box):
      writer.element("ellipse", attributes(ofEllipse: box))
    case .path(let path, _):
      if !path.isEmpty { writer.element("path", [("d", path.text)]) }
    }
    writer.closeElement()
  }
}
