import Figures
import LivePage
import ScenarioPipeline
import Testing

/// The picture in the middle of a live page.
struct LiveFigureTests {
  @Test func keepsItsAnnotationsOnEveryStage() throws {
    var plain = 0
    for (name, preview, options) in try Sample.scenarios {
      for stage in [FigureStage(width: 548, height: 330), FigureStage(width: 328, height: 420)] {
        let address = PageAddress()
        guard let layout = LiveLayout(preview.record, name: preview.name, at: address, options: options) else { continue }
        let figure = layout.figure(address, on: stage)
        if !figure.leftOut.isEmpty {
          print("LEFT", name, stage.width, figure.leftOut.words, "|", figure.avoided.prefix(2))
          plain += 1
        }
        #expect(figure.collisions().isEmpty, "\(name) at \(stage.width)")
      }
    }
  }
}
