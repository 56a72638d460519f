import SwiftUI

/// A button without a border is as large as its label; a border adds 12 points at each side and 7 above and below.
#Preview("Styles", traits: .fixedLayout(width: 300, height: 240)) {
  VStack {
    Button("Plain") {}.buttonStyle(.plain)
    Button("Borderless") {}.buttonStyle(.borderless)
    Button("Bordered") {}.buttonStyle(.bordered)
    Button("Prominent") {}.buttonStyle(.borderedProminent)
    Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
  }
}

/// The room around the label follows the size of the controls; small buttons also have a smaller font.
#Preview("Sizes", traits: .fixedLayout(width: 300, height: 260)) {
  VStack {
    Button("Mini") {}.controlSize(.mini)
    Button("Small") {}.controlSize(.small)
    Button("Regular") {}.controlSize(.regular)
    Button("Large") {}.controlSize(.large)
    Button("Disabled") {}.disabled(true)
  }
  .buttonStyle(.bordered)
  .tint(.indigo)
}
