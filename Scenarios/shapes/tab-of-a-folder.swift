import SwiftUI

/// Each corner has its own radius. The shape behind a text is proposed the text's frame with its padding, whatever its
/// corners are.
#Preview("Round at the top", traits: .fixedLayout(width: 260, height: 100)) {
  Text("Log book")
    .padding(.horizontal, 24)
    .padding(.vertical, 12)
    .background {
      UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16).fill(.orange.opacity(0.4))
    }
}
