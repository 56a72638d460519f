import Explanation
import LayoutEngine
import Markup

/// Draws the views as they would look on a device.
struct ContentLayer {
  let record: IndexedTrace
  let space: PictureSpace
  let options: FigureOptions
  /// Letters that the picture's scale makes smaller than this, in pixels, are replaced by bars, as they could not be
  /// read. Letters that the author made small stay letters at 1:1 and above.
  var smallestLetters = 0.0
  /// The words that are left out where the picture continues; `nil` where it shows everything.
  var cutWords: CutWords?
  /// The depth at which trees are cut off, which limits the use of the stack.
  private let deepest = 2_000
  /// The most nested groups in which something is drawn: XML parsers, including those of browsers, stop at 256 levels.
  private let mostGroups = 200

  func draw(on sheet: inout Sheet) {
    guard let root = record.root else { return }
    var elements = elements(of: root, depth: 0, groups: 0, scale: 1, seenIn: space.box, styles: &sheet.styles)
    if let scheme = record.trace.colorScheme {
      let window = space.box(of: PicturePlan.containerFrame(of: record))
      elements.insert(.rectangle(window, classes: sheet.styles.fill(scheme.background)), at: 0)
    }
    let room = Element.Shape.rectangle(space.box, cornerX: 0, cornerY: 0)
    if let cutWords { elements = cutWords.leftOut(of: elements) }
    let content = Element.group(Element.Group(clip: room, elements: elements))
    sheet.content += Captions.settled([content], paints: sheet.styles.paints)
  }

  /// - Parameters:
  ///   - depth: How many nodes are around the node.
  ///   - groups: How many of them are drawn as groups.
  ///   - scale: The factor by which the views around the node scale it.
  ///   - room: Where what is drawn can be seen; `nil` where it is drawn elsewhere.
  private func elements(
    of node: Trace.Node, depth: Int, groups: Int, scale: Double, seenIn room: Box?, styles: inout StyleSheet
  ) -> [Element] {
    guard depth < deepest, groups < mostGroups else { return [] }
    let box = space.box(of: node.frame)
    guard box.isDrawable else { return [] }
    let effect = node.effect.flatMap { $0.isIdentity ? nil : $0 }
    let scale = effect.map { scale * ($0.a * $0.d - $0.b * $0.c).magnitude.squareRoot() } ?? scale
    let inner = effect == nil ? room.map { seen(in: $0, of: node, box) } : nil
    var children: [Element] = []
    for id in drawingOrder(node) {
      guard let child = record.node(id), child.isPlaced else { continue }
      children += elements(
        of: child, depth: depth + 1, groups: groups + (isGroup(node) ? 1 : 0), scale: scale, seenIn: inner,
        styles: &styles)
    }
    if effect == nil, let room, isOutOfSight(node, box, room) { return children }
    var group = Element.Group(node: node.id, elements: children)
    if let effect {
      let transform = space.transform(effect)
      guard transform.isFinite else { return [] }
      group.transform = transform
    }
    switch node.info.appearance {
    case .nothing: return group.transform == nil ? children : [.group(group)]
    case .fill(let outline, let paint):
      group.elements.insert(fill(outline, box, styles.fill(paint, in: box, unit: space.unit)), at: 0)
    case .stroke(let outline, let paint, var line, let inset):
      line.width *= space.unit
      group.elements.append(contentsOf: stroke(outline, box, line, inset, paint, &styles))
    case .text(let paint): group.elements.append(contentsOf: text(node, box, scale, paint, &styles))
    case .placeholder(let paint): group.elements += placeholders(node, box, paint, &styles)
    case .image(let name), .missingImage(let name): group.elements.append(contentsOf: image(name, node.frame.size, box))
    case .symbol(let name, let paint, let natural):
      let size = Size(width: natural.width * space.unit, height: natural.height * space.unit)
      let drawing = SymbolDrawing(
        name: name, box: box, natural: size, classes: styles.fill(paint, in: box, unit: space.unit))
      group.elements += drawing.elements(options.symbol(name))
    case .shapes(let shapes): group.elements.insert(contentsOf: elements(of: shapes, node.frame, &styles), at: 0)
    case .standIn(let name): group.elements.insert(contentsOf: standIn(name, node, box), at: 0)
    case .clip(let outline): group.clip = shape(outline, box)
    case .viewport: group.clip = .rectangle(space.box(of: record.viewport(of: node)), cornerX: 0, cornerY: 0)
    case .opacity(let opacity): group.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    }
    return [.group(group)]
  }

  /// The part of the room in which what is inside a node can be seen.
  private func seen(in room: Box, of node: Trace.Node, _ box: Box) -> Box {
    switch node.info.appearance {
    case .viewport: room.intersection(space.box(of: record.viewport(of: node)))
    case .clip(let outline) where !outline.isPath: room.intersection(box)
    default: room
    }
  }

  /// Whether a node draws only what a scroll view or the picture's edge hides: the rows of a long list far below.
  private func isOutOfSight(_ node: Trace.Node, _ box: Box, _ room: Box) -> Bool {
    switch node.info.appearance {
    case .nothing, .clip, .viewport, .opacity: return false
    case .fill(let outline, _) where outline.isPath: return false
    case .stroke(let outline, _, _, _) where outline.isPath: return false
    case .stroke(_, _, let line, _): return !room.overlaps(box.inset(-(ContentLayer.reach + line.width) * space.unit))
    // Letters and shapes may reach a little beyond the frame.
    default: return !room.overlaps(box.inset(-ContentLayer.reach * space.unit))
    }
  }

  /// How far beyond its frame a view may draw, in points.
  private static let reach = 40.0

  private func isGroup(_ node: Trace.Node) -> Bool {
    if let effect = node.effect, !effect.isIdentity { return true }
    return node.info.appearance != .nothing
  }

  /// The children from the back to the front.
  ///
  /// 1. A background is drawn before the view it belongs to, although it is the modifier's second child.
  /// 2. Other children are drawn by their `zIndex`, and those of the same one in the order of the source.
  private func drawingOrder(_ node: Trace.Node) -> [NodeID] {
    if node.info.isBackground { return node.children.reversed() }
    let depths = node.children.map { record.node($0)?.info.zIndex ?? 0 }
    guard depths.contains(where: { $0 != depths[0] }) else { return node.children }
    return depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { node.children[$0] }
  }

  func fill(_ outline: Outline, _ box: Box, _ classes: String) -> Element {
    switch shape(outline, box) {
    case .rectangle(let box, let cornerX, let cornerY):
      .rectangle(box, cornerX: cornerX, cornerY: cornerY, classes: classes)
    case .ellipse(let box): .ellipse(box, classes: classes)
    case .path(let path, _): .path(path, classes: classes)
    }
  }

  /// A line as the area between two outlines, so that its width needs no style.
  func stroke(
    _ outline: Outline, _ box: Box, _ line: LineStyle, _ inset: Bool, _ paint: Paint, _ styles: inout StyleSheet
  ) -> [Element] {
    let width = line.width
    let outer = inset ? box : box.inset(-width / 2)
    guard width > 0, outer.width > 0 || outer.height > 0 else { return [] }
    if outline.isPath, case .path(let path, _) = shape(outline, box) {
      return [.path(path, classes: styles.stroke(paint, in: box, unit: space.unit) + " " + StyleSheet.words(for: line))]
    }
    let classes = styles.fill(paint, in: box, unit: space.unit)
    if outer.width <= width * 2 || outer.height <= width * 2 { return [fill(outline, outer, classes)] }
    return [.path(OutlinePath.ring(shape(outline, outer), width: width), classes: classes)]
  }

  func shape(_ outline: Outline, _ box: Box) -> Element.Shape {
    switch outline {
    case .rectangle: return .rectangle(box, cornerX: 0, cornerY: 0)
    case .roundedRectangle(let width, let height):
      let corner = Outline.corner(
        width: width * space.unit, height: height * space.unit, in: Size(width: box.width, height: box.height))
      return .rectangle(box, cornerX: corner.width, cornerY: corner.height)
    case .capsule:
      let corner = min(box.width, box.height) / 2
      return .rectangle(box, cornerX: corner, cornerY: corner)
    case .ellipse: return .ellipse(box)
    case .circle:
      let side = min(box.width, box.height)
      return .ellipse(Box(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
    case .unevenRoundedRectangle:
      let path = PathOutline(outline, in: space.room(in: box))
      return .path(space.path(path, in: box), box)
    case .path(let path):
      let bounds = path.bounds.map { rect in
        Box(
          x: box.minX + rect.minX * space.unit, y: box.minY + rect.minY * space.unit,
          width: rect.size.width * space.unit, height: rect.size.height * space.unit)
      }
      return .path(space.path(path, in: box), bounds ?? box)
    }
  }

  /// An image, or if its file is missing a crossed box with its name and size.
  func image(_ name: String, _ size: Size, _ box: Box) -> [Element] {
    if let picture = options.image(name) { return [.image(picture, box)] }
    var cross = PathData()
    cross.segment(Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY))
    cross.segment(Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY))
    let elements: [Element] = [
      .rectangle(box, classes: "area ink solid"), .rectangle(box.inset(0.5), classes: "line hair"),
      .path(cross, classes: "line hair"),
    ]
    return elements + label(NodeName.shortened(name, to: 24) + " " + LengthText.size(size), in: box)
  }

  /// The box of an unknown view: hatched, with its name if there is no view inside it.
  private func standIn(_ name: String, _ node: Trace.Node, _ box: Box) -> [Element] {
    let lines: [Element] = [
      .rectangle(box, classes: "area ink solid"), .rectangle(box.inset(0.5), classes: "line hair"),
      .path(Hatch.path(in: box, pitch: 10), classes: "line ink hatch"),
    ]
    return node.children.isEmpty ? lines + label(NodeName.shortened(name, to: 24), in: box) : lines
  }

  /// A caption in the middle of a box, where there is room for it.
  private func label(_ caption: String, in box: Box) -> [Element] {
    let width = LabelStyle.number.width(of: caption)
    let chip = Box(x: box.midX - width / 2 - 6, y: box.midY - 10, width: width + 12, height: 20)
    guard box.contains(chip) else { return [] }
    let run = Element.TextRun(
      string: caption, x: box.midX, y: box.midY + 4, classes: "number muted", anchor: .middle)
    let elements: [Element] = [.rectangle(chip, cornerX: 4, cornerY: 4, classes: "area page chip"), .text(run)]
    return [.group(Element.Group(classes: Captions.mark, elements: elements))]
  }
}

extension Outline {
  /// Whether it is drawn as lines and curves, whose line is centred on the outline and cannot be inside it.
  fileprivate var isPath: Bool {
    switch self {
    case .path, .unevenRoundedRectangle: true
    case .rectangle, .roundedRectangle, .capsule, .ellipse, .circle: false
    }
  }
}
