import SwiftUI

/// Five wrappers of one size stand around one text. A figure steps their outlines apart, or they would be taken for one.
///
/// - Figure: focus "Anchor"
#Preview("One size, five views", traits: .fixedLayout(width: 260, height: 140)) {
  Text("Anchor")
    .frame(width: 120, height: 60)
    .border(.red)
    .background(.yellow.opacity(0.3))
    .clipped()
    .frame(width: 120, height: 60)
}
