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
    // Three figures of a phone's width have turned or fanned views, whose labels would cross an outline.
    #expect(simplified.count <= 3, "\(simplified)")
  }
}
