import LayoutEngine
import Testing

@testable import Figures

struct FigureImageTests {
  /// Where the first pixel, the end of the first row and that of the first column are seen, in a box of 4 × 2.
  @Test(arguments: [
    (FigureImage.Orientation.up, "0 0, 4 0, 0 2"), (.upMirrored, "4 0, 0 0, 4 2"), (.down, "4 2, 0 2, 4 0"),
    (.downMirrored, "0 2, 4 2, 0 0"), (.leftMirrored, "0 0, 0 2, 4 0"), (.right, "4 0, 4 2, 0 0"),
    (.rightMirrored, "4 2, 4 0, 0 2"), (.left, "0 2, 0 0, 4 2"),
  ])
  func isTurnedAsTheCameraWasHeld(orientation: FigureImage.Orientation, corners: String) {
    let box = Box(x: 10, y: 20, width: 4, height: 2)
    let map = FigureImage(address: "a.jpg", orientation: orientation).transform(onto: box)
    let seen = [(0.0, 0.0), (1, 0), (0, 1)].map { x, y in
      "\(Int(map.a * x + map.c * y + map.tx - 10)) \(Int(map.b * x + map.d * y + map.ty - 20))"
    }
    #expect(seen.joined(separator: ", ") == corners)
  }
}
