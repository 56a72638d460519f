import SwiftUI

/// Moved and turned after the layout: the stack is as large as one card.
#Preview("Fanned cards", traits: .fixedLayout(width: 320, height: 240)) {
  ZStack {
    ForEach(0..<4, id: \.self) { index in
      RoundedRectangle(cornerRadius: 12)
        .fill([Color.red, .orange, .yellow, .green][index])
        .frame(width: 90, height: 130)
        .rotationEffect(.degrees(Double(index) * 14 - 21))
        .offset(x: CGFloat(index) * 26 - 39)
    }
  }
  .border(.blue)
}
