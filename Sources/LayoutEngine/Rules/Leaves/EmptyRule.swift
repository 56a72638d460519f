extension RuleFacts {
  /// What remains of an empty preview has no size, and so nothing to measure or place.
  static var empty: RuleFacts {
    .leaf(
      .remembersNothing, rigidity: .always, priority: .value(0), spacing: .plain, guides: .nowhere, detail: .none)
  }
}
