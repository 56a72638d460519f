import SwiftUI

/// Tabs of a section stand in the bar of a phone like any others.
///
/// - Figure: focus "TabView"
#Preview("A section of tabs") {
  TabView {
    Tab("Today", systemImage: "wind") { Color.cyan.opacity(0.3) }
    TabSection("Harbours") {
      Tab("Lisbon", systemImage: "sunset") { Color.orange.opacity(0.3) }
    }
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// Pages are as large as the view, and the dots, with a background of their own or without, lie over them.
#Preview("Dots below pages", traits: .fixedLayout(width: 260, height: 160)) {
  TabView {
    Color.cyan.opacity(0.3)
    Color.orange.opacity(0.3)
  }
  .tabViewStyle(.page)
  .indexViewStyle(.page(backgroundDisplayMode: .always))
}
