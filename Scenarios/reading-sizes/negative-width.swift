import SwiftUI

/// A room of 80 points less twice 50 is −20. The frame takes no notice of a negative width, so the bar is as wide as the
/// room, where it should have gone.
// expect: bar 80 × 24
#Preview("A negative width", traits: .fixedLayout(width: 240, height: 80)) {
  Inset(by: 50).frame(width: 80, height: 24).border(.blue)
}

/// Held at 0 at the least, the width is what was meant.
// expect: bar 0 × 24
#Preview("Held at zero", traits: .fixedLayout(width: 240, height: 80)) {
  Inset(by: 50, holds: true).frame(width: 80, height: 24).border(.blue)
}

struct Inset: View {
  let by: CGFloat
  var holds = false

  var body: some View {
    GeometryReader { room in
      let width = room.size.width - 2 * by
      Color.orange.frame(width: holds ? max(width, 0) : width).id("bar")
    }
  }
}
