import SwiftUI

/// A shape made of two takes all that it is proposed, also where both are circles. Each of them is drawn in that frame as
/// if it were alone, and of the two areas one is left.
#Preview("Rings and a crescent", traits: .fixedLayout(width: 360, height: 110)) {
  HStack(spacing: 16) {
    Circle().fill(.orange)
    Circle().subtracting(Circle().scale(0.5)).fill(.orange)
    Circle().subtracting(Circle().offset(x: 24)).fill(.indigo)
    Rectangle().symmetricDifference(Circle()).fill(.pink)
  }
  .frame(width: 320, height: 60)
}
