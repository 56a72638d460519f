import Explanation
import LayoutEngine
import Markup

/// The lines on which a stack's children are aligned, interrupted where a child draws anything, with a diamond at each
/// child's guide.
///
/// A row or a column has one line, a `ZStack` has two. Their places come from the record.
struct GuideLayer {
  let scene: Scene

  private static let most = 14
  /// How far the line continues beyond the stack, so that it can be seen next to texts.
  private static let beyond = 16.0
  /// How far before a child the diamond at its edge is drawn, and how large: a small one in a narrow gap. At the
  /// stack's own edge it is outside the line around the stack.
  private static let between = [(before: 0.0, radius: 4.0), (before: 6.0, radius: 4.0), (before: 4.0, radius: 3.0)]
  private static let outside = [(before: 0.0, radius: 4.0), (before: 10.0, radius: 4.0)]

  /// The position of the line that crosses an axis, in points; `nil` where children are not aligned along the axis.
  private func position(_ axis: Axis) -> Double? {
    axis == .horizontal ? scene.node?.guides?.x : scene.node?.guides?.y
  }

  private var children: [Trace.Node] { AlignedStack.children(of: scene.subject, scene.record) }

  /// Draws the lines and their diamonds.
  func elements() -> [Element] {
    let elements = Axis.allCases.flatMap { axis in position(axis).map { line(across: axis, at: $0) } ?? [] }
    return elements.isEmpty
      ? [] : [.group(Element.Group(classes: "alignment", node: scene.subject.node, elements: elements))]
  }

  /// - Parameter position: the coordinate of the line on the axis, in points.
  private func line(across axis: Axis, at position: Double) -> [Element] {
    let picture = scene.space.box
    let box = scene.subjectBox.inset(-GuideLayer.beyond).intersection(picture)
    let point = scene.space.box(of: Rect(x: position, y: position, width: 0, height: 0))
    let isUpright = axis == .horizontal
    let at = isUpright ? point.minX : point.minY
    guard isUpright ? at >= picture.minX && at <= picture.maxX : at >= picture.minY && at <= picture.maxY else {
      return []
    }
    let ends =
      isUpright
      ? (Point(x: at, y: box.minY), Point(x: at, y: box.maxY)) : (Point(x: box.minX, y: at), Point(x: box.maxX, y: at))
    let cards = scene.ink.fills.filter { $0.isGround && !$0.box.inset(-0.5).contains(scene.subjectBox) }.map { $0.box }
    var elements = scene.line(
      ends.0, ends.1, classes: "guide", color: .guide, besides: cards + springs(along: axis.cross))
    var known: [Point] = []
    for child in children {
      guard let frame = scene.box(of: child.id) else { continue }
      let edge = isUpright ? frame.minY : frame.minX
      let isFirst = edge < (isUpright ? scene.subjectBox.minY : scene.subjectBox.minX) + 1
      let places = (isFirst ? GuideLayer.outside : GuideLayer.between).map { place in
        let center =
          isUpright ? Point(x: at, y: edge - place.before) : Point(x: edge - place.before, y: at)
        return (center: center, radius: place.radius)
      }
      let isFree = { (center: Point, radius: Double) in
        let around = Box(from: center, to: center).inset(-radius - 0.5)
        return picture.inset(-5).contains(around) && scene.ink.isFree(around)
          && !cards.contains { $0.overlaps(around) } && !lies(center, inSpringAlong: axis.cross)
      }
      guard let place = places.first(where: { isFree($0.center, $0.radius) }), !known.contains(place.center) else {
        continue
      }
      known.append(place.center)
      elements += diamond(at: place.center, radius: place.radius)
    }
    return elements
  }

  /// A diamond in the picture has a rim where it would not stand out from a fill behind it.
  private func diamond(at center: Point, radius: Double) -> [Element] {
    let path = Sign.diamond(at: center, radius: radius)
    let diamond = Element.path(path, classes: "area guide")
    let box = Box(from: center, to: center).inset(-radius)
    let isLost = scene.space.box.contains(box) && scene.needsCasing(box, .guide)
    return isLost ? [.path(path, classes: "casing broad"), diamond] : [diamond]
  }

  /// The boxes of spacers' springs through which the line would run.
  private func springs(along axis: Axis) -> [Box] {
    guard scene.axis == axis, scene.options.layers.contains(.signs) else { return [] }
    return scene.subject.children.filter { scene.record.node($0)?.isSpacer ?? false }
      .compactMap { scene.box(of: $0) }.map { SignLayer.springPlace($0, axis, scene) }
  }

  /// Whether a spacer's spring is drawn where a diamond would be.
  private func lies(_ center: Point, inSpringAlong axis: Axis) -> Bool {
    guard scene.axis == axis else { return false }
    return scene.subject.children.contains { id in
      guard let child = scene.record.node(id), child.isSpacer, let box = scene.box(of: id) else { return false }
      return axis == .horizontal
        ? center.x > box.minX && center.x < box.maxX : center.y > box.minY && center.y < box.maxY
    }
  }

  /// The guide of each child of a row or column, and how far the child was moved for it.
  var spans: [Span] {
    guard let axis = scene.axis, let position = position(axis.cross), let stack = scene.node else { return [] }
    let isHorizontal = axis == .horizontal
    let spans: [Span] = children.compactMap { node in
      guard let whole = scene.box(of: node.id), whole.inset(-0.5).overlaps(scene.space.box) else { return nil }
      let box = whole.intersection(scene.space.box)
      return Span(
        kind: .guide, node: node.id, start: isHorizontal ? box.minX : box.minY, end: isHorizontal ? box.maxX : box.maxY,
        value: "guide " + LengthText.length(position - node.frame.origin[axis.cross]),
        name: GuideLayer.move(node.frame.origin[axis.cross] - stack.frame.origin[axis.cross]))
    }
    return Array(spans.prefix(GuideLayer.most))
  }

  /// How far a child was moved from its stack's edge.
  private static func move(_ distance: Double) -> String {
    distance.magnitude < 0.05 ? "not moved" : "moved " + LengthText.length(distance)
  }

  /// The guides of a `ZStack`'s child, and how far the child was moved for them; `nil` for other stacks.
  func words(for child: Trace.Node) -> String? {
    guard scene.axis == nil, let stack = scene.node, let x = stack.guides?.x, let y = stack.guides?.y else {
      return nil
    }
    let (frame, origin) = (child.frame, stack.frame.origin)
    let (right, down) = (frame.minX - origin.x, frame.minY - origin.y)
    let guide = "guide " + LengthText.length(x - frame.minX) + ", " + LengthText.length(y - frame.minY)
    let isMoved = right.magnitude >= 0.05 || down.magnitude >= 0.05
    return guide + (isMoved ? ", moved " + LengthText.length(right) + ", " + LengthText.length(down) : ", not moved")
  }
}
