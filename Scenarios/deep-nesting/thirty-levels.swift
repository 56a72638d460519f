import SwiftUI

struct Ring: View {
  var level: Int

  var body: some View {
    if level == 0 {
      Text("thirty")
    } else {
      Ring(level: level - 1).padding(5).border(level % 2 == 0 ? Color.blue : .red)
    }
  }
}

/// Thirty levels of padding and border. Each takes ten points off what it hands on and adds them to what comes back, so
/// the text is offered 300 points less than the container has.
#Preview("Thirty levels", traits: .fixedLayout(width: 420, height: 420)) {
  Ring(level: 30)
}
