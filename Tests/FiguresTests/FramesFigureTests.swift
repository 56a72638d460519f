import Figures
import LayoutEngine
import Testing
import TraceSamples

/// Frames of which nothing else is known.
struct FramesFigureTests {
  private static func sketch(_ name: String, width: Double) -> FrameSketch {
    FrameSketch(
      name: name, container: Size(width: 200, height: 60),
      frames: [
        .init(Rect(x: 0, y: 0, width: 200, height: 60)), .init(Rect(x: 0, y: 0, width: width, height: 60), number: 1),
        .init(Rect(x: 0, y: 0, width: width, height: 60), number: 2),
        .init(Rect(x: width, y: 20, width: 200 - width, height: 20), number: 3),
      ])
  }

  private static func figure(_ sketches: [FrameSketch]) -> Figure {
    Figure(frames: sketches, title: "Row", options: FigureOptions(idPrefix: "frames"))
  }

  static let file = "frames.svg"
  static var figure: Figure { figure([sketch("before", width: 30), sketch("now", width: 80)]) }

  @Test func drawsTheRecordedFrames() {
    #expect(
      Golden(beside: #filePath).difference(of: FramesFigureTests.figure.svg(), from: FramesFigureTests.file) == nil)
  }

  @Test func nothingRunsIntoAnotherThing() {
    #expect(FramesFigureTests.figure.collisions() == [])
    let crowded = FrameSketch(
      name: "crowded", container: Size(width: 40, height: 40),
      frames: (1...60).map { .init(Rect(x: Double($0) / 4, y: Double($0) / 4, width: 20, height: 20), number: $0) })
    #expect(FramesFigureTests.figure([crowded, crowded]).collisions() == [])
    #expect(FramesFigureTests.figure([crowded]).collisions() == [])
  }

  @Test func showsOnlyWhatDiffersOfATallScreen() {
    let screen = FrameSketch(
      name: "now", container: Size(width: 390, height: 844),
      frames: [
        .init(Rect(x: 0, y: 0, width: 390, height: 844)),
        .init(Rect(x: 100, y: 400, width: 80, height: 20), number: 1),
      ])
    let figure = FramesFigureTests.figure([screen])
    #expect(figure.collisions() == [])
    let svg = figure.svg()
    #expect(svg.contains("Container 390\u{2009}×\u{2009}844, shown in part"))
    // The frame is drawn four times as large; of the screen's own frame no side is shown.
    #expect(svg.contains("d=\"M184 208H504V288H184Z\""), "\(svg)")
    #expect(svg.matches(of: #/<path /#).count == 1)
  }

  @Test func ofAFrameThatGoesOnOnlyTheSidesThatAreShownAreDrawn() {
    let wide = FrameSketch(
      name: "now", container: Size(width: 100, height: 100),
      frames: [.init(Rect(x: -2000, y: 20, width: 4000, height: 40), number: 1)])
    let svg = FramesFigureTests.figure([wide]).svg()
    let path = svg.matches(of: #/<path d="([^"]+)"/#).map { String($0.1) }
    #expect(path.count == 1 && path[0].matches(of: #/M/#).count == 2, "\(path)")
  }

  @Test func lengthsWithoutEndAreLeftOut() {
    let endless = FrameSketch(
      name: "endless", container: Size(width: .infinity, height: .nan),
      frames: [
        .init(Rect(x: 0, y: 0, width: .infinity, height: 10), number: 1),
        .init(Rect(x: .nan, y: 0, width: 10, height: 10), number: 2),
        .init(Rect(x: 0, y: 0, width: 1e300, height: 10), number: 3),
        .init(Rect(x: 5, y: 5, width: 10, height: 10), number: 4),
      ])
    let figure = FramesFigureTests.figure([endless])
    #expect(figure.collisions() == [])
    let svg = figure.svg()
    #expect(!svg.contains("NaN") && !svg.contains("\"inf") && svg.contains("4 is 10\u{2009}×\u{2009}10 at 5, 5"))
  }

  @Test func aPreviewWithoutViewsHasItsContainer() {
    let figure = FramesFigureTests.figure([FrameSketch(name: "now", container: Size(width: 10, height: 10), frames: [])]
    )
    #expect(figure.collisions() == [] && figure.svg().contains("no view that differs"))
  }
}
