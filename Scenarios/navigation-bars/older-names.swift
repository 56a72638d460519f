import SwiftUI

/// The older names do the same as the newer: a view in a navigation view, with a title and a button in its bar.
#Preview("A navigation view") {
  NavigationView {
    Color.cyan.opacity(0.3)
      .navigationBarTitle("Harbour", displayMode: .inline)
      .navigationBarItems(trailing: Button("Edit") {})
  }
  .navigationViewStyle(.stack)
  .previewDevice("iPhone SE (3rd generation)")
}

/// Where the bar is hidden, its room is the view's.
#Preview("No bar") {
  NavigationView {
    Color.cyan.opacity(0.3).navigationBarTitle("Harbour").navigationBarHidden(true)
  }
  .navigationViewStyle(.stack)
  .previewDevice("iPhone SE (3rd generation)")
}

/// The title of a toolbar may be large or in the line of its buttons, which leaves the view more height; with the bar
/// gone it has all of it.
#Preview("A title in the line") {
  NavigationStack {
    Color.cyan.opacity(0.3)
      .navigationTitle("Harbour")
      .toolbarTitleDisplayMode(.inline)
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// The view reaches up to the status bar.
#Preview("A bar that does not show") {
  NavigationStack {
    Color.cyan.opacity(0.3)
      .navigationTitle("Harbour")
      .toolbarVisibility(.hidden, for: .navigationBar)
  }
  .previewDevice("iPhone SE (3rd generation)")
}
