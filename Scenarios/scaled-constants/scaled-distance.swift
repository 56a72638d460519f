import SwiftUI

/// The drawing has 100 points from the top, on a screen 667 points high.
#Preview("On the screen it was drawn for", traits: .fixedLayout(width: 375, height: 667)) {
  Header(screenHeight: 667)
}

/// On a screen of 926 points the same share of the height, 100 ÷ 667 of it, is 138.8 points.
#Preview("On a taller screen", traits: .fixedLayout(width: 428, height: 926)) {
  Header(screenHeight: 926)
}

struct Header: View {
  let screenHeight: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      Color.mint.frame(height: scaled(100, from: 667, to: screenHeight))
      Color.indigo.frame(height: 4)
      Spacer()
    }
  }
}
