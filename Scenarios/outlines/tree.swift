import SwiftUI

struct Folder: Identifiable {
  let name: String
  var children: [Folder]?
  var id: String { name }
}

let folders = [
  Folder(name: "Recipes", children: [Folder(name: "Soups"), Folder(name: "Breads")]),
  Folder(name: "Harbours", children: [Folder(name: "North")]),
  Folder(name: "Notes"),
]

/// An outline begins closed: its first level is shown, and a branch has a mark that a leaf has not.
#Preview("A list of branches") {
  List(folders, children: \.children) { Text($0.name) }
    .id("list")
    .previewDevice("iPhone 17")
}

/// A disclosure group that is open shows its rows below its label; one that is closed shows its label alone.
#Preview("An open group", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading) {
    DisclosureGroup("Recipes", isExpanded: .constant(true)) {
      Text("Soups")
      Text("Breads").id("breads")
    }
    DisclosureGroup("Harbours") { Text("North") }
  }
  .padding()
}
