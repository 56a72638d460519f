/// Rules that a tree's nodes are given in place of their own: what would be laid out if a rule were another one.
///
///     let tree = LayoutTree(environment: environment)
///     tree.substitution = RuleSubstitution { _, rule in
///       if case .fixedSize = rule { .neutral } else { rule }
///     }
public struct RuleSubstitution: Sendable {
  /// The rule of the node with a number, from the one that its view has.
  public var rule: @Sendable (NodeID, Rule) -> Rule
  /// The parameters of the lazy grid with a number, from those that its view has.
  public var lazyGrid: @Sendable (NodeID, LazyGridRule) -> LazyGridRule

  /// Leaves as it is what is not named.
  public init(
    rule: @escaping @Sendable (NodeID, Rule) -> Rule = { $1 },
    lazyGrid: @escaping @Sendable (NodeID, LazyGridRule) -> LazyGridRule = { $1 }
  ) {
    self.rule = rule
    self.lazyGrid = lazyGrid
  }
}
