import SwiftUI

private struct Follower: View {
  let size: CGSize
  let anchor: UnitPoint
  let properties: MatchedGeometryProperties
  let name: String
  @Namespace private var ns
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 40, height: 40)
        .matchedGeometryEffect(id: "tile", in: ns)
        .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
      Color.blue.frame(width: size.width, height: size.height)
        .matchedGeometryEffect(id: "tile", in: ns, properties: properties, anchor: anchor, isSource: false)
        .accessibilityIdentifier(name)
    }
    .frame(width: 200, height: 160, alignment: .topLeading)
    .accessibilityIdentifier(name + "-cell")
  }
}

/// A fixed view that follows another's geometry keeps its own size and corner.
///
/// - Expect: wide 80 × 20 at 0, 0
/// - Expect: tall 20 × 60 at 200, 0
/// - Expect: sized 80 × 20 at 400, 0
/// - Expect: wide-cell 200 × 160 at 0, 0
/// - Expect: tall-cell 200 × 160 at 200, 0
/// - Expect: sized-cell 200 × 160 at 400, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/matched/anchors/frames.json
#Preview("Matched rigid followers", traits: .fixedLayout(width: 600, height: 160)) {
  HStack(spacing: 0) {
    Follower(size: CGSize(width: 80, height: 20), anchor: .topLeading, properties: .position, name: "wide")
    Follower(size: CGSize(width: 20, height: 60), anchor: .bottomTrailing, properties: .position, name: "tall")
    Follower(size: CGSize(width: 80, height: 20), anchor: .center, properties: .size, name: "sized")
  }
}
