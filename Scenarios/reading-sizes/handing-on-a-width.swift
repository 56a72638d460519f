import SwiftUI

/// Both rules are as wide as the word above them. A reader behind the word stores its width in a state; one over the word
/// hands it up as a preference.
#Preview("By a reader", traits: .fixedLayout(width: 280, height: 120)) {
  HStack(spacing: 40) {
    StoredWidth()
    PreferredWidth()
  }
}

/// The modifier that does only this: no reader, no view that is not seen.
#Preview("By onGeometryChange", traits: .fixedLayout(width: 280, height: 120)) {
  ChangedWidth()
}

// region: stored
struct StoredWidth: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Harbour")
        .background {
          GeometryReader { reader in
            Color.clear.task(id: reader.size.width) { width = max(reader.size.width, 0) }
          }
        }
      Color.red.frame(width: width, height: 3)
    }
  }
}
// endregion

// region: preferred
struct PreferredWidth: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Landing")
        .overlay {
          GeometryReader { reader in
            Color.clear.preference(key: WidthKey.self, value: reader.size.width)
          }
        }
      Color.red.frame(width: width, height: 3)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
// endregion

// region: changed
struct ChangedWidth: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Harbour")
        .onGeometryChange(for: CGFloat.self) { geometry in
          geometry.size.width
        } action: {
          width = $0
        }
      Color.red.frame(width: width, height: 3)
    }
  }
}
// endregion
