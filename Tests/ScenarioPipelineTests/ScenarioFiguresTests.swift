import Diagnostics
import Figures
import Foundation
import ScenarioPipeline
import Testing

/// What holds for the figures of every scenario of the gallery.
struct ScenarioFiguresTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scenarios")

  /// Every scenario by its path below the gallery's folder; a file without a preview only declares what others use.
  private static let scenarios: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") && hasPreview($0) }.sorted()
  }()

  private static func hasPreview(_ file: String) -> Bool {
    let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text?.contains("#Preview") ?? true
  }

  private func run(_ scenario: String) throws -> ScenarioRun {
    let file = ScenarioFiguresTests.folder.appendingPathComponent(scenario)
    return try ScenarioRunner().run(.file(file, shownAs: scenario))
  }

  private func figures(of run: ScenarioRun, _ preset: FigurePreset, _ width: FigureWidth) -> [ScenarioFigures.Entry] {
    var request = FigureRequest()
    (request.preset, request.width) = (preset, width)
    let figures = ScenarioFigures(of: run, request: request)
    return run.previews.indices.map { figures.entry($0) }
  }

  /// The contents of the style sheet.
  private func style(of svg: String) throws -> Substring {
    let start = try #require(svg.range(of: "<style type=\"text/css\">")).upperBound
    let end = try #require(svg.range(of: "</style>")).lowerBound
    return svg[start..<end]
  }

  /// The gallery's test sees the subjects that are chosen where the author names none.
  @Test(arguments: scenarios) func haveAStyleSheetOfAtMostAKilobyteAsTheirAuthorsWantThem(scenario: String) throws {
    let file = ScenarioFiguresTests.folder.appendingPathComponent(scenario)
    guard try String(contentsOf: file, encoding: .utf8).contains("/// - Figure:") else { return }
    let run = try run(scenario)
    // The narrow figures have the same elements as the wide ones; the preset with the most of them is tried in both.
    let wide = FigurePreset.allCases.map { (preset: $0, width: FigureWidth.wide) }
    for (preset, width) in wide + [(.everything, .narrow)] {
      for figure in figures(of: run, preset, width) {
        #expect(try style(of: figure.svg).utf8.count <= 1_000, "\(figure.title), \(preset), \(width)")
      }
    }
  }

  /// An animation has the elements of all steps.
  @Test(arguments: scenarios) func haveAnAnimationWithAStyleSheetOfAtMostAKilobyte(scenario: String) throws {
    let run = try run(scenario)
    for index in run.previews.indices {
      guard let animation = try? ScenarioSteps(of: run, preview: index).animation() else { continue }
      #expect(try style(of: animation.svg).utf8.count <= 1_000, "\(animation.title)")
    }
  }

  @Test func areSmallerThanTwelveKilobytesInTheMiddle() throws {
    #expect(ScenarioFiguresTests.scenarios.count > 70)
    var sizes: [Int] = []
    for scenario in ScenarioFiguresTests.scenarios {
      sizes += figures(of: try run(scenario), .article, .wide).map { $0.svg.utf8.count }
    }
    let median = sizes.sorted()[sizes.count / 2]
    #expect(median < 12_000)
  }
}
