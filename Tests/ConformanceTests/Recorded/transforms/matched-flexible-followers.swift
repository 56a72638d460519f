import SwiftUI

private struct Follower: View {
  let anchor: UnitPoint
  let properties: MatchedGeometryProperties
  let name: String
  @Namespace private var ns
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 40, height: 40)
        .matchedGeometryEffect(id: "tile", in: ns)
        .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
      Color.blue
        .matchedGeometryEffect(id: "tile", in: ns, properties: properties, anchor: anchor, isSource: false)
        .accessibilityIdentifier(name)
    }
    .frame(width: 200, height: 160, alignment: .topLeading)
    .accessibilityIdentifier(name + "-cell")
  }
}

/// A flexible view that follows another's geometry still fills its cell.
///
/// - Expect: sizeFlex 200 × 160 at 0, 0
/// - Expect: frameFlex 200 × 160 at 200, 0
/// - Expect: frameTopLeading 200 × 160 at 400, 0
/// - Expect: sizeFlex-cell 200 × 160 at 0, 0
/// - Expect: frameFlex-cell 200 × 160 at 200, 0
/// - Expect: frameTopLeading-cell 200 × 160 at 400, 0
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/matched/anchors/frames.json
#Preview("Matched flexible followers", traits: .fixedLayout(width: 600, height: 160)) {
  HStack(spacing: 0) {
    Follower(anchor: .center, properties: .size, name: "sizeFlex")
    Follower(anchor: .center, properties: .frame, name: "frameFlex")
    Follower(anchor: .topLeading, properties: .frame, name: "frameTopLeading")
  }
}
