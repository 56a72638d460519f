import SwiftUI

struct Measured: View {
  @State private var width: CGFloat = 40

  var body: some View {
    HStack(spacing: 8) {
      Color.blue
        .frame(width: width, height: 20)
      Text("As wide")
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
    }
  }
}

#Preview("Measured", traits: .fixedLayout(width: 240, height: 60)) {
  Measured()
}
