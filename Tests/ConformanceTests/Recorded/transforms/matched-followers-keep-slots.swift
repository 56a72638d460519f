import SwiftUI

private struct Followers: View {
  @Namespace private var ns
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 40, height: 40)
        .matchedGeometryEffect(id: "tile", in: ns)
        .accessibilityIdentifier("leader")
        .padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
      Color.blue.frame(width: 80, height: 20)
        .matchedGeometryEffect(id: "tile", in: ns, isSource: false)
        .accessibilityIdentifier("both")
      Color.green.frame(width: 30, height: 30)
        .matchedGeometryEffect(id: "tile", in: ns, properties: .position, isSource: false)
        .accessibilityIdentifier("place")
        .padding(.top, 70)
      Color.orange.frame(width: 20, height: 60)
        .matchedGeometryEffect(id: "tile", in: ns, properties: .size, isSource: false)
        .accessibilityIdentifier("extent")
        .padding(.leading, 60)
    }
    .frame(width: 200, height: 100, alignment: .topLeading)
    .accessibilityIdentifier("pile")
  }
}

/// Seen from outside, a view that follows another's geometry keeps its own place.
///
/// - Expect: leader 40 × 40 at 170, 40
/// - Expect: both 80 × 20 at 50, 20
/// - Expect: place 30 × 30 at 50, 90
/// - Expect: extent 20 × 60 at 110, 20
/// - Expect: pile 200 × 100 at 50, 20
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/matched/follower/frames.json
#Preview("Matched followers keep slots", traits: .fixedLayout(width: 300, height: 140)) {
  Followers()
}
