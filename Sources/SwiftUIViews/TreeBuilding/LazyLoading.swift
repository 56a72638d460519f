internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// How many rows of a `ForEach` a lazy container makes.
///
/// SwiftUI makes those that can be seen. Which these are is known only after the layout, so here more rows are made than a
/// screen usually shows, and one node stands for the others:
/// 1. At least 30 rows, or half as many in a container in a late row of another.
/// 2. Then until the container has as many nodes as it may: fewer in a container in a row of another, more where
///    something may scroll to a row, and never more than a part of what the preview may still have.
/// 3. Each `ForEach` makes at least one of its rows.
final class LazyLoading {
  private let leastRows: Int
  /// How many nodes the tree has when the container stops.
  private let enough: Int
  private let nodesAround: Int
  private var rows = 0

  /// - Parameters:
  ///   - count: How many nodes the tree has before the container's.
  ///   - limit: How many it may have.
  ///   - nodesAround: How many nodes the container puts around each row when all are made.
  init(from count: Int, limit: Int, nodesAround: Int, in environment: ViewEnvironment) {
    self.nodesAround = nodesAround
    let isLate = environment.isInLazyContainer && count > 1_500
    leastRows = isLate ? 15 : 30
    let left = max(0, limit - count)
    let wanted =
      environment.isInLazyContainer ? (isLate ? 150 : 1_000) : environment.mayBeScrolled ? min(4_000, left / 2) : 2_000
    enough = count + min(wanted, left / 3)
  }

  func countRow() { rows += 1 }

  /// Whether no more rows are made in a tree of a number of nodes.
  func isDone(at count: Int) -> Bool { rows >= leastRows && count + rows * nodesAround >= enough }
}

extension TreeBuilder {
  /// The environment of the content of a lazy container.
  ///
  /// - Parameter nodesAround: How many nodes the container puts around each row when all are made.
  func loadingLazily(_ environment: ViewEnvironment, nodesAround: Int = 0) -> ViewEnvironment {
    let options = evaluator.preview.options
    var inner = environment
    inner.loading = LazyLoading(
      from: tree.nodeCount, limit: options.limits.nodes - options.nodesBefore, nodesAround: nodesAround,
      in: environment)
    inner.isInLazyContainer = true
    return inner
  }

  /// The nodes of a group of views; the last of them may stand for rows of a lazy container that are not made.
  func groupNodes(of views: [ViewValue], in environment: ViewEnvironment) throws(Diagnostics) -> [NodeID] {
    guard let loading = environment.loading, case .identified? = views.first?.content else {
      return try handedOn(views, in: environment, views.first?.site.source ?? .none)
    }
    var nodes: [NodeID] = []
    for (index, view) in views.enumerated() {
      if !nodes.isEmpty, loading.isDone(at: tree.nodeCount) {
        if environment.mayBeScrolled { evaluator.warn(.notMade(index, view.site.source)) }
        return nodes + [try remaining(views[index...], after: nodes)]
      }
      nodes += try self.nodes(of: [view], in: environment)
      loading.countRow()
    }
    return nodes
  }

  /// A node for rows that are not made, of which each has as many views as those before on average. Views that have one of
  /// their ids are there.
  private func remaining(_ rows: ArraySlice<ViewValue>, after nodes: [NodeID]) throws(Diagnostics) -> NodeID {
    let views = nodes.reduce(0) { $0 + (remainingRows[$1]?.views ?? 1) }
    let share = Double(rows.count) * Double(views) / Double(max(rows.startIndex, 1))
    let remaining = RemainingRows(
      count: rows.count, made: rows.startIndex, views: Int(min(share.rounded(), RemainingRows.mostViews)),
      first: nodes[0])
    let info = NodeInfo.remaining(rows.count, views: remaining.views, source: rows.first?.site.source ?? .none)
    let node = try add(.remainingSubviews(remaining.rule(subviews: nodes.count)), [], info)
    remainingRows[node] = remaining
    // Rows that are sections are followed by others.
    if sections[nodes[0]] != nil { sections[node] = SectionMark(number: tree.nodeCount, part: .content) }
    for row in rows {
      if case .identified(let id, _) = row.content { identified.append((id, node)) }
    }
    return node
  }
}

/// Rows of a `ForEach` that are not made.
struct RemainingRows {
  /// More are not counted.
  static let mostViews = 100_000_000.0

  var count: Int
  /// How many rows were made before them.
  var made: Int
  /// How many views they are taken to be for the container around.
  var views: Int
  /// The first node of the rows before.
  var first: NodeID

  /// The rule of their node in a container in which the rows before are some subviews.
  func rule(subviews: Int) -> RemainingSubviewsRule {
    RemainingSubviewsRule(rows: count, made: made, subviews: subviews)
  }
}

extension ViewContent {
  /// Whether the views inside count as those of the container around.
  var isTransparent: Bool {
    switch self {
    case .group, .identified, .section, .instance, .modified: true
    default: false
    }
  }
}
