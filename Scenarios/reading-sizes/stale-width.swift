import SwiftUI

/// Both bars store the width that a geometry reader reported, and then the room shrinks. `onAppear` has run once, in
/// the first round, and its bar keeps the old width; `task(id:)` runs again because the width is its id.
#Preview("A stale width", traits: .fixedLayout(width: 320, height: 120)) {
  TwoBars()
}

struct TwoBars: View {
  @State private var room: CGFloat = 280
  @State private var seenOnce: CGFloat = 0
  @State private var seenAgain: CGFloat = 0

  var body: some View {
    GeometryReader { reader in
      VStack(alignment: .leading) {
        Color.orange.frame(width: seenOnce, height: 24).logSizes("onAppear")
        Color.teal.frame(width: seenAgain, height: 24).logSizes("task(id:)")
      }
      .onAppear { seenOnce = reader.size.width }
      .task(id: reader.size.width) { seenAgain = reader.size.width }
    }
    .frame(width: room, height: 80)
    .border(.blue)
    .onChange(of: seenAgain) { room = 160 }
  }
}
