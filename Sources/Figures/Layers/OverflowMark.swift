import Explanation
import LayoutEngine

/// A side at which a view sticks out of the view that holds it.
struct OverflowMark {
  var node: NodeID
  var side: Edge
  /// By how much, in points.
  var over: Double
  /// Where its line begins, in the picture or a little outside it.
  var from: Point
  var to: Point
  /// Whether the view lies in the safe area because it ignores it.
  var isInSafeArea = false
  /// Whether its number is stated, and whether next to that of a view around it.
  var telling = Telling.nothing

  enum Telling { case nothing, length, further }

  /// The words of its pill.
  var text: String {
    let word =
      switch side {
      case .leading: "left"
      case .trailing: "right"
      case .top: "top"
      case .bottom: "bottom"
      }
    if isInSafeArea { return LengthText.length(over) + " into the " + word + " safe area" }
    return LengthText.length(over) + (telling == .further ? " more" : "") + " past the " + word
  }

  /// Whether its line is farther out than another's on the same side.
  func isBeyond(_ other: OverflowMark) -> Bool {
    switch side {
    case .leading: from.x < other.from.x - 1
    case .trailing: from.x > other.from.x + 1
    case .top: from.y < other.from.y - 1
    case .bottom: from.y > other.from.y + 1
    }
  }

  /// Where the line itself is drawn.
  var box: Box { Box(from: from, to: to).inset(-2) }
}

/// The sides at which the subject and the views inside it stick out.
struct OverflowMarks {
  private let scene: Scene
  private(set) var all: [OverflowMark] = []

  private static let smallest = 0.5
  private static let most = 24
  /// Views that are meant to hold larger ones, or draw them elsewhere.
  private static let loose = ["offset", "position", "ScrollView"]
  /// Modifiers that place a view beyond their own frame.
  private static let reaching = ["ignoresSafeArea", "edgesIgnoringSafeArea"]

  init(_ scene: Scene) {
    self.scene = scene
    addMembers()
    addFindings()
    for side in [Edge.leading, .trailing, .top, .bottom] { tell(side) }
  }

  /// Selects the number of the view that sticks out farthest, and of a view inside it that sticks out of it again.
  private mutating func tell(_ side: Edge) {
    let shown = all.indices.filter { all[$0].side == side }
    guard let most = shown.max(by: { all[$0].over < all[$1].over - 0.05 }) else { return }
    let asFar = shown.filter { all[$0].over > all[most].over - 0.05 }
    let farthest = asFar.first { index in !asFar.contains { isInside(all[index], all[$0]) } } ?? most
    all[farthest].telling = .length
    let further = shown.filter { all[$0].isBeyond(all[farthest]) && isInside(all[$0], all[farthest]) }
    if let next = further.max(by: { all[$0].over < all[$1].over - 0.05 }) { all[next].telling = .further }
  }

  private func isInside(_ mark: OverflowMark, _ other: OverflowMark) -> Bool {
    mark.node != other.node && scene.record.path(to: mark.node).contains { $0.id == other.node }
  }

  /// The sides of a view whose lines are drawn as marks.
  func sides(of node: NodeID) -> EdgeSet {
    all.reduce(into: EdgeSet()) { sides, mark in
      if mark.node == node, scene.ink.isFreeOfWords(mark.box) { sides.insert(EdgeSet(mark.side)) }
    }
  }

  /// The marks whose numbers are stated, from left to right.
  var told: [OverflowMark] { shown.filter { $0.telling != .nothing } }

  /// All marks from left to right.
  var shown: [OverflowMark] { all.sorted { $0.from.x < $1.from.x } }

  /// The box around all marks; `nil` without marks.
  var box: Box? { all.dropFirst().reduce(all.first?.box) { $0?.union($1.box) } }

  /// Adds each of a chain's views in the one around it, the container's children in it, and the subject in the view
  /// around it.
  private mutating func addMembers() {
    let chain = scene.subject.chain
    var pairs = zip(chain, chain.dropFirst()).map { ($0, $1) }
    for child in scene.subject.children {
      pairs.append((scene.subject.node, child))
      pairs += reaching(in: child)
    }
    if let subject = scene.node, let parent = scene.record.parent(of: subject), parent.children.first == subject.id {
      pairs.append((parent.id, subject.id))
    }
    for (outer, inner) in pairs {
      guard let parent = scene.record.node(outer), let child = scene.record.node(inner), child.drawn == nil,
        !parent.info.isPart, !OverflowMarks.loose.contains(parent.info.name)
      else { continue }
      let isInSafeArea = OverflowMarks.reaching.contains(parent.info.name)
      add(child.id, child.frame, in: parent.frame, isInSafeArea: isInSafeArea)
    }
  }

  /// The part of a frame that no clip around the view hides.
  private func visible(_ frame: Rect, of id: NodeID) -> Rect {
    scene.record.path(to: id).dropLast().reduce(frame) { frame, node in
      guard case .clip = node.info.appearance else { return frame }
      return PicturePlan.intersection(frame, node.drawn ?? node.frame)
    }
  }

  /// Views in the safe area whose wrappers keep out of it.
  private func reaching(in child: NodeID) -> [(NodeID, NodeID)] {
    let chain = scene.chain(from: child)
    return zip(chain, chain.dropFirst()).filter { OverflowMarks.reaching.contains($0.0.info.name) }
      .map { ($0.0.id, $0.1.id) }
  }

  /// Adds the views inside the subject, and the subject itself, that are larger than the view that holds them.
  private mutating func addFindings() {
    let nodes = scene.record.trace.nodes
    for finding in scene.record.trace.findings {
      guard let index = scene.record.index(of: finding.node), let room = room(of: finding, nodes[index]) else {
        continue
      }
      if isInSubject(index) {
        add(finding.node, nodes[index].frame, in: room)
      } else if let subject = scene.node, isAround(finding.node) {
        // Wrappers of the subject's size stick out where it does.
        let (own, around) = (subject.frame, nodes[index].frame)
        let same = { (a: Double, b: Double) in (a - b).magnitude <= OverflowMarks.smallest }
        var sides = EdgeSet()
        if same(own.minX, around.minX) { sides.insert(.leading) }
        if same(own.maxX, around.maxX) { sides.insert(.trailing) }
        if same(own.minY, around.minY) { sides.insert(.top) }
        if same(own.maxY, around.maxY) { sides.insert(.bottom) }
        add(subject.id, own, in: room, sides: sides)
      }
    }
  }

  /// What a view sticks out of by a finding: the view that holds it, or its place in a grid.
  private func room(of finding: Finding, _ node: Trace.Node) -> Rect? {
    let parent = scene.record.parent(of: node)?.frame
    switch finding.code {
    case .childOverflow: return parent ?? scene.plan.container
    case .overlappingCells:
      guard var room = parent, finding.numbers.count > 4, let axis = finding.axis else { return nil }
      room.origin[axis] = finding.numbers[4]
      room.size[axis] = finding.numbers[1]
      return room
    default: return nil
    }
  }

  /// Whether a view is the subject or inside it.
  private func isInSubject(_ index: Int) -> Bool {
    let nodes = scene.record.trace.nodes
    var current = Int?.some(index)
    while let index = current {
      if nodes[index].id == scene.subject.node { return true }
      current = nodes[index].parent.flatMap { scene.record.index(of: $0) }
    }
    return false
  }

  /// Whether the subject is inside a view.
  private func isAround(_ node: NodeID) -> Bool {
    scene.record.path(to: scene.subject.node).contains { $0.id == node }
  }

  private mutating func add(
    _ node: NodeID, _ whole: Rect, in room: Rect, sides: EdgeSet = .all, isInSafeArea: Bool = false
  ) {
    // Clips and turns only take away of what sticks out, and to look for them takes a walk through the tree.
    let sticksOut = OverflowMarks.overs(whole, room).contains { $0.1 > OverflowMarks.smallest }
    guard sticksOut, all.count < OverflowMarks.most else { return }
    let frame = visible(whole, of: node)
    let seen = OverflowMarks.overs(drawnElsewhere(node) ?? frame, room)
    let overs = zip(OverflowMarks.overs(frame, room), seen).filter { laidOut, seen in
      sides.contains(EdgeSet(laidOut.0)) && min(laidOut.1, seen.1) > OverflowMarks.smallest && laidOut.1 < 1e6
    }.map { $0.0 }
    let box = scene.space.box(of: frame)
    let isEmpty = frame.size.width <= 0 && frame.size.height <= 0
    guard !overs.isEmpty, !isEmpty, box.isDrawable else { return }
    let line = held(line(around: node, box), around: box)
    for (edge, over) in overs {
      let ends = line.side(edge)
      let mark = OverflowMark(
        node: node, side: edge, over: over, from: ends.from, to: ends.to, isInSafeArea: isInSafeArea)
      // A side without a length in the picture has no line, and views that coincide are marked once.
      guard max(mark.to.x - mark.from.x, mark.to.y - mark.from.y) > 4,
        !all.contains(where: { $0.side == edge && $0.box.inset(-4).contains(mark.box) && $0.over >= over - 0.05 })
      else { continue }
      all.append(mark)
    }
  }

  /// By how much a rectangle sticks out of another at each side.
  private static func overs(_ rect: Rect, _ room: Rect) -> [(Edge, Double)] {
    [
      (.top, room.minY - rect.minY), (.trailing, rect.maxX - room.maxX), (.bottom, rect.maxY - room.maxY),
      (.leading, room.minX - rect.minX),
    ]
  }

  /// Where a view that is turned, scaled or moved after layout is drawn: if only its frame sticks out, which has a
  /// ghost, the drawn view does not. `nil` for a view that is drawn where it was laid out.
  private func drawnElsewhere(_ id: NodeID) -> Rect? {
    guard scene.chain(from: id).contains(where: { scene.record.drawsElsewhere($0) }) else { return nil }
    return DrawnExtent(of: id, hasGhosts: false, scene.record).rect
  }

  /// The line that is drawn around a view anyway, or one at a small distance.
  private func line(around node: NodeID, _ frame: Box) -> Box {
    let layers = scene.options.layers
    let isContainer = scene.subject.kind == .container
    if PictureFrame.showsChain(scene.subject, scene.options) {
      return ChainLayer.outlines(scene).first { $0.id == node }?.box ?? frame.inset(-Scene.outset - 2)
    }
    if layers.contains(.borders), let outset = BorderLayer(scene: scene).outset(of: node) {
      return frame.inset(-outset)
    }
    let hasOutline = layers.contains(.outline) && isContainer && node == scene.subject.node
    return frame.inset(hasOutline ? -SubjectOutline.outset : -Scene.outset - 2)
  }

  /// A line around a frame, at the picture's edge where the frame continues beyond it.
  private func held(_ line: Box, around frame: Box) -> Box {
    let picture = scene.space.box
    func held(_ end: Double, _ low: Double, _ high: Double) -> Double { min(max(end, low), high) - end }
    return Box(
      minX: line.minX + held(frame.minX, picture.minX, picture.maxX),
      minY: line.minY + held(frame.minY, picture.minY, picture.maxY),
      maxX: line.maxX + held(frame.maxX, picture.minX, picture.maxX),
      maxY: line.maxY + held(frame.maxY, picture.minY, picture.maxY))
  }
}
