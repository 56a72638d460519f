import SwiftUI

/// Neither width nor height is proposed, so each text stays on one line, and the table is longer than the scroll view in
/// both directions.
#Preview("Both ways", traits: .fixedLayout(width: 260, height: 160)) {
  ScrollView([.horizontal, .vertical]) {
    Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 10) {
      ForEach(0..<8, id: \.self) { row in
        GridRow {
          Text("Pier \(row + 1)")
          Text("to the northern islands")
          Text("every \(10 + 5 * row) minutes")
        }
      }
    }
    .padding()
  }
}
