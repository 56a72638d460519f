import SwiftUI

/// Sixty-four squares that bend in both directions, kept square together by one ratio around the board.
#Preview("A board", traits: .fixedLayout(width: 360, height: 420)) {
  VStack(spacing: 0) {
    ForEach(0..<8, id: \.self) { rank in
      HStack(spacing: 0) {
        ForEach(0..<8, id: \.self) { file in
          Rectangle().fill((rank + file) % 2 == 0 ? Color.brown.opacity(0.3) : Color.brown.opacity(0.8))
        }
      }
    }
  }
  .aspectRatio(1, contentMode: .fit)
  .padding(12)
}
