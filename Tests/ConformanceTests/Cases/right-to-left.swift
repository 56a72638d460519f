import SwiftUI

// expects first: 38 0 50 20
// expects second: 0 0 30 20

/// From right to left a row starts at the right. Measured on SwiftUI.
#Preview("A row from right to left", traits: .fixedLayout(width: 88, height: 20)) {
  HStack {
    Color.teal.frame(width: 50, height: 20).id("first")
    Color.orange.frame(width: 30, height: 20).id("second")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

// expects indented: 220 0 80 20

/// Leading is on the right then, for padding and for alignment. Measured on SwiftUI.
#Preview("Leading is on the right", traits: .fixedLayout(width: 300, height: 20)) {
  VStack(alignment: .leading) {
    Color.teal.frame(width: 50, height: 20).padding(.leading, 30).id("indented")
  }
  .frame(width: 300, alignment: .leading)
  .environment(\.layoutDirection, .rightToLeft)
}
