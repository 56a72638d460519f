import SwiftUI

/// Icons of different widths push their titles to different places: a label is a row of the two.
#Preview("Labels in a column", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading, spacing: 12) {
    Label("Messages", systemImage: "bubble.left").id("messages")
    Label("Contacts", systemImage: "person.2").id("contacts")
    Label("Favourites", systemImage: "star").id("favourites")
    Label("Settings", systemImage: "gearshape").id("settings")
  }
}

/// The column's variant reaches all symbols inside that have it. A fill has the box of its outline, so nothing moves; a
/// circle makes all symbols equally wide.
#Preview("One variant for all", traits: .fixedLayout(width: 300, height: 120)) {
  HStack(spacing: 40) {
    column
    column.symbolVariant(.fill)
    column.symbolVariant(.circle)
  }
}

private var column: some View {
  VStack(spacing: 8) {
    Image(systemName: "star").border(.red)
    Image(systemName: "heart").border(.red)
    Image(systemName: "person").border(.red)
  }
}
