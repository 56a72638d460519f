import SwiftUI

struct Mooring: View {
  var isTall: Bool

  var body: some View {
    let layout = isTall ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Image(systemName: "clock")
      Text("Berth 14")
    }
    .padding(8)
    .border(.blue)
  }
}

/// The same two views, with a layout that is a value: a row or a column. They stay the same views, so a change from one
/// to the other moves them instead of making new ones.
#Preview("One content, two layouts", traits: .fixedLayout(width: 300, height: 110)) {
  HStack(spacing: 24) {
    Mooring(isTall: false)
    Mooring(isTall: true)
  }
}
