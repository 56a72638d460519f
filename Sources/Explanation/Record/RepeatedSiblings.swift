public import LayoutEngine

/// Runs of siblings that look alike, which a picture shows once.
public enum RepeatedSiblings {
  /// At least this many similar siblings in a row are shown as one.
  private static let fewest = 4

  /// Divides siblings into runs of the same shape and length; shorter runs become single views.
  ///
  /// - Parameters:
  ///   - ids: the siblings in their order.
  ///   - axis: the axis along which their lengths must agree.
  public static func runs(_ ids: [NodeID], along axis: Axis, _ record: IndexedTrace) -> [[NodeID]] {
    var runs: [[NodeID]] = []
    var last: (shape: Int, length: Double)?
    for id in ids {
      guard let node = record.node(id) else { continue }
      let key = (shape: shape(of: node, record, depth: 0), length: node.frame.size[axis])
      if let last, last.shape == key.shape, (last.length - key.length).magnitude < 0.05 {
        runs[runs.count - 1].append(id)
      } else {
        runs.append([id])
      }
      last = key
    }
    return runs.flatMap { $0.count >= fewest ? [$0] : $0.map { [$0] } }
  }

  /// A number that is equal for subtrees with the same names in the same places, down to a few levels.
  private static func shape(of node: Trace.Node, _ record: IndexedTrace, depth: Int) -> Int {
    var shape = 17
    for byte in node.info.name.utf8 { shape = shape &* 31 &+ Int(byte) }
    guard depth < 4 else { return shape }
    for id in node.children.prefix(8) {
      if let child = record.node(id) { shape = shape &* 131 &+ self.shape(of: child, record, depth: depth + 1) }
    }
    return shape &* 7 &+ node.children.count
  }
}
