import SwiftUI

/// A view with a position takes everything that it is offered and puts its center at the point.
#Preview("Position", traits: .fixedLayout(width: 300, height: 160)) {
  HStack(spacing: 10) {
    Text("buoy").position(x: 40, y: 30).border(.red)
    Text("light").border(.blue)
  }
  .padding()
}
