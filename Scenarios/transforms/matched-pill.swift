import SwiftUI

/// The pill is the background of the chosen word, and as large as that. `matchedGeometryEffect` lets it move when another
/// word is chosen; it takes no part in the layout.
#Preview("A pill that moves", traits: .fixedLayout(width: 320, height: 120)) {
  @Previewable @State var chosen = "Week"
  @Previewable @Namespace var places
  HStack(spacing: 4) {
    ForEach(["Day", "Week", "Month"], id: \.self) { period in
      Text(period)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background {
          if period == chosen {
            Capsule().fill(.teal.opacity(0.4)).matchedGeometryEffect(id: "pill", in: places)
          }
        }
        .onTapGesture { withAnimation { chosen = period } }
    }
  }
}
