import Explanation
@testable import Figures
import LayoutEngine
import Testing
import TraceSamples

private func svg(_ sample: TraceSample, _ preset: FigurePreset) -> String {
  Figure(trace: sample.trace, title: "one", options: FigureOptions(preset: preset)).svg()
}

@Test(arguments: TraceSample.allCases)
func aFigureHasOneGroupOfContentAndOneOfAnnotation(_ sample: TraceSample) throws {
  for preset in FigurePreset.allCases {
    let text = svg(sample, preset)
    #expect(text.components(of: "<g class=\"content\"") == 1)
    #expect(text.components(of: "<g class=\"annotation\"") == 1)
  }
}

@Test(arguments: TraceSample.allCases)
func theContentDrawsEveryNodeOnce(_ sample: TraceSample) throws {
  let content = try #require(svg(sample, .article).split(separator: "<g class=\"annotation\">").first)
  let nodes = content.split(separator: "data-node=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  #expect(Set(nodes).count == nodes.count)
}

@Test func anAnswerNamesItsNodeAndTheCallOfItsOffer() {
  let text = svg(.textBetweenColors, .article)
  #expect(text.contains("data-call=\"c"))
  #expect(text.contains("? 300"))
  #expect(text.contains("= 300"))
}

/// The samples have tables of one column, of two, of three, and a narrow one.
@Test(arguments: ComparisonSample.allCases) func everyNameInAComparisonHasItsNode(_ sample: ComparisonSample) {
  func names(_ elements: [Element], isOwned: Bool) -> [(string: String, isOwned: Bool)] {
    elements.flatMap { element -> [(string: String, isOwned: Bool)] in
      switch element {
      case .group(let group): names(group.elements, isOwned: isOwned || group.node != nil)
      case .text(let run): run.style == .name ? [(run.string, isOwned)] : []
      default: []
      }
    }
  }
  // The heads of columns name sides, no views.
  let found = names(sample.figure.checked.picture.sheet.elements, isOwned: false).filter {
    !$0.string.hasPrefix("in ") && !$0.string.hasPrefix("on the ")
  }
  #expect(found.contains { $0.isOwned } == (sample != .same))
  #expect(found.filter { !$0.isOwned }.map(\.string) == [])
}

@Test func aNarrowFigureIsComposedAnewAndNoTextGetsSmaller() {
  for sample in TraceSample.allCases {
    var options = FigureOptions()
    options.width = .narrow
    let text = Figure(trace: sample.trace, title: "one", options: options).svg()
    #expect(text.contains("width=\"360\""))
    #expect(!text.contains("scale("))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
