/// What layouts took of their limits, in counts that are the same on every machine.
public struct LayoutCost: Sendable, Equatable {
  /// Steps taken, as `LayoutOutcome` counts them.
  public var steps: Int
  /// Bytes recorded.
  public var recordLength: Int

  public init(steps: Int = 0, recordLength: Int = 0) {
    self.steps = steps
    self.recordLength = recordLength
  }

  /// Adds what other layouts took.
  public mutating func add(_ other: LayoutCost) {
    steps += other.steps
    recordLength += other.recordLength
  }
}
