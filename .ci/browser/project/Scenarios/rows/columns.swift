import SwiftUI

#Preview("Columns", traits: .fixedLayout(width: 300, height: 80)) {
  LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
    Color.orange.frame(height: 40)
    Color.teal.frame(height: 40)
  }
  .frame(width: 200)
  .border(.gray)
}
