import SwiftUI

/// Glass is as large as the text with its padding that it lies behind. The container that joins glasses close to each
/// other is as large as what is in it.
#Preview("Two glasses", traits: .fixedLayout(width: 260, height: 100)) {
  GlassEffectContainer(spacing: 20) {
    HStack(spacing: 12) {
      Text("Ebb").padding(12).glassEffect()
      Text("Flood").padding(12).glassEffect()
    }
  }
}
