import SwiftUI

/// Rows of a plain list start 16 points in.
///
/// - Expect: list 320 × 300 at 0, 0
/// - Expect: row1 at 16, _
/// - Expect: row2 at 16, _
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/list/plain/frames.json, commit ccfe774e
struct IOSListPlainInsets: PreviewProvider {
  static var previews: some View {
    List {
      Text("Apple").accessibilityIdentifier("row1")
      Text("Banana").accessibilityIdentifier("row2")
    }
    .listStyle(.plain)
    .accessibilityIdentifier("list")
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
