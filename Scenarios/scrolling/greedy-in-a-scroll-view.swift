import SwiftUI

/// Where nothing is proposed, a colour is ten points high: its ideal. A frame or a ratio
/// gives it another height.
#Preview("Ten points of color", traits: .fixedLayout(width: 240, height: 220)) {
  ScrollView {
    VStack(spacing: 10) {
      Color.red
      Color.orange.frame(height: 60)
      Color.yellow.frame(minHeight: 40)
      Color.green.aspectRatio(3, contentMode: .fit)
    }
    .padding()
  }
}
