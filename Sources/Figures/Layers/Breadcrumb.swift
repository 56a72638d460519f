import Explanation
import LayoutEngine

/// The path from the preview to the subject: `Inbox › VStack › MailRow 3 of 8 › HStack(spacing: 8)`.
struct Breadcrumb {
  private let parts: [String]
  private let subject: NodeID
  /// The width of a long name of the subject that is enough, in pixels.
  private static let leastName = 110.0

  init(_ record: IndexedTrace, _ subject: Subject, preview: String) {
    self.subject = subject.node
    var parts = [NodeName.shortened(preview, to: 40)]
    let path = record.path(to: subject.node)
    for node in path.dropLast() {
      for enclosure in node.info.enclosures.reversed() where enclosure.kind == .view {
        if parts.last != enclosure.name { parts.append(enclosure.name + Breadcrumb.place(of: node, record)) }
      }
      guard node.children.count > 1, node.info.name.first?.isUppercase ?? false else { continue }
      parts.append(NodeName.kind(of: node))
    }
    if let node = path.last { parts.append(NodeName.call(of: node, to: 36)) }
    self.parts = parts
  }

  /// ` 3 of 8` for one of several of the same view.
  private static func place(of node: Trace.Node, _ record: IndexedTrace) -> String {
    guard let parent = record.parent(of: node), parent.children.count > 2,
      let name = node.info.enclosures.last(where: { $0.kind == .view })?.name
    else { return "" }
    let alike = parent.children.filter { id in
      record.node(id)?.info.enclosures.contains { $0.kind == .view && $0.name == name } ?? false
    }
    guard alike.count > 1, let index = alike.firstIndex(of: node.id) else { return "" }
    return " \(index + 1) of \(alike.count)"
  }

  /// Draws the path, without its middle where it is too long, and returns the baseline.
  func draw(on sheet: inout Sheet, left: Double, y: Double, room: Double) {
    guard let last = parts.last else { return }
    let separator = "\u{00A0} › \u{00A0}"
    var leading = Array(parts.dropLast())
    var text = leading.joined(separator: separator)
    let lastWidth = LabelStyle.name.width(of: last)
    while leading.count > 1, LabelStyle.note.width(of: text + separator) + lastWidth > room {
      leading.remove(at: leading.count > 2 ? leading.count / 2 : 1)
      text = ([leading[0], "…"] + leading.dropFirst()).joined(separator: separator)
    }
    let way = leading.isEmpty ? "" : text + "\u{00A0} › "
    let width = LabelStyle.note.width(of: way)
    // The subject's arguments are left out before the preview's name is.
    let fits = width + min(lastWidth, Breadcrumb.leastName) <= room
    if fits, !way.isEmpty {
      sheet.elements.append(.label(way, x: left, y: y, style: .note, color: "muted", width: width))
    }
    let x = fits ? left + width : left
    let name = LabelStyle.name.shortened(last, room: room - (x - left))
    let label = Element.label(name, x: x, y: y, style: .name, color: "ink")
    sheet.elements.append(.group(Element.Group(node: subject, elements: [label])))
  }
}
