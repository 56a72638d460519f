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

@Test(arguments: ComparisonSample.allCases)
func drawsTheRecordedComparison(_ sample: ComparisonSample) {
  #expect(goldens.difference(of: sample.figure.svg(), from: sample.file) == nil)
}

@Test(arguments: StepSample.allCases)
func drawsTheRecordedSteps(_ sample: StepSample) throws {
  #expect(goldens.difference(of: try sample.figure().svg(), from: sample.file) == nil)
}

@Test func everyRecordedFigureBelongsToASample() throws {
  let files =
    TraceSample.allCases.flatMap(\.figureFiles) + ComparisonSample.allCases.map(\.file)
    + StepSample.allCases.map(\.file) + [FramesFigureTests.file]
  #expect(try goldens.recorded() == Set(files))
}
