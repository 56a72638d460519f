import SwiftUI

/// A list that is higher than what a page shows of it.
#Preview("A tall screen") {
  NavigationStack {
    List(0..<12) { row in
      Text("Row \(row)")
    }
    .navigationTitle("Rows")
  }
  .previewDevice("iPhone 15")
}
