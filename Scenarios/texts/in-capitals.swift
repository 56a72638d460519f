import SwiftUI

/// Capitals are wider than small letters, so the same words take more room.
#Preview("In capitals", traits: .fixedLayout(width: 260, height: 90)) {
  VStack(alignment: .leading, spacing: 8) {
    Text("Notice to mariners").border(.gray)
    Text("Notice to mariners").textCase(.uppercase).border(.blue)
  }
}
