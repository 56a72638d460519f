/// Finds the scenarios that show a rule in a list that is searched once for all rules.
struct RuleUsers {
  private let scenarios: [ScenarioSummary]
  private let most: Int
  /// The places of scenarios in the list by the names of their views: the first few for each name.
  private var places: [String: [Int]] = [:]
  /// Their places by their paths.
  private var placesOfPaths: [String: Int] = [:]

  /// - Parameters:
  ///   - scenarios: All scenarios; the first are preferred.
  ///   - most: The most scenarios that are wanted for a rule.
  init(_ scenarios: [ScenarioSummary], atMost most: Int) {
    (self.scenarios, self.most) = (scenarios, most)
    for (place, scenario) in scenarios.enumerated() {
      for preview in scenario.previews { for name in preview.viewNames { note(place, for: name) } }
      placesOfPaths[scenario.source.path] = place
    }
  }

  /// One more than is wanted: the scenario that shows it best may be among them, and comes first in any case.
  private mutating func note(_ place: Int, for name: String) {
    guard let known = places[name] else {
      places[name] = [place]
      return
    }
    if known.count <= most, known.last != place { places[name]?.append(place) }
  }

  /// The scenario that shows it best, and then those in which a view follows the rule.
  func scenarios(of rule: LayoutRule) -> [ScenarioSummary] {
    let best = rule.scenario.flatMap { placesOfPaths[$0] }.map { [$0] } ?? []
    let others = Set(rule.names.flatMap { places[$0] ?? [] }).subtracting(best).sorted()
    return (best + others).prefix(most).map { scenarios[$0] }
  }
}
