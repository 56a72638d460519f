import SwiftUI

struct Harbour: Identifiable {
  let name: String
  let country: String
  let berths: Int
  var id: String { name }
}

let harbours = [
  Harbour(name: "Lerwick", country: "Scotland", berths: 120),
  Harbour(name: "Falmouth", country: "England", berths: 260),
  Harbour(name: "Bergen", country: "Norway", berths: 180),
]

/// The columns share the width; one with a width of its own keeps it.
#Preview("Three columns", traits: .fixedLayout(width: 700, height: 260)) {
  Table(harbours) {
    TableColumn("Name", value: \.name)
    TableColumn("Country", value: \.country)
    TableColumn("Berths") { Text("\($0.berths)") }.width(80)
  }
  .id("table")
  .environment(\.horizontalSizeClass, .regular)
}

/// Where the width is compact, as on an iPhone, the first column alone is shown.
#Preview("On an iPhone") {
  Table(harbours) {
    TableColumn("Name", value: \.name)
    TableColumn("Country", value: \.country)
  }
  .previewDevice("iPhone 17")
}
