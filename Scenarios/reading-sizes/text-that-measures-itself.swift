import SwiftUI

/// A text shows its own width. Showing it makes it another text, with another width: the digits of a proportional
/// font differ, so the rounds come back to where they were and never settle.
#Preview("A text that measures itself", traits: .fixedLayout(width: 320, height: 80)) {
  OwnWidth()
}

/// With digits of equal width the text keeps its width as soon as it keeps its number of digits.
#Preview("Digits of equal width", traits: .fixedLayout(width: 320, height: 80)) {
  OwnWidth().monospaced()
}

struct OwnWidth: View {
  @State private var points: CGFloat = 0

  var body: some View {
    Text("Width \(points)")
      .storeWidth(in: $points)
      .border(.blue)
  }
}

// region: store
struct WidthStore: ViewModifier {
  @Binding var stored: CGFloat

  func body(content: Content) -> some View {
    content.background {
      GeometryReader { reader in
        Color.clear
          .task(id: reader.size.width) { stored = max(reader.size.width, 0) }
      }
    }
  }
}

extension View {
  func storeWidth(in stored: Binding<CGFloat>) -> some View {
    modifier(WidthStore(stored: stored))
  }
}
// endregion
