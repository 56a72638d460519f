import SwiftUI

/// With its label a switch or a stepper takes all the width; without, it is as large as it is drawn. A slider shows no
/// label at all.
#Preview("Rows of controls", traits: .fixedLayout(width: 300, height: 230)) {
  VStack {
    Toggle("Wi-Fi", isOn: .constant(true))
    Toggle("Bluetooth", isOn: .constant(false)).tint(.blue)
    Stepper("Copies: 3", value: .constant(3))
    Slider(value: .constant(0.4)) { Text("Volume") }
    HStack {
      Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
      Stepper("Copies", value: .constant(3)).labelsHidden()
    }
  }
  .padding(.horizontal)
}
