import Explanation
import Figures
import Foundation
import LivePage
import ScenarioPipeline

/// Scenarios as a live page shows them.
enum Sample {
  /// The first preview of a source.
  static func layout(_ source: String, at text: String = "") throws -> (layout: LiveLayout, address: PageAddress) {
    let run = try ScenarioRunner().run(.standardInput(Array(source.utf8)))
    let address = PageAddress(text)
    let preview = run.previews[address.preview - 1]
    let layout = LiveLayout(preview.record, name: preview.name, at: address, options: FigureOptions())
    return (layout!, address)
  }

  static func panel(_ name: String, of source: String, at text: String = "") throws -> String {
    let (layout, address) = try layout(source, at: text)
    return PagePanels(layout, at: address).text(of: name) ?? ""
  }

  /// Every preview of the project's scenarios.
  static var scenarios: [(name: String, preview: LaidOutPreview, options: FigureOptions)] {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Scenarios")
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      return names.sorted().flatMap { name in
        let input = ScenarioInput.file(root.appendingPathComponent(name), shownAs: name)
        let run = try? ScenarioRunner().run(input)
        return (run?.previews ?? []).indices.map { index in
          (name + " #\(index + 1)", run!.previews[index], ScenarioFigures(of: run!).pageOptions(index) { $0.file })
        }
      }
    }
  }
}
