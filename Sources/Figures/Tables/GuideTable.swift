import Explanation
import LayoutEngine
import Markup

/// Where the guides of a `ZStack`'s views are, and how far each was moved for them: its views overlap, so that there is
/// no room for it in the picture.
struct GuideTable {
  private struct Row {
    var node: NodeID
    var name: String
    var words: String
  }

  private let rows: [Row]
  private let hidden: Int

  private static let most = 14
  private static let rowHeight = 25.0

  init(_ scene: Scene) {
    let layer = GuideLayer(scene: scene)
    let all = scene.subject.children.compactMap { id -> Row? in
      guard let node = scene.record.node(id), let words = layer.words(for: node) else { return nil }
      return Row(node: id, name: scene.name(of: id), words: words)
    }
    rows = Array(all.prefix(GuideTable.most))
    hidden = all.count - rows.count
  }

  /// Draws the rows and returns where they end.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    guard !rows.isEmpty else { return top }
    let (left, right) = (sheet.margin, sheet.width - sheet.margin)
    let room = right - left - 24 - (rows.map { LabelStyle.number.width(of: $0.words) }.max() ?? 0)
    // If both do not fit on one line, the words get a separate one.
    let isStacked = room < 90
    var y = top
    for row in rows {
      let name = LabelStyle.name.shortened(row.name, room: isStacked ? right - left - 4 : room)
      let elements: [Element] = [
        .line(Point(x: left, y: y + 0.5), Point(x: right, y: y + 0.5), classes: "line rule"),
        .label(name, x: left + 4, y: y + 17, style: .name, color: "ink"),
        .label(
          row.words, x: right - 4, y: y + (isStacked ? 33 : 17), style: .number, color: "guide", anchor: .end),
      ]
      sheet.elements.append(.group(Element.Group(classes: "row", node: row.node, elements: elements)))
      y += isStacked ? GuideTable.rowHeight + 16 : GuideTable.rowHeight
    }
    guard hidden > 0 else { return y }
    sheet.elements.append(.label("and \(hidden) more", x: left + 4, y: y + 15, style: .note, color: "muted"))
    return y + 22
  }
}
