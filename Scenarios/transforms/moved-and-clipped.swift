import SwiftUI

/// What is moved beyond the frame is cut off there; the frame itself stays.
#Preview("Moved and clipped", traits: .fixedLayout(width: 300, height: 160)) {
  Circle().fill(.orange)
    .frame(width: 100, height: 100)
    .offset(x: 50, y: 20)
    .frame(width: 140, height: 100)
    .clipped()
    .border(.blue)
}
