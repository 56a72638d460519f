import SwiftUI

/// The price keeps its width, the name is cut: a layout priority serves it before its neighbours.
#Preview("A product", traits: .fixedLayout(width: 320, height: 330)) {
  VStack(alignment: .leading, spacing: 10) {
    Rectangle().fill(.mint.opacity(0.5)).frame(height: 160)
      .overlay(alignment: .topTrailing) {
        Text("New").font(.caption.bold()).padding(6).background(.yellow, in: Capsule()).padding(8)
      }
    HStack(alignment: .firstTextBaseline) {
      Text("Woollen blanket with a fringe").font(.headline).lineLimit(1)
      Spacer()
      Text("€ 129.00").font(.title3.bold()).layoutPriority(1)
    }
    HStack(spacing: 4) {
      ForEach(0..<5, id: \.self) { Image(systemName: $0 < 4 ? "star.fill" : "star") }
      Text("214 reviews").foregroundStyle(.secondary)
    }
    .font(.footnote)
    Button {
    } label: {
      Text("Put in the basket").frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
  }
  .padding()
}
