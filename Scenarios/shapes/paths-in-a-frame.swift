import SwiftUI

/// A path has its own coordinates: it is drawn where they say, from the top leading corner of its frame. The frame is
/// all that is proposed, whether the path is the outline itself or that of a line along it.
#Preview("Paths in their frames", traits: .fixedLayout(width: 360, height: 130)) {
  let hull = Ellipse().path(in: CGRect(x: 8, y: 8, width: 56, height: 32))
  HStack(spacing: 20) {
    hull.fill(.teal).border(.red)
    hull.strokedPath(StrokeStyle(lineWidth: 8)).fill(.indigo).border(.red)
  }
  .frame(width: 320, height: 80)
}
