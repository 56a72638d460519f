internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// How many rows of a `ForEach` a lazy container makes.
///
/// SwiftUI makes those that can be seen. Which these are is known only after the layout, so here rows are made until
/// there are certainly enough, and one node stands for the others:
/// 1. At least `leastRows`, which fill the tallest screen.
/// 2. Then until the container has as many nodes as it may: fewer in a container that is itself in a row of another,
///    more where something may scroll to a row.
/// 3. Each `ForEach` makes at least one of its rows.
final class LazyLoading {
  private static let leastRows = 30
  /// How many nodes a container has when it stops.
  private static let (usual, nested, scrolled) = (2_000, 250, 4_000)

  private let enough: Int
  private let nodesAround: Int
  private var rows = 0

  /// - Parameters:
  ///   - count: How many nodes the tree has before the container's.
  ///   - nodesAround: How many nodes the container puts around each row when all are made.
  init(from count: Int, nodesAround: Int, in environment: ViewEnvironment) {
    self.nodesAround = nodesAround
    enough =
      count
      + (environment.isInLazyContainer
        ? LazyLoading.nested : environment.mayBeScrolled ? LazyLoading.scrolled : LazyLoading.usual)
  }

  func countRow() { rows += 1 }

  /// Whether no more rows are made in a tree of a number of nodes.
  func isDone(at count: Int) -> Bool {
    rows >= LazyLoading.leastRows && count + rows * nodesAround >= enough
  }
}

extension ViewEnvironment {
  /// The environment of the content of a lazy container.
  ///
  /// - Parameters:
  ///   - count: How many nodes the tree has before the container's.
  ///   - nodesAround: How many nodes the container puts around each row when all are made.
  func loadingLazily(from count: Int, nodesAround: Int = 0) -> ViewEnvironment {
    var inner = self
    inner.loading = LazyLoading(from: count, nodesAround: nodesAround, in: self)
    inner.isInLazyContainer = true
    return inner
  }
}

extension TreeBuilder {
  /// The nodes of a group of views; the last of them may stand for rows of a lazy container that are not made.
  func groupNodes(of views: [ViewValue], in environment: ViewEnvironment) throws(Diagnostics) -> [NodeID] {
    guard let loading = environment.loading, case .identified? = views.first?.content else {
      return try nodes(of: views, in: environment)
    }
    var nodes: [NodeID] = []
    for (index, view) in views.enumerated() {
      if !nodes.isEmpty, loading.isDone(at: tree.nodeCount) {
        return nodes + [try remaining(views[index...], after: nodes.count)]
      }
      nodes += try self.nodes(of: [view], in: environment)
      loading.countRow()
    }
    return nodes
  }

  /// A node for rows that are not made. Views that have one of their ids are there.
  ///
  /// - Parameter made: How many nodes the rows before have together; the others are taken to have as many.
  private func remaining(_ rows: ArraySlice<ViewValue>, after made: Int) throws(Diagnostics) -> NodeID {
    let remaining = RemainingRows(count: rows.count, made: rows.startIndex, subviews: made)
    let info = NodeInfo.remaining(rows.count, source: rows.first?.site.source ?? .none)
    let node = try add(remaining.rule(whereMadeAre: made), [], info)
    remainingRows[node] = remaining
    for row in rows {
      if case .identified(let id, _) = row.content { identified.append((id, node)) }
    }
    return node
  }
}

/// Rows of a `ForEach` that are not made.
struct RemainingRows {
  var count: Int
  /// How many rows were made before them.
  var made: Int
  /// How many nodes these have.
  var subviews: Int

  /// The rule of their node in a container that has a number of subviews for the rows that are made.
  func rule(whereMadeAre subviews: Int) -> Rule {
    .remainingSubviews(Int32(clamping: max(1, count * subviews / max(made, 1))))
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
