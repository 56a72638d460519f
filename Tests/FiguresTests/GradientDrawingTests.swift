import LayoutEngine
import Testing

@testable import Figures

/// Gradients as SVG, in a box of 100 × 50 pixels at two pixels a point.
struct GradientDrawingTests {
  private let box = Box(x: 10, y: 20, width: 100, height: 50)
  private let red = Paint(RGBA(red: 1, green: 0, blue: 0))
  private let blue = Paint(
    light: RGBA(red: 0, green: 0, blue: 1), dark: RGBA(red: 0, green: 0.5, blue: 1, opacity: 0.5))

  private func paint(_ geometry: Gradient.Geometry) -> Paint {
    Paint(Gradient([Gradient.Stop(red, at: 0), Gradient.Stop(blue, at: 1)], geometry))
  }

  private func drawing(_ geometry: Gradient.Geometry) -> GradientDrawing {
    GradientDrawing(
      gradient: Gradient([Gradient.Stop(red, at: 0), Gradient.Stop(blue, at: 1)], geometry), box: box, unit: 2)
  }

  private func attributes(_ geometry: Gradient.Geometry) -> [String] {
    drawing(geometry).attributes.dropFirst().map { $0.0 + "=" + $0.1 }
  }

  @Test func aLineGoesFromPointToPointAlsoBesideTheBox() {
    let line = attributes(.linear(from: UnitPoint(x: 0, y: 0.5), to: UnitPoint(x: 2, y: -1)))
    #expect(line == ["x1=10", "y1=45", "x2=210", "y2=-30"])
  }

  @Test func circlesHaveTheirRadiiInPoints() {
    let circles = Gradient.Geometry.radial(center: .center, from: 5, to: 20)
    #expect(attributes(circles) == ["cx=60", "cy=45", "r=40"])
    #expect(drawing(circles).offsets.map(\.offset) == [0.25, 1])
    #expect(drawing(circles).offsets.map(\.stop) == [0, 1])
  }

  @Test func ofCirclesThatBecomeSmallerTheLastIsInTheMiddle() {
    let circles = drawing(.radial(center: .center, from: 20, to: 5))
    #expect(circles.offsets.map(\.offset) == [0.25, 1])
    #expect(circles.offsets.map(\.stop) == [1, 0])
  }

  @Test func anEllipseIsACircleInAStretchedSquare() {
    let ellipse = attributes(.elliptical(center: .center, from: 0, to: 0.5))
    #expect(ellipse == ["gradientTransform=matrix(100 0 0 50 10 20)", "cx=0.5", "cy=0.5", "r=0.5"])
  }

  @Test func isWrittenOnceForTheSamePlace() {
    var styles = StyleSheet()
    let paint = paint(.linear(from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 0)))
    let words = [
      styles.fill(paint, in: box, unit: 2), styles.stroke(paint, in: box, unit: 2),
      styles.fill(paint, in: box.inset(4), unit: 2),
    ]
    #expect(words[0].dropFirst() == words[1].dropFirst())
    #expect(words[0] != words[2])
    var sheet = Sheet(title: "", options: FigureOptions())
    sheet.styles = styles
    sheet.content = words.map { .rectangle(box, classes: $0) }
    let text = Picture(sheet: sheet, options: FigureOptions(idPrefix: "f")).svg(includesStyle: true)
    #expect(text.split(separator: "<linearGradient").count == 3)
    #expect(text.contains("stroke=\"url(#f-gradient"))
    #expect(text.contains("{stop-color:#0080FF;stop-opacity:.5}"))
  }
}
