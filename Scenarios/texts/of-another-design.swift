import SwiftUI

/// A monospaced design is another font with widths of its own. A smaller scale makes a text as large as one in a
/// smaller font, and a colour changes nothing.
#Preview("Designs and scales", traits: .fixedLayout(width: 380, height: 90)) {
  HStack(spacing: 16) {
    Text("Flood")
    Text("Flood").fontDesign(.monospaced)
    Text("Flood").textScale(.secondary)
    Text("Flood").foregroundColor(.red)
  }
}
