import SwiftUI

/// A lazy grid of rows is one of columns, turned: the second row takes the height that the first and the gap leave, and
/// cells fill a column before the next one begins.
#Preview("Two rows", traits: .fixedLayout(width: 300, height: 160)) {
  LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.flexible())]) {
    ForEach(1..<6) { number in
      Text("\(number)").frame(width: 40).frame(maxHeight: .infinity).background(.teal.opacity(0.3))
    }
  }
  .frame(height: 128)
  .border(.gray)
}
