import SwiftUI

struct Recipes: View {
  var body: some View {
    NavigationSplitView {
      List(["Soups", "Breads", "Salads"], id: \.self) { Text($0) }
        .navigationTitle("Recipes")
    } detail: {
      Text("Choose a recipe").id("detail")
        .navigationTitle("Soups")
    }
    .id("split")
  }
}

/// On an iPad the columns stand beside each other. Where none asks for a width they share it here, because the widths of
/// the system were not recorded.
#Preview("Beside each other") {
  Recipes()
    .navigationSplitViewStyle(.balanced)
    .previewDevice("iPad (A16)")
}

/// On an iPhone the columns are screens of one stack, and the first is shown.
#Preview("One after the other") {
  Recipes().previewDevice("iPhone 17")
}

/// A sidebar takes the width that it asks for, and the detail gets the rest.
#Preview("A wide sidebar") {
  NavigationSplitView {
    List { Text("Soups") }.navigationSplitViewColumnWidth(300)
  } detail: {
    Color.yellow.opacity(0.3).id("detail")
  }
  .previewDevice("iPad (A16)")
}
