import SwiftUI

/// A gradient takes all that it is proposed, as a colour does. Its points are those of the rectangle that it fills, so its
/// colours are as far apart as that is long: here as what the text and the circle leave, there as the circle.
#Preview("As far as there is room", traits: .fixedLayout(width: 360, height: 90)) {
  HStack(spacing: 12) {
    Text("Ebb")
    LinearGradient(colors: [.blue, .mint], startPoint: .leading, endPoint: .trailing)
    Circle().fill(.linearGradient(colors: [.blue, .mint], startPoint: .leading, endPoint: .trailing))
  }
  .frame(width: 320, height: 50)
}
