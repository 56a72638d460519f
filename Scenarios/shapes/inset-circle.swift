import SwiftUI

/// A circle answers with the square of the shorter side. One that is inset takes all that it is proposed, and is drawn
/// round in the middle, ten points further in.
#Preview("Further in", traits: .fixedLayout(width: 340, height: 130)) {
  HStack(spacing: 20) {
    Circle().fill(.teal).border(.red)
    Circle().inset(by: 10).fill(.orange).border(.red)
  }
  .frame(width: 300, height: 90)
}
