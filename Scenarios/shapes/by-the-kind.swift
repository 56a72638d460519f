import SwiftUI

struct Badge: View {
  var isRound: Bool

  private var outline: AnyShape {
    isRound ? AnyShape(Ellipse()) : AnyShape(RoundedRectangle(cornerRadius: 8))
  }

  var body: some View {
    Text(isRound ? "Buoy" : "Beacon")
      .padding(10)
      .background(.yellow.opacity(0.4), in: outline)
  }
}

/// A shape of a hidden type can be an ellipse here and a rectangle there. As a background it is proposed the frame of
/// its text, so none of it changes a size.
#Preview("An outline by the kind", traits: .fixedLayout(width: 300, height: 90)) {
  HStack(spacing: 16) {
    Badge(isRound: true)
    Badge(isRound: false)
  }
}
