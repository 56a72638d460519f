import SwiftUI

/// It takes all the room that it is proposed and shows its label, description and actions in the middle.
#Preview("Nothing there yet", traits: .fixedLayout(width: 320, height: 340)) {
  ContentUnavailableView {
    Label("No recipes", systemImage: "fork.knife")
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

/// Over a list it takes the list's room, not its own.
#Preview("Over an empty list", traits: .fixedLayout(width: 320, height: 340)) {
  List {}
    .overlay { ContentUnavailableView("No harbours", systemImage: "sailboat").id("overlay") }
}
