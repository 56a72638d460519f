import Explanation
import LayoutEngine
import Markup

/// A small picture of the whole screen: bars for drawn views, and the subject outlined.
struct ScreenMap {
  let record: IndexedTrace
  let subject: Subject
  let container: Rect
  let box: Box

  private static let most = 600

  /// The size of a container's map in the given room.
  static func size(of container: Rect, room: Size) -> Size {
    let unit = min(room.width / container.size.width, room.height / container.size.height)
    return Size(width: (container.size.width * unit).rounded(), height: (container.size.height * unit).rounded())
  }

  func elements() -> [Element] {
    let corner = min(10, box.width / 10)
    var bars = PathData()
    let unit = box.width / container.size.width
    let held = subject(unit)
    for node in record.placedNodes.prefix(ScreenMap.most) where node.children.isEmpty {
      guard let bar = bar(node, unit), record.canBeSeen(node) else { continue }
      add(bar, to: &bars)
    }
    let elements: [Element] = [
      .rectangle(box, cornerX: corner, cornerY: corner, classes: "container"),
      .path(bars, classes: "area rule"),
      .rectangle(held.inset(-2), cornerX: 2, cornerY: 2, classes: "line ink focus"),
    ]
    return [.group(Element.Group(classes: "map", node: subject.node, elements: elements))]
  }

  private func subject(_ unit: Double) -> Box {
    guard let frame = record.node(subject.node)?.frame else { return box }
    let held = place(frame, unit)
    return held.width > 0 || held.height > 0 ? held : box
  }

  private func place(_ frame: Rect, _ unit: Double) -> Box {
    let placed = Box(
      x: box.minX + frame.minX * unit, y: box.minY + frame.minY * unit, width: frame.size.width * unit,
      height: frame.size.height * unit)
    return placed.isDrawable ? placed.intersection(box.inset(2)) : Box(x: box.minX, y: box.minY, width: 0, height: 0)
  }

  /// A bar in the middle of a drawn view; backgrounds as large as the screen and views that draw nothing have none.
  private func bar(_ node: Trace.Node, _ unit: Double) -> Box? {
    var frame = node.frame
    switch node.info.appearance {
    case .nothing, .clip, .viewport, .opacity: return nil
    case .text, .placeholder:
      guard let width = node.text?.lines.map({ $0.width }).max(), width > 0 else { return nil }
      frame = Rect(
        x: frame.minX, y: frame.midY - frame.size.height * 0.25, width: width, height: frame.size.height * 0.5)
    default:
      if frame.size.width * frame.size.height > 0.2 * container.size.width * container.size.height { return nil }
    }
    let bar = place(frame, unit)
    guard bar.width >= 0.5, bar.height >= 0.3 else { return nil }
    return Box(x: bar.minX, y: bar.minY, width: max(bar.width, 1), height: max(bar.height, 1))
  }

  private func add(_ bar: Box, to path: inout PathData) {
    let held = { (value: Double) in (value * 10).rounded() / 10 }
    path.move(held(bar.minX), held(bar.minY))
    path.horizontalLine(held(bar.maxX))
    path.verticalLine(held(bar.maxY))
    path.horizontalLine(held(bar.minX))
    path.close()
  }
}
