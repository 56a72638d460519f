import SwiftUI

/// The heading of the page shows how far below the top of the screen the second headline stands. A reader over the
/// headline hands its position up as a preference, and the heading listens.
// expect: headline 82.7 × 20.3 at 78.7, 103
// expect: reading 125.3 × 20.3
#Preview("How far down", traits: .fixedLayout(width: 240, height: 180)) {
  TideTable()
}

// region: page
struct TideTable: View {
  @State private var top: CGFloat = 0

  var body: some View {
    VStack {
      Text("\(Int(top.rounded())) points down").id("reading")
      ScrollView {
        VStack(spacing: 12) {
          Color.mint.frame(height: 60)
          Text("High water")
            .id("headline")
            .overlay {
              GeometryReader { headline in
                Color.clear.preference(
                  key: TopKey.self, value: headline.frame(in: .global).minY)
              }
            }
          Color.teal.frame(height: 120)
        }
      }
      .onPreferenceChange(TopKey.self) { top = $0 }
    }
  }
}
// endregion

private struct TopKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
