import SwiftUI

/// The text has a reader behind it and is as large as it would be without one. Its width has been handed up to the line
/// below, which is as long.
#Preview("A reader as a modifier", traits: .fixedLayout(width: 240, height: 120)) {
  UnderlinedHarbour()
}

// region: use
struct UnderlinedHarbour: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 4) {
      Text("Harbour").geometryReader(size: $size)
      Color.red.frame(width: size.width, height: 3)
    }
  }
}
// endregion

// region: modifier
extension View {
  func geometryReader(size: Binding<CGSize>) -> some View {
    background {
      GeometryReader { reader in
        Color.clear.task(id: reader.size) { size.wrappedValue = reader.size }
      }
    }
  }
}
// endregion
