public import LayoutEngine

/// Several layouts side by side: how each view differs, and what differs first.
///
///     let comparison = LayoutComparison([
///       .init(name: "padding first", record: one, source: "order.swift"),
///       .init(name: "frame first", record: other, source: "order.swift"),
///     ])
///     for row in comparison.rows { print(row.cells[0]?.answer, row.cells[1]?.answer) }
public struct LayoutComparison: Sendable {
  /// One of the layouts.
  public struct Side: Sendable {
    /// What distinguishes it from the others.
    public var name: String
    /// The record of the layout.
    public var record: IndexedTrace
    /// Names the source; sides of one source share the places in it.
    public var source: String

    public init(name: String, record: IndexedTrace, source: String) {
      (self.name, self.record, self.source) = (name, record, source)
    }
  }

  /// A view on one side.
  public struct Cell: Sendable {
    /// The view in the record of its side.
    public var node: NodeID
    /// What it was proposed in the end; `nil` for a view that was never asked.
    public var proposal: Proposal?
    /// What it answered; `nil` for a view that was not placed.
    public var answer: Size?
    /// Where it was placed, in the container's coordinates.
    public var origin: Point
    /// The call in which it answered.
    public var call: Int32?
  }

  /// A view on all sides.
  public struct Row: Sendable {
    /// The view on each side; `nil` where the side has no such view.
    public var cells: [Cell?]
    /// Whether the proposals differ; as with answers and places, not for a view that a side lacks.
    public var differsInProposal = false
    /// Whether the answers differ.
    public var differsInAnswer = false
    /// Whether the views are placed elsewhere, though proposals and answers are the same.
    public var differsInPlace = false
    /// The sides on which the first difference is about this view.
    public var first: Set<Int> = []

    /// Whether a side has no such view, or has not placed it.
    public var isMissing: Bool { cells.contains { $0?.answer == nil } }
    /// Whether anything differs, or a side lacks the view.
    public var differs: Bool { differsInProposal || differsInAnswer || differsInPlace || isMissing }
  }

  /// The layouts in the order in which they are shown.
  public let sides: [Side]
  /// The views that differ, and those that the first difference is about, in the order of the tree.
  public let rows: [Row]
  /// The other views.
  public let alike: [Row]
  /// What differs first; `nil` for layouts that are the same.
  public let first: FirstDifference?
  private let views: MatchedViews

  /// Compares the other sides with the first.
  public init(_ sides: [Side]) {
    self.sides = sides
    let views = MatchedViews(sides)
    self.views = views
    let first = FirstDifference(sides, views)
    self.first = first
    var (rows, alike): ([Row], [Row]) = ([], [])
    for number in views.order {
      let members = views.members[number]
      let nodes = members.enumerated().map { side, id in id.flatMap { sides[side].record.node($0) } }
      guard nodes.contains(where: { $0?.isPlaced ?? false }) else { continue }
      var row = LayoutComparison.row(nodes, sides)
      for (side, event) in (first?.events ?? []).enumerated() where event.map({ $0.node == members[side] }) ?? false {
        row.first.insert(side)
      }
      if row.differs || !row.first.isEmpty { rows.append(row) } else { alike.append(row) }
    }
    (self.rows, self.alike) = (rows, alike)
  }

  /// The same view on each side; `nil` where a side has none.
  public func counterparts(of node: NodeID, on side: Int) -> [NodeID?] {
    views.number(of: node, on: side).map { views.members[$0] } ?? sides.map { _ in nil }
  }

  private static func row(_ nodes: [Trace.Node?], _ sides: [Side]) -> Row {
    let cells = nodes.enumerated().map { side, node in node.map { cell($0, sides[side].record) } }
    var row = Row(cells: cells)
    let placed = cells.compactMap { $0 }.filter { $0.answer != nil }
    guard placed.count == cells.count, let first = placed.first, let answer = first.answer else { return row }
    row.differsInProposal = !placed.allSatisfy { cell in
      guard let ours = first.proposal, let theirs = cell.proposal else {
        return (first.proposal == nil) == (cell.proposal == nil)
      }
      return FirstDifference.isSame(ours, theirs)
    }
    row.differsInAnswer = !placed.allSatisfy { FirstDifference.isSame($0.answer ?? .zero, answer) }
    row.differsInPlace = !row.differsInProposal && !row.differsInAnswer && isElsewhere(nodes, sides)
    return row
  }

  private static func cell(_ node: Trace.Node, _ record: IndexedTrace) -> Cell {
    Cell(
      node: node.id, proposal: record.finalProposal(of: node.id), answer: node.isPlaced ? node.frame.size : nil,
      origin: node.frame.origin, call: record.decidingAnswer(of: node.id)?.call)
  }

  /// Whether a view has moved, other than along with the view around it.
  private static func isElsewhere(_ nodes: [Trace.Node?], _ sides: [Side]) -> Bool {
    let places = nodes.enumerated().compactMap { side, node -> (own: Point, inside: Point)? in
      guard let node else { return nil }
      let outer = sides[side].record.parent(of: node)?.frame.origin ?? .zero
      let own = node.frame.origin
      return (own, Point(x: own.x - outer.x, y: own.y - outer.y))
    }
    guard let first = places.first else { return false }
    return !places.allSatisfy { FirstDifference.isSame($0.own, first.own) }
      && !places.allSatisfy { FirstDifference.isSame($0.inside, first.inside) }
  }
}
