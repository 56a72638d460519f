import SwiftUI

/// Two texts bend alike, so each is offered half. The shorter one does not need its half, and what it leaves goes to the
/// other.
#Preview("Two columns", traits: .fixedLayout(width: 380, height: 220)) {
  HStack(alignment: .top, spacing: 16) {
    Text("Notice").border(.blue)
    Text("Because of the swell the ferries of the northern line leave from the inner pier until further notice.")
      .border(.red)
  }
  .padding()
}
