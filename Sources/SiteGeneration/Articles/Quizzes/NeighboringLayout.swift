internal import Explanation
internal import LayoutEngine

/// What a preview would look like by a neighbouring rule: its record with other frames.
struct NeighboringLayout {
  private let record: IndexedTrace
  private var trace: Trace
  private var positions: [NodeID: Int] = [:]

  /// Frames that differ by less are the same to the eye, in points.
  private static let visible = 4.0

  init(_ record: IndexedTrace) {
    (self.record, trace) = (record, record.trace)
    for (index, node) in trace.nodes.enumerated() { positions[node.id] = index }
  }

  /// The record as the rule would have it.
  ///
  /// - Parameter ideal: The frames without a proposal, for the rule that is about those.
  /// - Returns: `nil` where the rule says nothing about the layout.
  func trace(by rule: NeighboringRule, ideal: Trace?) -> Trace? {
    var changed = self
    switch rule {
    case .clamped: return changed.clamp() ? changed.trace : nil
    case .parent: return changed.fillProposal() ? changed.trace : nil
    case .ideal: return ideal.flatMap { changed.takeFrames(of: $0) ? changed.trace : nil }
    default:
      guard let grid = record.placedNodes.first(where: { $0.tracks != nil }),
        let tracks = NeighboringTracks(rule, grid, in: record), changed.place(cellsOf: grid, in: tracks)
      else { return nil }
      return changed.trace
    }
  }

  /// Whether the eye can tell two layouts apart: they draw other things, in another order or elsewhere.
  static func differ(_ first: Trace, _ second: Trace) -> Bool {
    let (drawn, otherDrawn) = (first.drawnNodes, second.drawnNodes)
    guard drawn.map(\.info.appearance) == otherDrawn.map(\.info.appearance) else { return true }
    return zip(drawn, otherDrawn).contains { one, other in
      guard one.info.appearance.isSeen else { return false }
      let (a, b) = (one.frame, other.frame)
      return [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].contains { $0.magnitude > visible }
    }
  }

  // MARK: - Frames

  private mutating func set(_ frame: Rect, of id: NodeID) {
    guard let index = positions[id] else { return }
    trace.nodes[index].frame = frame
    trace.nodes[index].drawn = nil
  }

  /// The views inside one, itself first.
  private func tree(_ id: NodeID) -> [Trace.Node] {
    guard let node = record.node(id) else { return [] }
    return [node] + node.children.flatMap(tree)
  }

  // MARK: - Rules for any view

  /// Holds what sticks out of its parent inside; tells whether anything did.
  private mutating func clamp() -> Bool {
    var isChanged = false
    for node in trace.nodes where node.isPlaced {
      guard let parent = node.parent.flatMap({ positions[$0] }).map({ trace.nodes[$0].frame }) else { continue }
      let frame = trace.nodes[positions[node.id] ?? 0].frame
      let (minX, minY) = (max(frame.minX, parent.minX), max(frame.minY, parent.minY))
      let (maxX, maxY) = (min(frame.maxX, parent.maxX), min(frame.maxY, parent.maxY))
      guard maxX > minX, maxY > minY, (minX, minY, maxX, maxY) != (frame.minX, frame.minY, frame.maxX, frame.maxY)
      else { continue }
      set(Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY), of: node.id)
      isChanged = true
    }
    return isChanged
  }

  /// Gives the subject the size that it was proposed.
  private mutating func fillProposal() -> Bool {
    guard let subject = Subject(record)?.node, let node = record.node(subject),
      let event = record.events.last(where: { $0.kind == .place && $0.node == subject })
    else { return false }
    let frame = node.frame
    let width = event.proposal.width ?? frame.size.width
    let height = event.proposal.height ?? frame.size.height
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return false }
    let filled = Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    for inner in tree(subject) where inner.frame.size == frame.size { set(filled, of: inner.id) }
    return true
  }

  /// Takes the frames that the same views have in another layout, in the middle of this container.
  private mutating func takeFrames(of other: Trace) -> Bool {
    guard other.nodes.count == trace.nodes.count, let root = other.nodes.first else { return false }
    let x = (trace.container.width - root.frame.size.width) / 2 - root.frame.minX
    let y = (trace.container.height - root.frame.size.height) / 2 - root.frame.minY
    for (node, otherNode) in zip(trace.nodes, other.nodes) {
      let frame = otherNode.frame
      // A text wraps as it does there.
      if let index = positions[node.id], otherNode.id == node.id { trace.nodes[index] = otherNode }
      set(Rect(x: frame.minX + x, y: frame.minY + y, width: frame.size.width, height: frame.size.height), of: node.id)
    }
    return true
  }

  // MARK: - Lazy grids

  /// Puts the cells of a `LazyVGrid` into other columns.
  ///
  /// - Returns: `false` for a grid of which this cannot be told.
  private mutating func place(cellsOf grid: Trace.Node, in columns: NeighboringTracks) -> Bool {
    guard let passes = grid.tracks, passes.axis == .horizontal, !columns.lengths.isEmpty else { return false }
    let old = passes.placed
    let cells = grid.children.compactMap { record.node($0) }
    let gap = old.count > 1 ? old[1].start - old[0].start - old[0].length : 8
    let rows = stride(from: 0, to: cells.count, by: old.count).map {
      Array(cells[$0..<min($0 + old.count, cells.count)])
    }
    let rowGap = rows.count > 1 ? (rows[1].map(\.frame.minY).min() ?? 0) - (rows[0].map(\.frame.maxY).max() ?? 0) : 8
    var y = grid.frame.minY
    for line in stride(from: 0, to: cells.count, by: columns.lengths.count) {
      var x = grid.frame.minX + columns.start
      var height = 0.0
      for (column, length) in columns.lengths.enumerated() where line + column < cells.count {
        let cell = cells[line + column]
        let track = old[(line + column) % old.count]
        move(cell, from: (grid.frame.minX + track.start, track.length), to: (x, length), y: y)
        height = max(height, cell.frame.size.height)
        x += length + gap
      }
      y += height + rowGap
    }
    return true
  }

  /// Moves a cell with all that is inside; what fills the old column fills the new one.
  private mutating func move(
    _ cell: Trace.Node, from old: (start: Double, length: Double), to new: (start: Double, length: Double), y: Double
  ) {
    for node in tree(cell.id) {
      let frame = node.frame
      let fills = (frame.size.width - old.length).magnitude < 0.01
      let width = fills ? new.length : frame.size.width
      let middle = new.start + new.length / 2 + frame.midX - (old.start + old.length / 2)
      set(
        Rect(x: middle - width / 2, y: y + frame.minY - cell.frame.minY, width: width, height: frame.size.height),
        of: node.id)
    }
  }
}

extension Trace {
  /// What is placed and changes anything on the screen.
  fileprivate var drawnNodes: [Node] { nodes.filter { $0.isPlaced && $0.info.appearance != .nothing } }
}

extension Appearance {
  /// Whether it has ink of its own.
  fileprivate var isSeen: Bool {
    switch self {
    case .nothing, .clip, .viewport, .opacity: false
    default: true
    }
  }
}
