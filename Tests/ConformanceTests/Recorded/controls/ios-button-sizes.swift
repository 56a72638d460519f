import SwiftUI

/// A small button has its label in the subheadline's font and 20 × 10 points around it, a large one 40 × 30. The
/// recording Mac stretched the lines of text styles; the heights are those without it.
///
/// - Expect: mini 48.5 × 28
/// - Expect: small 57.5 × 28
/// - Expect: regular 82 × 34.5
/// - Expect: large 83.5 × 50.5
/// - Expect: extraLarge 79 × 50.5
/// - Expect: prominent 118 × 50.5
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/button/looks, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSButtonSizes: PreviewProvider {
  static var previews: some View {
    VStack {
      Button("Mini") {}.controlSize(.mini).id("mini")
      Button("Small") {}.controlSize(.small).id("small")
      Button("Regular") {}.controlSize(.regular).id("regular")
      Button("Large") {}.controlSize(.large).id("large")
      Button("Extra") {}.controlSize(.extraLarge).id("extraLarge")
      Button("Prominent") {}.controlSize(.large).buttonStyle(.borderedProminent).id("prominent")
    }
    .buttonStyle(.bordered)
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
