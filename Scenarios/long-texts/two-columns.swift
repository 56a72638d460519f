import SwiftUI

/// The shorter text bends less, so it is served first and offered half. It takes 50 points of its 166, and all the rest is
/// offered to the other.
#Preview("Two columns", traits: .fixedLayout(width: 380, height: 220)) {
  HStack(alignment: .top, spacing: 16) {
    Text("Notice").border(.blue)
    Text("Because of the swell the ferries of the northern line leave from the inner pier until further notice.")
      .border(.red)
  }
  .padding()
}
