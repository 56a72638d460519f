import SwiftUI

/// A button of 250 by 60 points on a screen 375 points wide.
#Preview("At its drawn size", traits: .fixedLayout(width: 375, height: 120)) {
  ScaledButton(screenWidth: 375)
}

/// On 428 points of width it grows to 285 by 68: the width by the ratio of the screens, the height by the button's own
/// ratio of 60 ÷ 250, both rounded down to whole points.
#Preview("Grown with the screen", traits: .fixedLayout(width: 428, height: 120)) {
  ScaledButton(screenWidth: 428)
}

struct ScaledButton: View {
  let screenWidth: CGFloat

  var width: CGFloat { scaled(250, from: 375, to: screenWidth).rounded(.down) }
  var height: CGFloat { (width * 60 / 250).rounded(.down) }

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .foregroundStyle(.indigo)
      .frame(width: width, height: height)
      .overlay {
        Text("Continue").foregroundStyle(.white)
      }
  }
}
