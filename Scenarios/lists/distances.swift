import SwiftUI

/// Rows are 12 points apart here, and the list shows no background behind them.
#Preview("Rows apart") {
  List {
    Text("Ebb")
    Text("Slack water")
    Text("Flood")
  }
  .listRowSpacing(12)
  .scrollContentBackground(.hidden)
  .previewDevice("iPhone SE (3rd generation)")
}

/// The space between sections is 4 points here, and the line between two rows has another colour. How much a header stands
/// out more than usual is the system's own; one in bold letters stands for it.
#Preview("Sections apart") {
  List {
    Section("Morning") {
      Text("Ebb").listRowSeparatorTint(.red)
      Text("Flood")
    }
    Section("Evening") {
      Text("Ebb")
    }
  }
  .headerProminence(.increased)
  .listSectionSpacing(4)
  .previewDevice("iPhone SE (3rd generation)")
}

struct Place: Identifiable {
  var id: String { name }
  var name: String
  var parts: [Place]?
}

/// A row for each place. One with parts has an arrow and is closed, so nothing of its parts is laid out.
#Preview("Closed rows") {
  List {
    OutlineGroup(
      [Place(name: "Harbour", parts: [Place(name: "Pier")]), Place(name: "Beacon")], children: \.parts
    ) { place in
      Text(place.name)
    }
  }
  .previewDevice("iPhone SE (3rd generation)")
}
