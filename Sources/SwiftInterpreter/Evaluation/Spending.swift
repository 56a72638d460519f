/// The amounts that evaluations have used of their limits.
///
/// The previews of one scenario share it: a file of a hundred costly previews may not take a hundred times as long.
public final class Spending {
  /// Expressions and statements evaluated.
  package var steps = 0
  /// Bytes of the values that were made.
  package var memory = 0

  public init() {}
}
