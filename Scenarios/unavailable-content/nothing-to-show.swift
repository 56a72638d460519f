import SwiftUI

/// An icon with a title, a description and actions, one below the other in the middle.
#Preview("Nothing there yet", traits: .fixedLayout(width: 320, height: 340)) {
  ContentUnavailableView {
    Label("No recipes", systemImage: "book")
  } description: {
    Text("Recipes that you write down appear here.")
  } actions: {
    Button("Write one down") {}.buttonStyle(.borderedProminent)
  }
  .id("unavailable")
}

/// A search that finds nothing has words of its own.
#Preview("Nothing found", traits: .fixedLayout(width: 320, height: 340)) {
  ContentUnavailableView.search(text: "pears")
}

/// Over an empty list it stands in the list's middle.
#Preview("Over an empty list", traits: .fixedLayout(width: 320, height: 340)) {
  List {}
    .overlay { ContentUnavailableView("No harbours", systemImage: "map").id("overlay") }
}
