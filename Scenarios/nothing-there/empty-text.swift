import SwiftUI

/// An empty text has the height of a line and no width.
#Preview("Empty text", traits: .fixedLayout(width: 260, height: 140)) {
  VStack(spacing: 8) {
    Text("before").border(.blue)
    Text("").border(.blue)
    Text("after").border(.blue)
  }
  .padding()
  .border(.gray)
}
