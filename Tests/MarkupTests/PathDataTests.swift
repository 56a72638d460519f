import Markup
import Testing

@Suite struct PathDataTests {
  @Test func writesEveryCommandWithFormattedNumbers() {
    var path = PathData()
    #expect(path.isEmpty)
    path.move(0, -0.0)
    path.line(10.50001, -3)
    path.horizontalLine(4)
    path.verticalLine(1.0 / 3)
    path.quadCurve(1, 2, 3, 4)
    path.curve(1, 2, 3, 4, 5, 6)
    path.arc(radiusX: 5, radiusY: 6, 7, 8)
    path.arc(radiusX: 5, radiusY: 6, isLarge: true, isClockwise: false, 7, 8)
    path.close()
    #expect(path.text == "M0 0L10.5 -3H4V0.3333Q1 2 3 4C1 2 3 4 5 6A5 6 0 0 1 7 8A5 6 0 1 0 7 8Z")
  }

  @Test func aLineAlongAnAxisHasOneCoordinate() {
    var path = PathData()
    path.move(1, 2)
    path.line(5, 2)
    path.line(5, 9)
    path.line(5, 9)
    path.line(1, 3)
    path.close()
    path.line(1, 8)
    #expect(path.text == "M1 2H5V9L5 9L1 3ZL1 8")
  }
}
