import SwiftUI

/// The reader's text size sets every text style anew, so the row is as high as the larger letters. A view with a limit
/// follows no further than that.
#Preview("Larger type, and a limit", traits: .fixedLayout(width: 320, height: 120)) {
  VStack(spacing: 12) {
    Text("Next ferry").border(.blue)
    Text("Next ferry").dynamicTypeSize(...DynamicTypeSize.xLarge).border(.red)
  }
  .font(.headline)
  .dynamicTypeSize(.accessibility1)
}
