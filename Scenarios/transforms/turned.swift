import SwiftUI

/// A rotation turns what is drawn. The row still has the width of the level label.
#Preview("Turned", traits: .fixedLayout(width: 320, height: 200)) {
  HStack(spacing: 12) {
    Text("before").border(.blue)
    Text("turned by 90°").rotationEffect(.degrees(90)).border(.red)
    Text("after").border(.blue)
  }
}
