import SwiftUI

/// A row is as high as its content with 15 points above and below it, and never lower than a row with one line of body
/// text. The cards stand 16 points from the sides, and their content 16 points further in.
///
/// - Figure: focus "oats"
#Preview("Cards in sections") {
  List {
    Section("Morning") {
      Text("Oats").id("oats")
      HStack {
        Text("Coffee")
        Spacer()
        Text("2 cups").foregroundStyle(.secondary)
      }.id("coffee")
      NavigationLink("All breakfasts") { Text("Breakfasts") }
    }
    Section {
      Label("Soup", systemImage: "leaf")
      Label("Bread", systemImage: "circle.grid.2x2")
      VStack(alignment: .leading) {
        Text("Salad")
        Text("With walnuts and pears").font(.subheadline).foregroundStyle(.secondary)
      }
    } header: {
      Text("Noon")
    } footer: {
      Text("Served until two o'clock.")
    }
    Section("Evening") {
      Text("Closed").listRowBackground(Color.yellow.opacity(0.3))
    }
  }
  .id("list")
  .previewDevice("iPhone 17")
}

/// A plain list goes from side to side: no cards, and nothing above its first row.
#Preview("From side to side") {
  List {
    ForEach(["Ash", "Beech", "Cherry"], id: \.self) { Text($0) }
    Section("Needles") {
      Text("Larch").badge(3)
      Text("Pine").listRowSeparator(.hidden)
      Text("Yew").listRowInsets(EdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 16))
    }
  }
  .listStyle(.plain)
  .previewDevice("iPhone SE (3rd generation)")
}
