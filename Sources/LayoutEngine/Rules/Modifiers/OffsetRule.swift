extension RuleFacts {
  /// `offset` draws its child elsewhere.
  ///
  /// 1. It hands its proposal to its child and answers what its child answers.
  /// 2. The child is placed a distance away, towards the trailing edge and down; the frame of `offset` stays.
  /// 3. Guides inside it count as if nothing had been moved.
  static var offset: RuleFacts {
    // What is moved is meant to stick out.
    .handingThrough(guides: .childUnmoved, containment: .nothing, scrollInsets: .stops)
  }
}
