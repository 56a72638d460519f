/// The cost of layouts, in counts that are the same on every machine.
public struct LayoutCost: Sendable, Equatable {
  /// Steps taken, as `LayoutOutcome` counts them.
  public var steps: Int
  /// Bytes recorded.
  public var recordLength: Int
  /// UTF-8 bytes of the texts in the final trees.
  public var textLength: Int

  public init(steps: Int = 0, recordLength: Int = 0, textLength: Int = 0) {
    self.steps = steps
    self.recordLength = recordLength
    self.textLength = textLength
  }

  /// Adds the cost of other layouts.
  public mutating func add(_ other: LayoutCost) {
    steps += other.steps
    recordLength += other.recordLength
    textLength += other.textLength
  }
}
