import SwiftUI

private struct Band: View {
  let tag: String
  var body: some View {
    Section {
      ForEach(0..<8, id: \.self) { n in
        Color.blue.frame(width: 200, height: 20)
          .accessibilityIdentifier("\(tag)\(n)")
          .id("\(tag)\(n)")
      }
    } header: {
      Color.gray.frame(width: 200, height: 24).accessibilityIdentifier("\(tag)Top")
    } footer: {
      Color.black.frame(width: 200, height: 16).accessibilityIdentifier("\(tag)End")
    }
  }
}

/// Headers, rows and footers of the first section fill the view; a lazy stack centres rows narrower than itself.
///
/// - Expect: aTop 200 × 24 at 50, 0
/// - Expect: aEnd 200 × 16 at 50, 184
/// - Expect: scroll 300 × 200 at 0, 0
/// - Expect: a0 200 × 20 at 50, 24
/// - Expect: a1 200 × 20 at 50, 44
/// - Expect: a2 200 × 20 at 50, 64
/// - Expect: a3 200 × 20 at 50, 84
/// - Expect: a4 200 × 20 at 50, 104
/// - Expect: a5 200 × 20 at 50, 124
/// - Expect: a6 200 × 20 at 50, 144
/// - Expect: a7 200 × 20 at 50, 164
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/lazy/pinned-headers/frames.json
#Preview("Sections at rest", traits: .fixedLayout(width: 300, height: 200)) {
  ScrollView {
    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
      Band(tag: "a")
      Band(tag: "b")
      Band(tag: "c")
    }
  }
  .accessibilityIdentifier("scroll")
}
