#if canImport(SwiftUI)
  import SwiftUI

  /// A title with a dot before it.
  struct Row: View {
    var title: String

    var body: some View {
      HStack(spacing: 8) {
        Circle().fill(.orange).frame(width: 12, height: 12)
        Text(title).lineLimit(1)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 16)
      .frame(height: 44)
    }
  }

  #Preview("Short title", traits: .fixedLayout(width: 200, height: 44)) { Row(title: "Tea") }

  // expect: Text width 0...148
  #Preview("Long title", traits: .fixedLayout(width: 200, height: 44)) {
    Row(title: "A title that is longer than its row")
  }
#endif
