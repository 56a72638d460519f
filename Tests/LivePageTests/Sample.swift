import Explanation
import Figures
import Foundation
import LivePage
import ScenarioPipeline
import Testing

/// Scenarios as a live page shows them.
enum Sample {
  /// The first preview of a source.
  static func layout(_ source: String, at text: String = "") throws -> (layout: LiveLayout, address: PageAddress) {
    let run = try ScenarioRunner().run(.standardInput(Array(source.utf8)))
    let address = PageAddress(text)
    let preview = run.previews[address.preview - 1]
    let layout = LiveLayout(preview.record, name: preview.name, at: address, options: FigureOptions())
    return (try #require(layout), address)
  }

  static func panel(_ name: String, of source: String, at text: String = "") throws -> String {
    let (layout, address) = try layout(source, at: text)
    return PagePanels(layout, at: address).text(of: name) ?? ""
  }

  /// A preview as a page shows it.
  typealias Entry = (name: String, preview: LaidOutPreview, options: FigureOptions)

  /// Every preview of the project's scenarios.
  static var scenarios: [Entry] {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Scenarios")
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      return names.sorted().flatMap { entries(of: root.appendingPathComponent($0), named: $0) }
    }
  }

  /// None for a file that only declares what others use.
  private static func entries(of file: URL, named name: String) -> [Entry] {
    guard let run = try? ScenarioRunner().run(.file(file, shownAs: name)) else { return [] }
    let figures = ScenarioFigures(of: run)
    return run.previews.indices.map { index in
      (name + " #\(index + 1)", run.previews[index], figures.pageOptions(index) { $0.file })
    }
  }
}
