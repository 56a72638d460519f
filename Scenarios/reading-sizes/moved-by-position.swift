import SwiftUI

/// Each row is drawn further to the right the further down it stands: by half its distance from the top of the screen.
/// For the scroll view they are still one above the other.
// expect: berth 1 54 × 20.3 at 12, 12
#Preview("Rows that lean", traits: .fixedLayout(width: 240, height: 140)) {
  ScrollView {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(1..<5) { number in
        // region: row
        Text("Berth \(number)")
          .visualEffect { content, geometry in
            content.offset(x: geometry.frame(in: .global).minY / 2)
          }
          // endregion
          .id("berth \(number)")
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(12)
  }
}
