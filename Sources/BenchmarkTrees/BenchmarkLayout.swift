public import LayoutEngine

extension BenchmarkTree {
  /// Lays the tree out as all benchmarks do: offered 1000 × 1000 and centred in it.
  @discardableResult
  public func layOut(recorder: TraceRecorder? = nil) -> LayoutOutcome {
    tree.layOut(
      root: root, proposal: Proposal(width: 1000, height: 1000), container: Size(width: 1000, height: 1000),
      recorder: recorder)
  }

  /// One number for all frames of the last layout: Σ k·(x + 3y + 7w + 11h), with k = 1 … 98 repeating, over the
  /// counted nodes in post-order. An engine that lays out alike gives the same number.
  public var framesChecksum: Double {
    var sum = 0.0
    for (index, node) in postOrder.enumerated() {
      let frame = tree.frame(of: node)
      let weighted = frame.origin.x + 3 * frame.origin.y + 7 * frame.size.width + 11 * frame.size.height
      sum += Double(index % 98 + 1) * weighted
    }
    return sum
  }

  /// Whether a checksum is the one expected: equal but for the last digits, which depend on the order of additions.
  public func isExpected(_ checksum: Double, of shape: Shape) -> Bool {
    guard let expected = shape.expectedChecksum(kind) else { return false }
    return abs(checksum - expected) <= 1e-9 * abs(expected)
  }
}
