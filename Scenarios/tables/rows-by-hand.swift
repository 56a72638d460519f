import SwiftUI

struct Tide: Identifiable {
  var id: String { time }
  var time: String
  var height: String
}

/// The rows are written down one by one, and there is no line of headers above them. The rows of a table in iOS are not
/// known; a list whose columns share the width stands for it.
#Preview("Rows by hand") {
  Table(of: Tide.self) {
    TableColumn("Time", value: \.time)
    TableColumn("Height", value: \.height)
  } rows: {
    TableRow(Tide(time: "04:12", height: "3.1 m"))
    TableRow(Tide(time: "10:30", height: "0.8 m"))
  }
  .tableStyle(.inset)
  .tableColumnHeaders(.hidden)
  .previewDevice("iPad (10th generation)")
}
