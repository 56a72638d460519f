import SwiftUI

/// The background is around the text alone and takes its size. The padding comes after it and keeps the border away
/// from the colour.
#Preview("Background first, padding around it", traits: .fixedLayout(width: 240, height: 120)) {
  Text("Low water")
    .background(.yellow)
    .padding(16)
    .border(.blue)
}

/// The padding belongs to the text by now, so the background lies behind both. The two answer the same size; only the
/// colour has grown.
///
/// - Figure: compare #1
#Preview("Padding first, background behind it", traits: .fixedLayout(width: 240, height: 120)) {
  Text("Low water")
    .padding(16)
    .background(.yellow)
    .border(.blue)
}
