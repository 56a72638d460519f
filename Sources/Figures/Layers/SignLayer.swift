import Explanation
import LayoutEngine
import Markup

/// Draws signs for views that draw nothing: springs for spacers, hatches for padding and spacing, dots for the safe
/// area.
struct SignLayer {
  let scene: Scene
  /// Whether the padding around the subject is shown as well as that inside it.
  let showsSurroundings: Bool
  /// Where springs are.
  private let spacers: [Box]

  init(scene: Scene, showsSurroundings: Bool) {
    (self.scene, self.showsSurroundings) = (scene, showsSurroundings)
    spacers = scene.subject.children.filter { scene.record.node($0)?.isSpacer ?? false }
      .compactMap { scene.box(of: $0) }
  }

  func elements() -> [Element] {
    var elements = safeArea()
    if showsSurroundings { elements += around() }
    elements += hatch(SpacingGaps(scene: scene).boxes, node: scene.subject.node, name: "spacing", isFalling: true)
    let chains = scene.subject.kind == .chain ? [scene.subject.node] : scene.subject.children
    for id in chains { elements += inside(id) }
    return elements
  }

  /// The signs of the padding and the empty view at the end of a chain.
  private func inside(_ id: NodeID) -> [Element] {
    let chain = scene.chain(from: id)
    var elements: [Element] = []
    for (outer, inner) in zip(chain, chain.dropFirst()) where SignLayer.isPadding(outer) {
      elements += padding(outer, inner)
    }
    guard let leaf = chain.last, leaf.children.isEmpty, let box = scene.box(of: leaf.id) else { return elements }
    if leaf.isSpacer { return elements + spacer(leaf, box) }
    if SqueezedText.isSqueezed(leaf) { return elements + squeezed(leaf, box) }
    let isEmpty = leaf.frame.size.width <= 0.01 || leaf.frame.size.height <= 0.01
    guard isEmpty, leaf.info.name != "Divider", scene.space.box.contains(box) else { return elements }
    return elements + empty(leaf, box)
  }

  /// Whether the source has a padding there; paddings inside controls are parts of these.
  static func isPadding(_ node: Trace.Node) -> Bool {
    !node.info.isPart && (node.info.name == "padding" || node.info.name == "safeAreaPadding")
  }

  private func empty(_ node: Trace.Node, _ box: Box) -> [Element] {
    let center = Point(x: box.midX, y: box.midY)
    guard scene.ink.isFree(Box(x: center.x - 10, y: center.y - 10, width: 20, height: 20)) else { return [] }
    return [group("empty", node.id, cased(Sign.empty(at: center), center: center))]
  }

  private func squeezed(_ node: Trace.Node, _ box: Box) -> [Element] {
    // A text that was moved after layout is elsewhere.
    guard node.drawn == nil else { return [] }
    let sign = SqueezedText(scene).sign(around: box, besides: spacers)
    return sign.isEmpty ? [] : [group("squeezed", node.id, sign)]
  }

  /// A sign over a fill from which it would not stand out gets a rim.
  private func cased(_ elements: [Element], center: Point) -> [Element] {
    let box = Box(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
    guard scene.needsCasing(box, .ink) else { return elements }
    return elements.compactMap { element in
      guard case .path(let path, _, _) = element else { return nil }
      return .path(path, classes: "casing broad")
    } + elements
  }

  private func spacer(_ node: Trace.Node, _ box: Box) -> [Element] {
    let axis = scene.axis ?? (box.width > box.height ? .horizontal : .vertical)
    let length = axis == .horizontal ? box.width : box.height
    guard length >= 6 else { return empty(node, box) }
    guard length >= SignLayer.shortestSpring else { return [] }
    let place = SignLayer.springPlace(box, axis, scene)
    // Where there is room, a spring keeps a little distance from its neighbours.
    let gap = length >= 24 ? 3.0 : 1.5
    let free = axis == .horizontal ? place.inset(gap, 0) : place.inset(0, gap)
    guard let shown = clear(free.intersection(scene.space.box), along: axis), shown.width > 5, shown.height > 5 else {
      return []
    }
    let path = Sign.spring(shown, axis)
    let line = Element.path(path, classes: "line ink sign")
    return [
      group("spring", node.id, scene.needsCasing(shown, .ink) ? [.path(path, classes: "casing broad"), line] : [line])
    ]
  }

  /// The place of a spacer's spring: a spacer has no extent across its stack, so the spring is in the stack's middle.
  static func springPlace(_ box: Box, _ axis: Axis, _ scene: Scene) -> Box {
    let middle = scene.axis == axis ? scene.subjectBox : box
    return axis == .horizontal
      ? Box(minX: box.minX, minY: middle.midY - 5, maxX: box.maxX, maxY: middle.midY + 5)
      : Box(minX: middle.midX - 5, minY: box.minY, maxX: middle.midX + 5, maxY: box.maxY)
  }

  /// A shorter spring would look like a blot between its neighbours.
  private static let shortestSpring = 12.0

  /// The longest part of a spring's place in which nothing is drawn: views that reach into its ends make a spring
  /// shorter.
  ///
  /// - Returns: `nil` where less than half of it is left.
  private func clear(_ place: Box, along axis: Axis) -> Box? {
    let isFree = { (part: Box) in
      scene.ink.isFree(part.inset(-1)) && !isCovered(part, behind: place)
    }
    if isFree(place) { return place }
    let isHorizontal = axis == .horizontal
    let part = { (start: Double, end: Double) in
      isHorizontal
        ? Box(minX: start, minY: place.minY, maxX: end, maxY: place.maxY)
        : Box(minX: place.minX, minY: start, maxX: place.maxX, maxY: end)
    }
    let (first, last) = isHorizontal ? (place.minX, place.maxX) : (place.minY, place.maxY)
    var (longest, start) = ((first, first), first)
    for end in stride(from: first + 1, through: last, by: 1) {
      guard isFree(part(end - 1, end)) else {
        start = end
        continue
      }
      if end - start > longest.1 - longest.0 { longest = (start, end) }
    }
    let length = longest.1 - longest.0
    return length >= max(SignLayer.shortestSpring, (last - first) / 2) ? part(longest.0, longest.1) : nil
  }

  /// Whether a view is drawn in a part of a spring's place; one behind the whole place is not in the way.
  private func isCovered(_ box: Box, behind place: Box) -> Bool {
    scene.record.trace.nodes.contains { node in
      guard node.children.isEmpty, node.isPlaced, node.info.appearance != .nothing else { return false }
      let drawn = scene.space.box(of: node.drawn ?? node.frame)
      return drawn.overlaps(box) && !drawn.contains(place)
    }
  }

  private func padding(_ outer: Trace.Node, _ inner: Trace.Node) -> [Element] {
    guard let outerBox = scene.box(of: outer.id), let innerBox = scene.box(of: inner.id) else { return [] }
    return hatch(SignLayer.ring(outerBox, innerBox), node: outer.id, name: "padding", isFalling: false)
  }

  /// The signs of the padding directly around the subject, and of the padding around that.
  private func around() -> [Element] {
    let path = scene.record.path(to: scene.subject.node)
    return zip(path, path.dropFirst()).flatMap { outer, inner in
      SignLayer.isPadding(outer) ? padding(outer, inner) : []
    }
  }

  private func hatch(_ boxes: [Box], node: NodeID, name: String, isFalling: Bool) -> [Element] {
    let paths = boxes.flatMap { box -> [Element] in
      let shown = box.intersection(scene.space.box)
      guard shown.width > 1, shown.height > 1 else { return [] }
      return free(shown).flatMap { hatch($0, isFalling: isFalling) }
    }
    return paths.isEmpty ? [] : [group(name, node, paths)]
  }

  /// Lines that fill a box; over a fill from which they would not stand out each has a rim.
  private func hatch(_ box: Box, isFalling: Bool) -> [Element] {
    let path = besideShapes(Hatch.lines(in: box, pitch: 6, isFalling: isFalling), in: box)
    guard !path.isEmpty else { return [] }
    let lines = Element.path(path, classes: "line ink hatch")
    // Content next to the box is not behind it.
    let inside = box.inset(min(2, box.width / 3), min(2, box.height / 3))
    return scene.needsCasing(inside, .ink) ? [.path(path, classes: "line page rim"), lines] : [lines]
  }

  /// The parts of a strip without words, pictures and grounds, apart from a ground behind all of it; lines end before
  /// other shapes.
  private func free(_ strip: Box) -> [Box] {
    let hair = 0.5
    let inside = strip.inset(min(1, strip.width / 4), min(1, strip.height / 4))
    let fills = scene.ink.fills.lazy.filter { $0.isGround && !$0.box.inset(-hair).contains(strip) }.map { $0.box }
      .filter { $0.overlaps(inside) }
    let blocking = scene.ink.obstacles.filter { $0.overlaps(inside) } + fills
    guard !blocking.isEmpty else { return [strip] }
    var parts = [strip]
    for box in blocking {
      parts = parts.flatMap { $0.overlaps(box) ? SignLayer.ring($0, box.inset(-2)) : [$0] }
        .filter { $0.width >= SignLayer.leastHatched && $0.height >= SignLayer.leastHatched }
      // A strip that is full of views would be a patchwork.
      if parts.count > SignLayer.mostParts { return [] }
    }
    return parts
  }

  /// The lines of a texture that fills a box, interrupted where a shape is.
  private func besideShapes(_ lines: [(from: Point, to: Point)], in box: Box) -> PathData {
    var path = PathData()
    for line in scene.ink.besideShapes(lines, in: box) { path.segment(line.from, line.to) }
    return path
  }

  private static let leastHatched = 4.0
  private static let mostParts = 6

  /// The four strips between two boxes.
  static func ring(_ outer: Box, _ inner: Box) -> [Box] {
    let held = inner.intersection(outer)
    return [
      Box(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: held.minY),
      Box(minX: outer.minX, minY: held.maxY, maxX: outer.maxX, maxY: outer.maxY),
      Box(minX: outer.minX, minY: held.minY, maxX: held.minX, maxY: held.maxY),
      Box(minX: held.maxX, minY: held.minY, maxX: outer.maxX, maxY: held.maxY),
    ]
  }

  /// The part of its container that the root was not proposed, which is the safe area's insets, as far as it is in the
  /// picture.
  private func safeArea() -> [Element] {
    guard let root = scene.record.root, let safe = scene.record.safeArea else { return [] }
    // If the root's frame is the container, nothing was kept from it: the proposal was chosen that way.
    guard root.frame != scene.plan.container else { return [] }
    let (outer, inner) = (scene.space.box(of: scene.plan.container), scene.space.box(of: safe))
    guard outer.contains(inner) else { return [] }
    let dots = SignLayer.ring(outer, inner).flatMap { box -> [Element] in
      let shown = box.intersection(scene.space.box)
      guard shown.width > 4, shown.height > 4 else { return [] }
      return free(shown).map { besideShapes(PathSegments.read(Sign.dots(in: $0)), in: $0) }.filter { !$0.isEmpty }
        .map { .path($0, classes: "line ink dotted hatch") }
    }
    return dots.isEmpty ? [] : [group("safe-area", root.id, dots)]
  }

  private func group(_ classes: String, _ node: NodeID, _ elements: [Element]) -> Element {
    .group(Element.Group(classes: classes, node: node, elements: elements))
  }
}
