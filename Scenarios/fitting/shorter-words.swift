import SwiftUI

/// Only the width counts here. The longest wording that fits on its line is taken; the last one is taken even if it does not fit.
#Preview("Shorter words", traits: .fixedLayout(width: 300, height: 180)) {
  VStack(spacing: 12) {
    ForEach([240, 130, 60], id: \.self) { width in
      ViewThatFits(in: .horizontal) {
        Text("Departs in 25 minutes")
        Text("In 25 minutes")
        Text("25 min")
      }
      .frame(width: CGFloat(width), height: 30)
      .border(.blue)
    }
  }
}
