import SwiftUI

/// A background is offered exactly what its view answered, and whatever it answers itself changes nothing. So it is
/// the right place for a view that must know a size: it sees it and cannot disturb it.
#Preview("A background follows its view", traits: .fixedLayout(width: 240, height: 140)) {
  Text("As large as it needs")
    .padding(12)
    .background {
      Color.yellow.border(.red)
    }
    .border(.blue)
}
