import SwiftUI

/// A button, a gauge and a tile as they were drawn for a screen of 375 by 667 points.
// expect: button 250 × 60
// expect: gauge 40 × 200
// expect: tile 120 × 120
#Preview("Three shapes as drawn") {
  ThreeShapes().previewDevice("iPhone 8")
}

/// On 428 by 926 points the button grows by its width and the gauge by its height, which are their longer sides. A square
/// has no longer side and goes by its width.
// expect: button 285.3 × 68.5
// expect: gauge 55.5 × 277.7
// expect: tile 137 × 137
#Preview("Each by its longer side") {
  ThreeShapes().previewDevice("iPhone 12 Pro Max")
}

/// The gauge by its width, the shorter side. Its shape is right, and it is 49 points too short.
// expect: gauge 45.7 × 228.3
#Preview("A gauge by its width") {
  let gauge = [40, 200].HResized
  Color.teal.frame(width: gauge.width, height: gauge.height).id("gauge")
    .previewDevice("iPhone 12 Pro Max")
}

/// Three tiles by the height of the screen. As drawn they take 360 of 375 points, here they would take 499.8 of 428.
// expect: row 499.8 × 166.6
#Preview("Tiles by the height") {
  let tile = [120, 120].VResized
  HStack(spacing: 0) {
    ForEach(0..<3) { _ in
      Color.orange.frame(width: tile.width, height: tile.height).border(.gray)
    }
  }
  .id("row")
  .previewDevice("iPhone 12 Pro Max")
}

struct ThreeShapes: View {
  var body: some View {
    // region: shapes
    let button = [250, 60].HResized
    let gauge = [40, 200].VResized
    let tile = [120, 120].HResized
    // endregion
    VStack(spacing: 24) {
      Color.indigo.frame(width: button.width, height: button.height).id("button")
      HStack(alignment: .bottom, spacing: 24) {
        Color.teal.frame(width: gauge.width, height: gauge.height).id("gauge")
        Color.orange.frame(width: tile.width, height: tile.height).id("tile")
      }
    }
  }
}
