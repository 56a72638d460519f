import SwiftUI

/// An offset is turned round with the direction, and so is a padding of the leading edge.
#Preview("Offset and padding", traits: .fixedLayout(width: 300, height: 160)) {
  VStack(alignment: .leading, spacing: 16) {
    Color.blue.frame(width: 80, height: 30).padding(.leading, 40).border(.red)
    Color.green.frame(width: 80, height: 30).offset(x: 20).border(.red)
  }
  .frame(maxWidth: .infinity, alignment: .leading)
  .padding()
  .environment(\.layoutDirection, .rightToLeft)
}
