import SwiftUI

/// A segmented picker fills its width and is 31 points high.
///
/// - Expect: segmented 320 × 31 at 0, 83
/// - Expect: narrow 160 × 31 at 0, 126
/// - Proposal: 320 × 240
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/picker/basic/frames.json, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSPickerSegmented: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
        Text("Large").tag(3)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("segmented")
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
      }
      .pickerStyle(.segmented)
      .frame(width: 160)
      .accessibilityIdentifier("narrow")
    }
    .frame(width: 320, height: 240)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
