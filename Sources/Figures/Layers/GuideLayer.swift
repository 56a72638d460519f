import Explanation
import LayoutEngine

/// Draws the first baseline of every text.
enum GuideLayer {
  /// - Returns: whether there was any.
  static func draw(_ record: IndexedTrace, _ space: PictureSpace, on sheet: inout Sheet) -> Bool {
    var elements: [Element] = []
    for node in record.placedNodes {
      guard let line = node.text?.lines.first else { continue }
      let box = space.box(of: node.frame)
      let y = box.minY + line.baseline * space.unit
      guard box.isDrawable, y.isFinite else { continue }
      elements.append(.line(Point(x: box.minX - 8, y: y), Point(x: box.maxX + 8, y: y), classes: "line guide"))
    }
    sheet.elements.append(.group(Element.Group(classes: "guides", elements: elements)))
    return !elements.isEmpty
  }
}
