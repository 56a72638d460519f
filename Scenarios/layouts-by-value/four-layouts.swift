import SwiftUI

struct Flags<L: Layout>: View {
  var layout: L

  var body: some View {
    layout {
      Color.red.frame(width: 30, height: 20)
      Color.blue.frame(width: 20, height: 30)
    }
    .border(.gray)
  }
}

/// Each stack is also a value that conforms to `Layout`, with the same sizes and distances. A grid without rows
/// gives each view a row of its own, and layers lie over each other.
#Preview("Stacks as values", traits: .fixedLayout(width: 340, height: 130)) {
  HStack(spacing: 28) {
    Flags(layout: HStackLayout())
    Flags(layout: VStackLayout())
    Flags(layout: ZStackLayout())
    Flags(layout: GridLayout())
  }
}
