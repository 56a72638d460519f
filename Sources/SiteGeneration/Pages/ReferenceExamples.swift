internal import Markup
internal import ScenarioPipeline
internal import SwiftInterpreter

/// For entries of the reference the scenario of fewest views that uses them, with its figure, which comes to life.
///
/// A name that can be read in a scenario's file counts before one of a view that only something else made.
struct ReferenceExamples {
  private var scenarios: [String: ScenarioSummary] = [:]

  init(_ all: [ScenarioSummary]) {
    // One preview shows what it is about at once.
    let order = all.indices.sorted {
      (all[$0].previews.count, all[$0].viewCount, $0) < (all[$1].previews.count, all[$1].viewCount, $1)
    }
    for names in [\ScenarioSummary.code.called, \.viewNames] {
      for index in order {
        for name in all[index][keyPath: names] where scenarios[name] == nil { scenarios[name] = all[index] }
      }
    }
  }

  private func scenario(of entry: CatalogEntry) -> ScenarioSummary? {
    switch (entry.role, entry.status) {
    // A figure shows nothing of what neither lays out nor draws.
    case (_, .noEffect): nil
    case (.view, _), (.modifier, _): scenarios[entry.name]
    default: nil
    }
  }

  /// What the example of an entry is made of.
  func inputs(of entry: CatalogEntry) -> [String] {
    scenario(of: entry).map { [entry.name, $0.title, $0.source.path, $0.figurePath] } ?? []
  }

  func write(of entry: CatalogEntry, to page: inout MarkupWriter) {
    guard let scenario = scenario(of: entry) else { return }
    let source = scenario.source
    page.element("details", [("class", "example")]) { page in
      page.element("summary", text: "Example: " + scenario.title)
      let program = [("data-program", source.programName), ("data-preview", "0"), ("data-root", "../")]
      page.element("haggle-figure", program) { page in
        let address = "../" + percentEncoded(scenario.figurePath)
        page.element("img", [("src", address), ("alt", scenario.title), ("loading", "lazy")])
      }
      page.element("p") { page in
        page.element("a", [("href", "../" + percentEncoded(source.pagePath))], text: "Open the scenario")
      }
    }
  }
}
