import Explanation
import LayoutEngine
import Markup

extension LanesPanel {
  /// Draws the names of the container and of its children above their lanes.
  func drawHead(on sheet: inout Sheet, top: Double) -> Double {
    let name = record.node(lanes.node).map { NodeName.kind(of: $0) } ?? ""
    let room = isWide ? min(120, laneRoom - 26) : 100
    var pills = [(text: LabelStyle.name.shortened(name, room: room), middle: subject, node: lanes.node)]
    if children.isEmpty {
      pills.append(("children", x(NodeID(-1)), lanes.node))
    } else {
      for (child, name) in zip(children, names) { pills.append((name, x(child), child)) }
    }
    for (text, middle, node) in pills {
      let width = LabelStyle.name.width(of: text) + 16
      let x = max(left + width / 2, middle)
      let box = Box(x: x - width / 2, y: top + 4, width: width, height: 22)
      let pill: [Element] = [
        .rectangle(box, cornerX: 4, cornerY: 4, classes: "area ink band"),
        .label(text, x: x, y: top + 19, style: .name, color: "ink", anchor: .middle),
      ]
      sheet.elements.append(.group(Element.Group(node: node, elements: pill)))
    }
    if isWide {
      sheet.elements.append(.label("call", x: left, y: top + 19, style: .note, color: "muted"))
      if !accounts.isEmpty {
        sheet.elements.append(.label("how it gets there", x: accountStart, y: top + 19, style: .note, color: "muted"))
      }
    }
    return top + 34
  }

  /// The children's names as far as the lanes have room. A name that would repeat another is distinguished by the view
  /// inside the child, by its words, or by the child's place.
  private var names: [String] {
    let whole = children.map { record.viewName(of: $0) }
    let inside = children.map { child in
      record.node(child).flatMap { record.chain(from: $0).last }.map { record.viewName(of: $0) } ?? ""
    }
    let words = inside.map { name in String(name.drop { $0 != "“" }) }
    let places = inside.enumerated().map { LedgerText.ordinal($0.offset + 1) + " " + $0.element }
    var names = shortened(whole)
    for other in [inside, words, places].map({ shortened($0) }) {
      let isShared = names.indices.map { index in
        names.indices.contains { names[$0] == names[index] && whole[$0] != whole[index] }
      }
      for index in names.indices where isShared[index] && !other[index].isEmpty { names[index] = other[index] }
    }
    return names
  }

  private func shortened(_ names: [String]) -> [String] {
    zip(children, names).map { child, name in
      // The last name ends before the account.
      LabelStyle.name.shortened(name, room: child == children.last ? min(laneRoom - 26, 96) : laneRoom - 26)
    }
  }
}
