import LayoutEngine
import SwiftUIViews
import Testing

@testable import ScenarioPipeline

@Suite struct OptionFactsTests {
  private let changes: [(inout ScenarioRunner.Options) -> Void] = [
    { $0.platform = .macOS }, { $0.container = Size(width: 1, height: 2) }, { $0.proposal = .unspecified },
    { $0.devices = [.default] }, { $0.isSideways = false }, { $0.baseDevice = .default },
    { $0.missingImageSize = Size(width: 3, height: 3) }, { $0.limits.steps = 7 }, { $0.view = "Row" },
    { $0.values = [("title", "1")] }, { $0.substitution = RuleSubstitution() }, { $0.files.page.number = 9 },
  ]

  @Test func everyOptionButTheMetricsAndTheCacheIsAmongThem() {
    // A new option must be looked at in `isDefault`, and changed above.
    #expect(Mirror(reflecting: ScenarioRunner.Options()).children.count == changes.count + 2)
    var seen: Set<String> = [ScenarioRunner.Options().facts]
    for (index, change) in changes.enumerated() {
      var options = ScenarioRunner.Options()
      change(&options)
      #expect(seen.insert(options.facts).inserted, "change \(index)")
    }
  }
}
