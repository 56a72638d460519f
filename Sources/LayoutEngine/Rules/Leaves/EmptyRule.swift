extension RuleFacts {
  /// An empty preview has no size, and nothing to measure or place.
  static var empty: RuleFacts {
    .leaf(
      .remembersNothing, rigidity: .always, priority: .value(0), spacing: .plain, guides: .nowhere, detail: .none,
      reasons: .noted)
  }
}
