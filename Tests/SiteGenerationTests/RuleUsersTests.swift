import Testing

@testable import SiteGeneration

/// Which scenarios the page of a rule names.
@Suite struct RuleUsersTests {
  private func scenario(_ name: String, _ views: [String]) -> ScenarioSummary {
    ScenarioSummary(
      source: ScenarioSource(topic: "", name: name, folder: nil), title: name,
      previews: [
        ScenarioSummary.Preview(name: "a", caption: "", figurePath: "", isOwn: true, viewNames: views, called: [])
      ], proposal: nil, answer: nil, viewCount: views.count, searchWords: "")
  }

  private func names(_ users: RuleUsers, _ rule: LayoutRule) -> [String] {
    users.scenarios(of: rule).map(\.source.name)
  }

  @Test func theFirstThatUseOneOfItsViewsAreNamedEachOnce() {
    let all = [
      scenario("one", ["Text"]), scenario("two", ["HStack"]), scenario("three", ["HStack", "VStack"]),
      scenario("four", ["VStack"]), scenario("five", ["HStack"]),
    ]
    let rule = LayoutRule(name: "stack", title: "Stack", names: ["HStack", "VStack"], text: "")
    #expect(names(RuleUsers(all, atMost: 3), rule) == ["two", "three", "four"])
    #expect(names(RuleUsers(all, atMost: 12), rule) == ["two", "three", "four", "five"])
  }

  @Test func theOneThatShowsItBestComesFirstWhereverItStands() {
    let all = (0..<5).map { scenario("s\($0)", ["HStack"]) }
    var rule = LayoutRule(name: "stack", title: "Stack", names: ["HStack"], text: "")
    rule.scenario = "s4"
    #expect(names(RuleUsers(all, atMost: 3), rule) == ["s4", "s0", "s1"])
    rule.scenario = "s1"
    #expect(names(RuleUsers(all, atMost: 3), rule) == ["s1", "s0", "s2"])
  }
}
