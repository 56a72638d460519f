import SwiftUI

/// `zIndex` decides only what is drawn in front: each circle overlaps the next one, but all stand where they would stand
/// without it.
// expect: HStack 144 × 48 at 48, 26
#Preview("The first in front", traits: .fixedLayout(width: 240, height: 100)) {
  HStack(spacing: -16) {
    ForEach(0..<4, id: \.self) { index in
      Circle()
        .fill([Color.red, .orange, .yellow, .green][index])
        .frame(width: 48, height: 48)
        .zIndex(Double(4 - index))
    }
  }
  .border(.blue)
}
