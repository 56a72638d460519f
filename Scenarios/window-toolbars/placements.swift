import SwiftUI

struct Letters: View {
  var body: some View {
    List(["Aunt Ida", "The harbour office", "Tide tables", "Two tickets"], id: \.self) { Text($0) }
  }
}

/// A Mac's window has its toolbar above its content, 52 points high, and the content keeps its size. Each item stands on a
/// platter 16 points wider than its label and 8 from the next one; also those of a group have one each.
///
/// - Figure: focus "HStack"
#Preview("Items") {
  Letters()
    .toolbar {
      Button("Action") {}
      Button("Star", systemImage: "star") {}
      ToolbarItemGroup {
        Button("One") {}
        Button("Two") {}
      }
    }
    .previewDevice("Mac window")
}

/// What navigates leads, beside the window's own buttons, and the title follows it. A title alone is not drawn.
///
/// - Figure: focus "HStack"
#Preview("A title") {
  NavigationStack {
    Letters()
      .navigationTitle("Letters")
      .toolbar {
        ToolbarItem(placement: .navigation) { Button("Back", systemImage: "chevron.left") {} }
        ToolbarItem(placement: .primaryAction) { Button("Write", systemImage: "square.and.pencil") {} }
      }
  }
  .previewDevice("Mac window")
}

/// Where the safe area is ignored, content goes on behind the bar.
///
/// - Figure: focus "safeAreaInset"
#Preview("Behind the bar") {
  ZStack {
    Color.teal.ignoresSafeArea()
    Text("Below the bar")
  }
  .toolbar { Button("Action") {} }
  .previewDevice("Mac window")
}
