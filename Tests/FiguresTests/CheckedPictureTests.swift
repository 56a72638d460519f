import Explanation
@testable import Figures
import Markup
import Testing
import TraceSamples

/// What a figure leaves out where parts of it run into each other.
@Suite struct CheckedPictureTests {
  private let record = IndexedTrace(LaidOut.textBetweenColors())

  /// A row of a text between colours, with two labels over each other where a layer is drawn.
  private func checked(damaging layer: FigureLayers) -> CheckedPicture {
    let asked = FigureOptions(preset: .everything)
    return CheckedPicture(asked) { options in
      var composer = FigureComposer(record, title: "A row", caption: "", options: options)
      var sheet = composer.compose()
      guard options.layers.contains(layer) else { return sheet }
      sheet.height += 60
      for text in ["one", "other"] {
        sheet.elements.append(.label(text, x: 100, y: sheet.height - 30, style: .number, color: "muted"))
      }
      return sheet
    }
  }

  @Test(arguments: [FigureLayers.guides, .signs, .rulers, .outline, .proposal, .ledger])
  func leavesOutOnlyTheLayersAtFault(layer: FigureLayers) {
    let checked = checked(damaging: layer)
    #expect(!checked.avoided.isEmpty)
    #expect(checked.remaining.isEmpty)
    let group = FigureLayers.dispensable.first { $0.contains(layer) } ?? []
    let asked = FigureOptions(preset: .everything).layers
    #expect(checked.leftOut == asked.intersection(group), "\(checked.leftOut.words)")
  }

  /// What room is left of is far below zero, and its number long.
  @Test(arguments: [20, 25, 40], [FigurePreset.ledger, .everything, .article])
  func aListThatOverflowsHasItsLedger(count: Int, preset: FigurePreset) throws {
    for width in FigureWidth.allCases {
      let views = "VStack { ForEach(0..<\(count), id: \\.self) { Text(\"Row \\($0)\") } }"
      let record = IndexedTrace(try Written.trace(views, width: 300, height: 700))
      var options = FigureOptions(preset: preset)
      options.width = width
      let figure = Figure(record, title: "one", options: options)
      let needed: FigureLayers = [.ledger, .lanes, .proposal, .answer, .outline]
      #expect(figure.checked.leftOut.isDisjoint(with: needed), "\(width) \(figure.checked.avoided)")
    }
  }
}
