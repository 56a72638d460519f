import SwiftUI

/// A bar takes the width that it is proposed and is 4 points high, its label 4 above it. A ring is 20 × 20; its label
/// keeps the distance below that its font asks for.
#Preview("Bars and rings", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(spacing: 20) {
    ProgressView(value: 0.3)
    ProgressView("Loading", value: 0.6).tint(.orange)
    HStack(spacing: 40) {
      ProgressView()
      ProgressView("Loading")
    }
  }
  .padding(.horizontal)
}
