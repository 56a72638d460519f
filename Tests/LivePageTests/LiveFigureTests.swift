import Explanation
import Figures
import LivePage
import ScenarioPipeline
import Testing

/// The picture in the middle of a live page.
struct LiveFigureTests {
  @Test func keepsItsAnnotationsOnEveryStage() throws {
    var simplified: [String] = []
    for (name, preview, options) in try Sample.scenarios {
      for stage in [FigureStage(width: 548, height: 330), FigureStage(width: 328, height: 420)] {
        let address = PageAddress()
        guard let layout = LiveLayout(preview.record, name: preview.name, at: address, options: options) else {
          continue
        }
        let figure = layout.figure(address, on: stage)
        if !figure.leftOut.isEmpty { simplified.append(name) }
        #expect(figure.collisions().isEmpty, "\(name) at \(stage.width)")
      }
    }
    // Three figures of a phone's width have rotated or fanned views, whose labels would cross an outline.
    #expect(simplified.count <= 3, "\(simplified)")
  }

  @Test func isNoTallerThanItsStageAtAnyStep() throws {
    let stage = FigureStage(width: 548, height: 330)
    for (name, preview, options) in try Sample.scenarios {
      for step in [1, 4] {
        let address = PageAddress("step=\(step)")
        guard let layout = LiveLayout(preview.record, name: preview.name, at: address, options: options),
          step <= layout.steps.steps.count
        else { continue }
        let svg = layout.figure(address, on: stage).svg(includesStyle: false)
        let height = try #require(svg.firstMatch(of: /<svg[^>]* height="([0-9.]+)"/)?.1)
        #expect(try #require(Double(height)) <= 340, "\(name), step \(step)")
      }
    }
  }
}
