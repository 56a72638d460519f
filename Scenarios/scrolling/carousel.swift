import SwiftUI

/// Sideways the content may be as wide as it likes. The height is handed on, and the scroll view is as high as its content
/// answers: the 140 points of the cards' frames.
#Preview("Carousel", traits: .fixedLayout(width: 360, height: 220)) {
  VStack(alignment: .leading) {
    Text("For the crossing").font(.headline).padding(.horizontal)
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(["Deck", "Galley", "Bridge", "Engine room"], id: \.self) { name in
          VStack {
            RoundedRectangle(cornerRadius: 12).fill(.orange.opacity(0.6))
            Text(name).font(.caption)
          }
          .frame(width: 120, height: 140)
        }
      }
      .padding(.horizontal)
    }
  }
}
