import SwiftUI

/// A button is as large as its label; a bordered one 24 points wider and 14 higher. The recording Mac stretched the
/// lines of text styles; the heights are those without it.
///
/// - Expect: ok 23.5 × 20.5
/// - Expect: borderless 81.5 × 20.5
/// - Expect: delete 49.5 × 20.5
/// - Expect: bordered 95 × 34.5
/// - Expect: prominent 102 × 34.5
/// - Expect: disabled 90.5 × 34.5
/// - Expect: save 61 × 34.5
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/button/basic and ios/button/looks, commit 33be5002 (iPhone SE,
///   iOS 26.0)
struct IOSButtons: PreviewProvider {
  static var previews: some View {
    VStack {
      Button("OK") {}.id("ok")
      Button("Borderless") {}.buttonStyle(.borderless).id("borderless")
      Button("Delete", role: .destructive) {}.buttonStyle(.plain).id("delete")
      Button("Bordered") {}.buttonStyle(.bordered).id("bordered")
      Button("Prominent") {}.buttonStyle(.borderedProminent).id("prominent")
      Button("Disabled") {}.buttonStyle(.bordered).disabled(true).id("disabled")
      Button("Save") {}.buttonStyle(.bordered).id("save")
    }
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
