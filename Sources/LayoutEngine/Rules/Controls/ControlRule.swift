/// What a control decides itself, though its content lays it out: what it keeps from its neighbours, and its baseline.
public struct ControlRule: Sendable, Equatable, BitwiseCopyable {
  /// What a control prefers beside its upper or its lower edge.
  public enum Preference: Sendable, Equatable, BitwiseCopyable {
    /// The default gap, as a colour does.
    case plain
    /// What its content prefers: a text's distance where a text stands at the edge.
    case ofContent
    /// The default gap, but none of its own where a text at the same place asks for another: sliders, steppers and
    /// pop-up buttons of the Mac.
    case yielding
    /// A distance in points from whatever stands there: checkboxes of the Mac.
    case distance(Double)
  }

  /// Beside the upper edge.
  public var above: Preference
  /// Beside the lower edge.
  public var below: Preference
  /// The distance of both text baselines from the top; without one they are the content's.
  public var baseline: OptionalLength

  /// Makes a rule; see the properties.
  public init(above: Preference = .plain, below: Preference = .plain, baseline: Double? = nil) {
    self.above = above
    self.below = below
    self.baseline = OptionalLength(baseline)
  }
}

extension RuleFacts {
  /// A control is laid out as its content is, and is not passed a priority from inside.
  static func control(_ rule: ControlRule) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: .value(0), spacing: .control(rule),
      guides: rule.baseline.value.map { .baseline($0) } ?? .children,
      containment: .children, scrollInsets: .stops, context: .none)
  }
}

extension ControlRule.Preference {
  /// The preference at an edge where the content has one of its own.
  func preference(_ content: @autoclosure () -> EdgePreference) -> EdgePreference {
    switch self {
    case .plain: .plain
    case .ofContent: content()
    case .yielding: EdgePreference(isYielding: true)
    case .distance(let distance): EdgePreference(distance: distance)
    }
  }
}
