import Figures
import Testing
import TraceSamples

extension TraceSample {
  func figure(_ scheme: ColorScheme = .adaptive) -> Figure {
    let options = FigureOptions(idPrefix: rawValue, colorScheme: scheme)
    return Figure(trace: trace, title: rawValue, caption: "A caption.", options: options)
  }

  var lanes: Figure {
    Figure(trace: trace, title: rawValue, options: FigureOptions(idPrefix: rawValue + "-lanes", preset: .negotiation))
  }

  var figureFiles: [String] { [rawValue + ".svg", rawValue + "-lanes.svg"] }
}

private let goldens = Golden(beside: #filePath)

@Test(arguments: TraceSample.allCases)
func drawsTheRecordedFigure(_ sample: TraceSample) {
  #expect(goldens.difference(of: sample.figure().svg(), from: sample.rawValue + ".svg") == nil)
}

@Test(arguments: TraceSample.allCases)
func drawsTheRecordedLanes(_ sample: TraceSample) {
  #expect(goldens.difference(of: sample.lanes.svg(), from: sample.rawValue + "-lanes.svg") == nil)
}

@Test func everyRecordedFigureBelongsToASample() throws {
  #expect(try goldens.recorded() == Set(TraceSample.allCases.flatMap(\.figureFiles)))
}
