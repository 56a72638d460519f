import SwiftUI

struct Boat: Identifiable {
  let id: Int
  let name: String
  let port: String
  let length: Double

  static let all = [
    Boat(id: 1, name: "Alba", port: "Lisbon", length: 11.2), Boat(id: 2, name: "Brise", port: "Brest", length: 8.4),
    Boat(id: 3, name: "Corvo", port: "Horta", length: 9.9),
  ]
}

/// The columns of a table share what is left of its width equally, in steps of half a point. One with a width of its own
/// keeps it, and one with a range grows no further than that.
#Preview("Columns that grow") {
  Table(Boat.all) {
    TableColumn("Name", value: \.name)
    TableColumn("Port", value: \.port).width(min: 60, ideal: 80, max: 100)
    TableColumn("Metres") { boat in Text("\(boat.length, specifier: "%.1f")") }.width(60)
  }
  .previewDevice("Mac window")
  .frame(width: 330, height: 150)
  .id("table")
}
