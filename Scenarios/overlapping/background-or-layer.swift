import SwiftUI

/// As a background the colour is offered the text's size. As a layer it is offered everything, takes it, and the stack with it.
#Preview("Behind a text", traits: .fixedLayout(width: 260, height: 100)) {
  Text("Harbour").padding(8).background { Color.yellow }
}

/// The same two views as layers of a stack.
#Preview("Under a text", traits: .fixedLayout(width: 260, height: 100)) {
  ZStack {
    Color.yellow
    Text("Harbour").padding(8)
  }
}
