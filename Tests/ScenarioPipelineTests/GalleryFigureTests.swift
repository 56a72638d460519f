import Explanation
@testable import Figures
import Foundation
import LayoutEngine
import ScenarioPipeline
import Testing

/// What holds for the figures of every scenario of the gallery. A figure is composed once for all that is known of it.
struct GalleryFigureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scenarios")

  static let scenarios: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { file in
      guard file.hasSuffix(".swift") else { return false }
      let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return text?.contains("#Preview") ?? true
    }.sorted()
  }()

  private static let kinds = FigurePreset.allCases.flatMap { preset in FigureWidth.allCases.map { (preset, $0) } }

  @Test(arguments: scenarios) func canBeReadAndReliedOn(scenario: String) throws {
    let file = GalleryFigureTests.folder.appendingPathComponent(scenario)
    let previews = try ScenarioRunner().run(.file(file, shownAs: scenario)).previews
    for (index, preview) in previews.enumerated() {
      let record = IndexedTrace(preview.trace)
      for (preset, width) in GalleryFigureTests.kinds {
        let figure = GalleryFigure(record, preset, width)
        let place = Comment(rawValue: "\(index + 1), \(preset), \(width)")
        figure.expectOwners(place)
        figure.expectLetters(place)
        figure.expectGeometry(place)
        #expect(figure.figure.style.utf8.count <= 1_000, place)
      }
    }
  }
}

/// A figure of a scenario, composed as anybody's is.
struct GalleryFigure {
  let record: IndexedTrace
  let options: FigureOptions
  let figure: Figure

  init(_ record: IndexedTrace, _ preset: FigurePreset, _ width: FigureWidth) {
    var options = FigureOptions(preset: preset)
    options.width = width
    (self.record, self.options) = (record, options)
    figure = Figure(record, title: "one", options: options)
  }

  var sheet: Sheet { figure.checked.picture.sheet }

  /// With all layers that the preset has, where some are left out of the figure.
  var wholeSheet: Sheet {
    if figure.leftOut.isEmpty { return sheet }
    var composer = FigureComposer(record, title: "one", caption: "", options: options.resolved(for: record))
    return composer.compose()
  }
}
