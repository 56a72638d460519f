extension RuleFacts {
  /// `alignmentGuide` changes where a view says that a guide of its lies.
  ///
  /// 1. It hands its proposal to its child, answers what its child answers, and places it where it stands itself.
  /// 2. A container that aligns by the guide asks where it lies, and the closure is given the child's size and guides. What
  ///    it returns is the guide's distance from the child's top leading corner.
  /// 3. All other guides are the child's.
  /// 4. The container brings the guides of its views together, so that a view moves against its guide: a guide further down
  ///    moves the view up.
  static func alignmentGuide(_ guide: Guide, _ index: Int32) -> RuleFacts {
    .handingThrough(guides: .closure(guide, index))
  }
}
