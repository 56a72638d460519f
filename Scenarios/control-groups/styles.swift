import SwiftUI

/// The controls of a group stand beside each other in one row, as wide as their labels.
#Preview("A row of buttons", traits: .fixedLayout(width: 320, height: 160)) {
  VStack(spacing: 20) {
    ControlGroup {
      Button("Cut", systemImage: "scissors") {}
      Button("Copy", systemImage: "doc.on.doc") {}
      Button("Paste", systemImage: "doc.on.clipboard") {}
    }
    .id("automatic")
    ControlGroup("Zoom") {
      Button("Smaller") {}
      Button("Larger") {}
    }
    .controlGroupStyle(.palette)
    .id("palette")
  }
}
