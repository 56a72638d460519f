import SwiftUI

/// On a Mac a gauge is as wide as it may be, with its label above the bar. As a ring it has a size of its own.
///
/// - Figure: focus "HStack"
#Preview("A bar and a ring") {
  HStack(spacing: 20) {
    Gauge(value: 0.7) { Text("Tide") }
    Gauge(value: 0.7) { Text("Tide") }.gaugeStyle(.accessoryCircularCapacity)
  }
  .frame(width: 300)
  .padding()
  .previewDevice("Mac window")
}

/// A box has its label above a card, and the card is as large as what is in it and the room around that.
///
/// - Figure: focus "GroupBox"
#Preview("A box") {
  GroupBox("Berth") {
    Text("Number 7, for 12 metres")
  }
  .padding()
  .previewDevice("Mac window")
}
