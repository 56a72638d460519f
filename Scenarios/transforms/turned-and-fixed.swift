import SwiftUI

/// Nothing measures a turned view, so a frame says by hand how much room it takes.
#Preview("Room for a turned label", traits: .fixedLayout(width: 320, height: 200)) {
  HStack(spacing: 12) {
    Text("Depth in metres")
      .fixedSize()
      .rotationEffect(.degrees(-90))
      .frame(width: 20, height: 120)
      .border(.red)
    Color.teal.opacity(0.4).frame(width: 160, height: 120)
  }
}
