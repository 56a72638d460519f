import SwiftUI

/// A layer of lower priority is offered what the others make of the stack: the colour follows the texts.
///
/// - Figure: focus "ZStack"
#Preview("Lower priority", traits: .fixedLayout(width: 300, height: 140)) {
  ZStack {
    Color.mint.layoutPriority(-1)
    VStack {
      Text("Low tide").font(.title)
      Text("in twenty minutes")
    }
    .padding()
  }
  .border(.red)
}
