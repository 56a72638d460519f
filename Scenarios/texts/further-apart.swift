import SwiftUI

/// Every letter takes four points more, and the height stays. Where a text has both modifiers, tracking decides.
#Preview("Letters further apart", traits: .fixedLayout(width: 260, height: 130)) {
  VStack(alignment: .leading, spacing: 8) {
    Text("HARBOUR").border(.gray)
    Text("HARBOUR").kerning(4).border(.blue)
    Text("HARBOUR").tracking(4).border(.blue)
  }
}
