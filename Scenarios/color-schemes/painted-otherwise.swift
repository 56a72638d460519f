import SwiftUI

/// In another scheme, accent or background the row looks different. Each box is as large as its text and 10 points
/// around it, for none of these takes part in the layout.
#Preview("Other colors, the same sizes", traits: .fixedLayout(width: 340, height: 100)) {
  HStack(spacing: 16) {
    Text("Ebb").padding(10).background()
    Text("Ebb").padding(10).background().colorScheme(.dark)
    Text("Ebb").padding(10).background().backgroundStyle(.yellow)
    Button("Ebb") {}.padding(10).accentColor(.red)
  }
}
