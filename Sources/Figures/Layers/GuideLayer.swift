import Explanation
import LayoutEngine
import Markup

/// The line on which a stack's children stand, interrupted where letters are, with a diamond at each child's guide.
struct GuideLayer {
  let scene: Scene

  /// The stack's alignment as the source names it.
  private enum Guide {
    case start, middle, end, firstBaseline, lastBaseline
  }

  private var guide: Guide {
    let words = (scene.node?.info.arguments ?? "").split { $0 == " " || $0 == "." || $0 == "," || $0 == ":" }
    for word in words {
      switch word {
      case "firstTextBaseline": return .firstBaseline
      case "lastTextBaseline": return .lastBaseline
      case "top", "leading": return .start
      case "bottom", "trailing": return .end
      default: continue
      }
    }
    return .middle
  }

  /// Where the line lies across the stack, in points: where a child without a guide of its own has its.
  private var position: Double? {
    guard let axis = scene.axis else { return nil }
    let children = scene.subject.children.filter { id in
      !scene.chain(from: id).contains { $0.info.name == "alignmentGuide" }
    }
    return children.compactMap { guide(of: $0, across: axis) }.first
  }

  private func guide(of id: NodeID, across axis: Axis) -> Double? {
    guard let node = scene.record.node(id), node.info.name != "Spacer" else { return nil }
    let isHorizontal = axis == .horizontal
    let start = isHorizontal ? node.frame.minY : node.frame.minX
    let length = node.frame.size[axis.cross]
    switch guide {
    case .start: return start
    case .middle: return start + length / 2
    case .end: return start + length
    case .firstBaseline, .lastBaseline:
      guard let leaf = scene.chain(from: id).last, let text = leaf.text else { return nil }
      return leaf.frame.minY + (guide == .firstBaseline ? text.firstBaseline : text.lastBaseline)
    }
  }

  /// Draws the line and its diamonds.
  func elements() -> [Element] {
    guard let axis = scene.axis, let position else { return [] }
    let picture = scene.space.box
    let box = scene.subjectBox.inset(-6).intersection(picture)
    let point = Rect(x: position, y: position, width: 0, height: 0)
    let at = axis == .horizontal ? scene.space.box(of: point).minY : scene.space.box(of: point).minX
    let isShown = axis == .horizontal ? (picture.minY...picture.maxY) ~= at : (picture.minX...picture.maxX) ~= at
    guard isShown else { return [] }
    let ends =
      axis == .horizontal
      ? (Point(x: box.minX, y: at), Point(x: box.maxX, y: at)) : (Point(x: at, y: box.minY), Point(x: at, y: box.maxY))
    var elements = scene.line(ends.0, ends.1, classes: "guide", color: .guide)
    for id in scene.subject.children {
      guard let child = scene.box(of: id), scene.record.node(id)?.info.name != "Spacer" else { continue }
      let center = axis == .horizontal ? Point(x: child.minX, y: at) : Point(x: at, y: child.minY)
      let around = Box(x: center.x - 5, y: center.y - 5, width: 10, height: 10)
      guard picture.inset(-5).contains(around), scene.ink.isFree(around) else { continue }
      elements.append(.path(Sign.diamond(at: center), classes: "area guide"))
    }
    return [.group(Element.Group(classes: "alignment", node: scene.subject.node, elements: elements))]
  }

  /// What each child's guide is, and how far the child was moved for it.
  var spans: [Span] {
    guard let axis = scene.axis, let position, let stack = scene.node else { return [] }
    let isHorizontal = axis == .horizontal
    let spans: [Span] = scene.subject.children.compactMap { id in
      guard let node = scene.record.node(id), let whole = scene.box(of: id), node.info.name != "Spacer",
        whole.inset(-0.5).overlaps(scene.space.box)
      else { return nil }
      let box = whole.intersection(scene.space.box)
      let start = isHorizontal ? node.frame.minY : node.frame.minX
      let moved = start - (isHorizontal ? stack.frame.minY : stack.frame.minX)
      let words = moved < 0.05 ? "not moved" : "moved " + LengthText.length(moved)
      return Span(
        kind: .guide, node: id, start: isHorizontal ? box.minX : box.minY, end: isHorizontal ? box.maxX : box.maxY,
        value: "guide " + LengthText.length(position - start), name: words)
    }
    return spans.count > 14 ? Array(spans.prefix(14)) : spans
  }
}
