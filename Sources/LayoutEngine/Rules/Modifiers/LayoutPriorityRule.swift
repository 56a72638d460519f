extension RuleFacts {
  /// `layoutPriority` changes when a stack serves its child.
  ///
  /// 1. It hands its proposal to its child, answers what its child answers, and places it where it stands itself.
  /// 2. A stack around it serves children of higher priorities first. It sees this priority, whatever is set inside.
  static func layoutPriority(_ value: Double) -> RuleFacts { .handingThrough(priority: .value(value)) }
}
