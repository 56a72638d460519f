extension RuleFacts {
  /// `GridRow` says which cells stand beside each other.
  ///
  /// 1. The grid around a row reads its cells, and proposes to and places them itself.
  /// 2. The row is asked nothing; its frame holds its cells.
  static var gridRow: RuleFacts {
    .container(
      .remembersNothing, rigidity: .never, spacing: .plain, guides: .nowhere, containment: .children, detail: .none,
      childAxis: nil, lazyAxis: nil)
  }
}
