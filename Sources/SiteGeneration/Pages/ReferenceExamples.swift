internal import Markup
internal import ScenarioPipeline
internal import SwiftInterpreter

/// For entries of the reference a preview that uses them, of the scenario of fewest views, with its figure, which comes
/// to life.
///
/// A name that can be read in the preview's code counts before one of a view that only something else made.
struct ReferenceExamples {
  private var examples: [String: Example] = [:]

  private struct Example {
    let scenario: ScenarioSummary
    let preview: ScenarioSummary.Preview
    /// Its number among those that the file declares, counted from 0.
    let index: Int
    /// The picture of it, or of what it presents.
    let picture: String

    var title: String { scenario.previews.count == 1 ? scenario.title : scenario.title + ", " + preview.name }
  }

  init(_ all: [ScenarioSummary]) {
    // One preview shows what it is about at once.
    let order = all.indices.sorted {
      (all[$0].previews.count, all[$0].viewCount, $0) < (all[$1].previews.count, all[$1].viewCount, $1)
    }
    let previews = order.flatMap { number -> [Example] in
      let (scenario, previews) = (all[number], all[number].previews)
      return previews.indices.filter { previews[$0].isOwn }.enumerated().map { index, place in
        Example(
          scenario: scenario, preview: previews[place], index: index, picture: scenario.shownFigurePath(at: place))
      }
    }
    for names in [\ScenarioSummary.Preview.called, \.viewNames] {
      for example in previews {
        for name in example.preview[keyPath: names] where examples[name] == nil { examples[name] = example }
      }
    }
  }

  private func example(of entry: CatalogEntry) -> Example? {
    switch (entry.role, entry.status) {
    // A figure shows nothing of what neither lays out nor draws.
    case (_, .noEffect): nil
    case (.view, _), (.modifier, _): examples[entry.name]
    default: nil
    }
  }

  /// What the example of an entry is made of.
  func inputs(of entry: CatalogEntry) -> [String] {
    example(of: entry).map {
      [entry.name, $0.title, $0.scenario.address(ofPreview: $0.index), $0.picture]
    } ?? []
  }

  func write(of entry: CatalogEntry, to page: inout MarkupWriter) {
    if entry.status == .noEffect {
      page.element("p", [("class", "aside")], text: "Does not take part in layout, and is not drawn.")
    }
    guard let example = example(of: entry) else { return }
    page.element("details", [("class", "example")]) { page in
      page.element("summary", text: "Example: " + example.title)
      let program = [
        ("data-program", example.scenario.source.programName), ("data-preview", "\(example.index)"),
        ("data-root", "../"),
      ]
      page.element("haggle-figure", program) { page in
        let address = "../" + percentEncoded(example.picture)
        page.element("img", [("src", address), ("alt", example.title), ("loading", "lazy")])
      }
      page.element("p") { page in
        let address = "../" + example.scenario.address(ofPreview: example.index)
        page.element("a", [("href", address)], text: "Open the scenario")
      }
    }
  }
}
