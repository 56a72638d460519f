internal import Markup
internal import ScenarioPipeline
internal import SwiftInterpreter

/// For each entry of the reference, a preview that uses it, taken from the scenario with the fewest views, with its
/// live figure.
///
/// A preview whose code contains the name is preferred to one in which another view made such a view.
struct ReferenceExamples {
  private let scenarios: [ScenarioSummary]
  /// The previews of names.
  private var places: [String: Place] = [:]

  /// Where a preview is: the number of its scenario, and its place there.
  private struct Place {
    let scenario: Int
    let preview: Int
  }

  private struct Example {
    let scenario: ScenarioSummary
    let place: Int
    /// The picture of it, or of what it presents.
    var picture: String { scenario.shownFigurePath(at: place) }

    var title: String {
      scenario.previews.count == 1 ? scenario.title : scenario.title + ", " + scenario.previews[place].name
    }
  }

  init(_ all: [ScenarioSummary]) {
    scenarios = all
    // A scenario with a single preview shows its subject at once.
    let order = all.indices.map { (all[$0].previews.count, all[$0].viewCount, $0) }.sorted(by: <)
    let previews = order.flatMap { _, _, number in
      all[number].order.ownPlaces.map { Place(scenario: number, preview: $0) }
    }
    for place in previews { note(all[place.scenario].previews[place.preview].called, at: place) }
    for place in previews { note(all[place.scenario].previews[place.preview].viewNames, at: place) }
  }

  private mutating func note(_ names: [String], at place: Place) {
    for name in names where places[name] == nil { places[name] = place }
  }

  private func example(of entry: CatalogEntry) -> Example? {
    switch (entry.role, entry.status) {
    // A figure cannot show what affects neither layout nor drawing.
    case (_, .noEffect): nil
    case (.view, _), (.modifier, _):
      places[entry.name].map { Example(scenario: scenarios[$0.scenario], place: $0.preview) }
    default: nil
    }
  }

  /// The inputs of an entry's example.
  func inputs(of entry: CatalogEntry) -> [String] {
    example(of: entry).map {
      [entry.name, $0.title, $0.scenario.address(ofPlace: $0.place), $0.picture]
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
        ("data-program", example.scenario.source.programName),
        ("data-preview", "\(example.scenario.order.number(ofPlace: example.place) - 1)"),
        ("data-root", "../"),
      ]
      page.element(ArticleFigure.liveElement, program) { page in
        let address = "../" + percentEncoded(example.picture)
        page.element("img", [("src", address), ("alt", example.title), ("loading", "lazy")])
      }
      page.element("p") { page in
        let address = "../" + example.scenario.address(ofPlace: example.place)
        page.element("a", [("href", address)], text: "Open the scenario")
      }
    }
  }
}
