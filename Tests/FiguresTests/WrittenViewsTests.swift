import Explanation
import LayoutEngine
import Testing
import TraceSamples

@testable import Figures

/// Views that are written once for several figures of them.
struct WrittenViewsTests {
  private let box = Box(x: 10, y: 20, width: 100, height: 50)

  /// What a document defines once, and what it numbers: a gradient, a picture, a fade and a clip.
  private func elements(_ styles: inout StyleSheet) -> [Element] {
    let gradient = Gradient(
      [Gradient.Stop(Paint(RGBA(red: 1, green: 0, blue: 0)), at: 0)],
      .linear(from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 0)))
    let rectangle = Element.rectangle(box, classes: styles.fill(Paint(gradient), in: box, unit: 1))
    return [
      rectangle, .image(FigureImage(address: "a.png"), box), .fade(box, toward: .top),
      .group(
        Element.Group(
          clip: .ellipse(box), elements: [rectangle, .label("Words", x: 0, y: 9, style: .number, color: "ink")])),
    ]
  }

  @Test func aDocumentGoesOnFromWhatItsViewsDefine() {
    let options = FigureOptions(idPrefix: "f")
    var sheet = Sheet(title: "A", options: options)
    sheet.content = elements(&sheet.styles)
    let views = Picture(sheet: sheet, options: options).writtenViews
    sheet.elements = elements(&sheet.styles)
    let (whole, parts) = (
      Picture(sheet: sheet, options: options), Picture(sheet: sheet, options: options, views: views)
    )
    #expect(parts.svg(includesStyle: true) == whole.svg(includesStyle: true))
    #expect(whole.svg(includesStyle: false).split(separator: "f-clip2").count > 1)
  }

  @Test(arguments: TraceSample.allCases)
  func everyStepIsWrittenAsIfItStoodAlone(_ sample: TraceSample) throws {
    let record = IndexedTrace(sample.trace)
    let options = FigureOptions(idPrefix: "f")
    let steps = NegotiationSteps(record, try #require(Subject(record)), depth: 1)
    let figures = StepFigures(record, title: "", steps: steps, options: options)
    for step in 0...steps.steps.count {
      let figure = figures.figure(after: step)
      #expect(figure.svg() == Picture(sheet: figure.checked.picture.sheet, options: options).svg(includesStyle: true))
    }
  }
}
