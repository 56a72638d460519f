import SwiftUI

/// A label can show its title only, or its symbol only, and is as wide as that.
#Preview("Title or symbol", traits: .fixedLayout(width: 340, height: 90)) {
  HStack(spacing: 20) {
    Label("Wind", systemImage: "wind")
    Label("Wind", systemImage: "wind").labelStyle(.titleOnly)
    Label("Wind", systemImage: "wind").labelStyle(.iconOnly)
  }
}

/// On a Mac a colour picker is its label and a well. Where labels are hidden, the well is all there is to lay out.
///
/// - Figure: focus "VStack"
#Preview("With and without") {
  VStack(alignment: .leading, spacing: 16) {
    ColorPicker("Sail", selection: .constant(.orange))
    ColorPicker("Sail", selection: .constant(.orange)).labelsVisibility(.hidden)
  }
  .padding()
  .previewDevice("Mac window")
}
