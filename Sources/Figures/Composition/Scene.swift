import Explanation
import LayoutEngine
import Markup

/// What the layers of one figure draw about, and where.
final class Scene: Sendable {
  let record: IndexedTrace
  let subject: Subject
  let options: FigureOptions
  let plan: PicturePlan
  let space: PictureSpace
  let services: ServiceOrder
  /// What the content has drawn.
  let ink: ContentInk

  init(
    record: IndexedTrace, subject: Subject, options: FigureOptions, plan: PicturePlan, space: PictureSpace,
    services: ServiceOrder, ink: ContentInk
  ) {
    (self.record, self.subject, self.options) = (record, subject, options)
    (self.plan, self.space, self.services, self.ink) = (plan, space, services, ink)
  }

  /// Nothing of an annotation comes nearer to what it is about, in pixels.
  static let outset = 3.0

  /// The subject's node.
  var node: Trace.Node? { record.node(subject.node) }

  /// The container's box and the subject's on the canvas, and the picture's where it is cut off.
  var places: FigurePlaces {
    FigurePlaces(
      container: space.box(of: plan.container), subject: subjectBox, cutOut: plan.cut.isEmpty ? nil : space.box)
  }

  /// Where the subject is drawn with all inside it, which may reach out of its frame.
  var drawnBox: Box { plan.focus.map { space.box(of: $0).union(subjectBox) } ?? subjectBox }

  /// The subject's frame on the canvas, as far as it lies in the picture.
  var subjectBox: Box {
    guard let frame = node?.frame else { return space.box }
    let box = space.box(of: frame)
    return box.isDrawable && box.overlaps(space.box) ? box.intersection(space.box) : space.box
  }

  /// The words at the edges at which the picture goes on.
  var cutWords: CutWords { CutWords(record, subject, plan, space) }

  /// How the line beside a node ends: it is cut where the picture ends before the node does.
  func ends(of node: Trace.Node, _ axis: Axis) -> (start: DimensionLine.End, end: DimensionLine.End) {
    let (frame, room) = (space.box(of: node.frame), space.box)
    let starts = axis == .horizontal ? frame.minX >= room.minX - 0.5 : frame.minY >= room.minY - 0.5
    let ends = axis == .horizontal ? frame.maxX <= room.maxX + 0.5 : frame.maxY <= room.maxY + 0.5
    let beyond = DimensionLine.End.beyond(node.frame.size[axis])
    return (starts ? .stop : beyond, ends ? .stop : beyond)
  }

  /// A node's frame on the canvas; `nil` for one that cannot be drawn.
  func box(of id: NodeID) -> Box? {
    guard let node = record.node(id) else { return nil }
    let box = space.box(of: node.frame)
    return box.isDrawable ? box : nil
  }

  /// The axis along which the subject shares its room; `nil` when it has none.
  var axis: Axis? { if case .line(let axis) = subject.arrangement, subject.kind == .container { axis } else { nil } }

  /// A node and its wrappers' contents down to the first container or leaf.
  func chain(from id: NodeID) -> [Trace.Node] {
    guard let node = record.node(id) else { return [] }
    var chain = [node]
    while let last = chain.last {
      let children = record.sharingChildren(of: last)
      guard children.count == 1, let next = record.node(children[0]) else { break }
      chain.append(next)
    }
    return chain
  }

  /// What a reader calls a child.
  func name(of id: NodeID) -> String { record.viewName(of: id) }

  /// A line over the content: only where no text and no picture is, on a rim of the page's colour where it would not
  /// stand out from what is behind it.
  ///
  /// - Parameters:
  ///   - others: what else the line must not lie over.
  ///   - passing: what it may lie over.
  func line(
    _ from: Point, _ to: Point, classes: String, color: FigureColor, besides others: [Box] = [],
    passing: ContentInk.Passing = []
  ) -> [Element] {
    ink.clear(from, to, besides: others, passing: passing).flatMap { cased($0.from, $0.to, classes, color) }
  }

  private func cased(_ from: Point, _ to: Point, _ classes: String, _ color: FigureColor) -> [Element] {
    let path = PathData([from, to])
    let line = Element.path(path, classes: "line " + classes)
    // The casing of a thin line would look like a bar of its own if it were as wide as that of an outline.
    let casing = color == .hair ? "casing slim" : "casing broad"
    return needsCasing(Box(from: from, to: to), color) ? [.path(path, classes: casing), line] : [line]
  }

  /// A line from a number to what it stands for, which may cross borders on its way: only there it has a rim.
  func leader(_ from: Point, _ to: Point) -> [Element] {
    ink.clear(from, to, passing: [.borders, .drawnElsewhere]).flatMap { piece -> [Element] in
      let free = ink.clear(piece.from, piece.to).flatMap { [$0.from, $0.to] }
      let ends = [piece.from] + free + [piece.to]
      return zip(ends, ends.dropFirst()).filter { $0 != $1 }.flatMap { cased($0, $1, "hair", .hair) }
    }
  }

  /// The outline of a box, side by side.
  ///
  /// - Parameters:
  ///   - room: where it is drawn; a little further than the picture if not given, and not into the canvas's margin.
  ///   - open: sides that are marked in another way.
  ///   - others: what it must not lie over besides texts and pictures.
  ///   - passing: what it may lie over where otherwise little would be left of it.
  func outline(
    _ box: Box, classes: String, color: FigureColor, within room: Box? = nil, except open: EdgeSet = [],
    besides others: [Box] = [], passing: ContentInk.Passing = []
  ) -> [Element] {
    let room = room ?? aroundPicture
    let sides = zip(box.sides, Box.edges).compactMap { side, edge in
      open.contains(edge) ? nil : room.part(from: side.from, to: side.to)
    }
    let pieces = { passing in sides.map { side in self.pieces(of: side, besides: others, passing: passing) } }
    let length = { (lines: [Line]) in lines.reduce(0) { $0 + $1.from.distance(to: $1.to) } }
    let whole = length(sides)
    var lines = Array(pieces([]).joined())
    // What crosses shapes does so only where little would be left.
    if !passing.isEmpty, length(lines) < Scene.enough * whole { lines = Array(pieces(passing).joined()) }
    guard length(lines) >= Scene.leastOfAll * whole else { return [] }
    return lines.flatMap { cased($0.from, $0.to, classes, color) }
  }

  private typealias Line = (from: Point, to: Point)

  /// So much of an outline shows where it is.
  private static let enough = 0.6
  /// Of an outline, or of a side, of which less is left nothing is drawn, nor is a piece that is shorter, in pixels.
  private static let leastOfAll = 0.15
  private static let least = 0.3
  private static let shortestPiece = 12.0

  /// What is left of a side without the parts that it must not lie over: scraps would look like marks themselves.
  private func pieces(of side: Line, besides others: [Box], passing: ContentInk.Passing) -> [Line] {
    let length = side.from.distance(to: side.to)
    let pieces = ink.clear(side.from, side.to, besides: others, passing: passing)
      .filter { $0.from.distance(to: $0.to) >= min(length, Scene.shortestPiece) }
    let left = pieces.reduce(0) { $0 + $1.from.distance(to: $1.to) }
    return left >= Scene.least * length ? pieces : []
  }

  /// A little further than the picture, as far as the canvas has room beside it.
  private var aroundPicture: Box {
    let (picture, most, edge) = (space.box, 24.0, Sheet.leastMargin + 1)
    let left = min(most, max(Scene.outset, picture.minX - edge))
    let right = min(most, max(Scene.outset, options.canvasWidth - edge - picture.maxX))
    return Box(
      minX: picture.minX - left, minY: picture.minY - most, maxX: picture.maxX + right, maxY: picture.maxY + most)
  }

  /// Where the outline of a frame is drawn: it is open at the sides at which the frame goes on beyond the picture.
  ///
  /// - Parameter beyond: how far outside the picture the other sides may be drawn, in pixels.
  func room(around frame: Box, beyond: Double) -> Box {
    let (picture, hair) = (space.box, 0.5)
    return Box(
      minX: frame.minX < picture.minX - hair ? picture.minX : picture.minX - beyond,
      minY: frame.minY < picture.minY - hair ? picture.minY : picture.minY - beyond,
      maxX: frame.maxX > picture.maxX + hair ? picture.maxX : picture.maxX + beyond,
      maxY: frame.maxY > picture.maxY + hair ? picture.maxY : picture.maxY + beyond)
  }

  /// Whether a line would not stand out from what is filled behind it.
  func needsCasing(_ box: Box, _ color: FigureColor) -> Bool {
    let box = box.inset(-1)
    return ink.behind(box).contains { fill in
      let behind = fill.luminances(in: box)
      return Contrast.least(Tones.light.luminance(of: color), behind.light) < Contrast.ofLines
        || Contrast.least(Tones.dark.luminance(of: color), behind.dark) < Contrast.ofLines
    }
  }
}

/// A colour of the figure's own lines.
enum FigureColor {
  case proposal, answer, guide, ink, hair
}

extension Point {
  /// How far another point is, in pixels.
  fileprivate func distance(to other: Point) -> Double {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }
}

extension Box {
  /// The box around a line.
  init(from: Point, to: Point) {
    self.init(
      minX: min(from.x, to.x), minY: min(from.y, to.y), maxX: max(from.x, to.x), maxY: max(from.y, to.y))
  }
}
