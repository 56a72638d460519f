import SwiftUI

struct Turn: View {
  var level: Int

  var body: some View {
    if level == 0 {
      Color.orange
    } else if level % 2 == 0 {
      HStack(spacing: 4) {
        Color.teal
        Turn(level: level - 1)
      }
    } else {
      VStack(spacing: 4) {
        Color.indigo
        Turn(level: level - 1)
      }
    }
  }
}

/// Each stack gives half of what its distance leaves to the colour and half to the next stack, which divides it the other way.
#Preview("Half of a half", traits: .fixedLayout(width: 400, height: 300)) {
  Turn(level: 8).padding()
}
