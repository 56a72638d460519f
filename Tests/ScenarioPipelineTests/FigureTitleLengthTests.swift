import Explanation
@testable import Figures
import Foundation
import ScenarioPipeline
import Testing

/// The title of a chain has room above its figure.
struct FigureTitleLengthTests {
  @Test(arguments: GalleryFigureTests.scenarios) func aChainsTitleHasFewLines(scenario: String) throws {
    let file = GalleryFigureTests.folder.appendingPathComponent(scenario)
    let previews = try ScenarioRunner().run(.file(file, shownAs: scenario)).previews
    #expect(!previews.isEmpty)
    for preview in previews {
      let record = IndexedTrace(preview.trace)
      guard let subject = Subject(record), subject.kind == .chain, subject.finding == nil else { continue }
      let title = FigureHeadline(record, subject).title
      for (width, most) in [(FigureWidth.wide, 2), (.narrow, 3)] {
        let lines = LabelStyle.title.lines(of: title, room: width.pixels - 2 * width.margin)
        #expect(lines.count <= most, "\(width): \(title)")
      }
    }
  }
}
