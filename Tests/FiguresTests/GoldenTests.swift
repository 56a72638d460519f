import Figures
import LayoutEngine
import Testing

/// Every figure that is compared with a recorded file.
enum GoldenFigure: String, CaseIterable {
  case flexibleColumns = "flexible-columns"
  case textBetweenColors = "text-between-colors"
  case paddedText = "padded-text"
  case nested
  case crowd

  var trace: Trace {
    switch self {
    case .flexibleColumns: LaidOut.flexibleColumns()
    case .textBetweenColors: LaidOut.textBetweenColors()
    case .paddedText: LaidOut.paddedText()
    case .nested: HandMade.nested()
    case .crowd: HandMade.crowd()
    }
  }

  func figure(_ scheme: ColorScheme = .adaptive) -> Figure {
    let options = FigureOptions(idPrefix: rawValue, colorScheme: scheme)
    return Figure(trace: trace, title: rawValue, caption: "A caption.", options: options)
  }

  var lanes: NegotiationFigure {
    NegotiationFigure(trace: trace, title: rawValue, options: FigureOptions(idPrefix: rawValue + "-lanes"))
  }

  var files: [String] { [rawValue + ".svg", rawValue + "-lanes.svg", rawValue + ".txt"] }
}

@Test(arguments: GoldenFigure.allCases)
func drawsTheRecordedFigure(_ golden: GoldenFigure) {
  Golden.expect(golden.figure().svg(), matches: golden.rawValue + ".svg")
}

@Test(arguments: GoldenFigure.allCases)
func drawsTheRecordedLanes(_ golden: GoldenFigure) {
  Golden.expect(golden.lanes.svg(), matches: golden.rawValue + "-lanes.svg")
}

@Test(arguments: GoldenFigure.allCases)
func writesTheRecordedTree(_ golden: GoldenFigure) {
  let document = TraceDocument(trace: golden.trace, preview: golden.rawValue)
  Golden.expect(document.tree(), matches: golden.rawValue + ".txt")
}

@Test func everyRecordedFileBelongsToAFigure() throws {
  #expect(try Golden.recorded() == Set(GoldenFigure.allCases.flatMap(\.files)))
}
