import SwiftUI

struct Fruit: Identifiable {
  var id: Int
  var name: String
  var color: String
  var count: Int

  static let all = [
    Fruit(id: 1, name: "Apple", color: "Red", count: 3), Fruit(id: 2, name: "Banana", color: "Yellow", count: 5),
    Fruit(id: 3, name: "Cherry", color: "Dark", count: 9),
  ]
}

/// Three automatic columns that fit only without the room beside them give it up; rows are 24 high and begin at 33.
///
/// - Expect: table 360 × 220 at 0, 0
/// - Expect: name1 at 16, 37
/// - Expect: color1 at 128, 37
/// - Expect: count3 at 240, 85
/// - Proposal: 360 × 220
/// - Platform: macOS
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web table/basic, Docs/elements/Table.md, commit 376f2a31
#Preview("A table of three columns") {
  Table(Fruit.all) {
    TableColumn("Name") { fruit in Text(fruit.name).id("name\(fruit.id)") }
    TableColumn("Color") { fruit in Text(fruit.color).id("color\(fruit.id)") }
    TableColumn("Count") { fruit in Text("\(fruit.count)").id("count\(fruit.id)") }
  }
  .id("table")
}

/// Two automatic columns share what is left equally.
///
/// - Expect: first at 16, 37
/// - Expect: second at 188.5, 37
/// - Proposal: 360 × 100
/// - Platform: macOS
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web table/sorting, Docs/elements/Table.md, commit 376f2a31
#Preview("A table of two columns") {
  Table(Fruit.all.prefix(1)) {
    TableColumn("Name") { fruit in Text(fruit.name).id("first") }
    TableColumn("Count") { fruit in Text("\(fruit.count)").id("second") }
  }
}

/// The room beside the columns is divided by their number.
///
/// - Expect: first at 16, 37
/// - Expect: second at 125.5, 37
/// - Proposal: 240 × 120
/// - Platform: macOS
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web table/sized, Docs/elements/Table.md, commit 376f2a31
#Preview("A narrow table") {
  Table(Fruit.all.prefix(1)) {
    TableColumn("Name") { fruit in Text(fruit.name).id("first") }
    TableColumn("Count") { fruit in Text("\(fruit.count)").id("second") }
  }
}

/// Columns that do not fit keep their widths and run over the edge.
///
/// - Expect: first at 16, 37
/// - Expect: second at 133, 37
/// - Proposal: 200 × 120
/// - Platform: macOS
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web table/regimes, Docs/elements/Table.md, commit 376f2a31
#Preview("A table that is too narrow") {
  Table(Fruit.all.prefix(1)) {
    TableColumn("Name") { fruit in Text(fruit.name).id("first") }
    TableColumn("Count") { fruit in Text("\(fruit.count)").id("second") }
  }
}

/// Shares are rounded to half points.
///
/// - Expect: a at 16, 37
/// - Expect: b at 162.5, 37
/// - Expect: c at 309, 37
/// - Expect: d at 455.5, 37
/// - Proposal: 600 × 100
/// - Platform: macOS
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web table/regimes, Docs/elements/Table.md, commit 376f2a31
#Preview("A table of four columns") {
  Table(Fruit.all.prefix(1)) {
    TableColumn("A") { _ in Text("A").id("a") }
    TableColumn("B") { _ in Text("B").id("b") }
    TableColumn("C") { _ in Text("C").id("c") }
    TableColumn("D") { _ in Text("D").id("d") }
  }
}

/// A column of a fixed width keeps it, one with a range grows within it.
///
/// - Expect: a at 16, 37
/// - Expect: b at 113, 37
/// - Expect: c at 217, 37
/// - Proposal: 360 × 100
/// - Platform: macOS
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web table/widths, Docs/elements/Table.md, commit 376f2a31
#Preview("A table's columns in widths of their own") {
  Table(Fruit.all.prefix(1)) {
    TableColumn("A") { _ in Text("A").id("a") }.width(80)
    TableColumn("B") { _ in Text("B").id("b") }.width(min: 40, ideal: 60, max: 100)
    TableColumn("C") { _ in Text("C").id("c") }
  }
}
