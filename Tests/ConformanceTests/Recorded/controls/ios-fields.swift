import SwiftUI

/// A field without a border is as high as its lines are apart; one with a border 8 points higher, and at least 34.
/// The recording Mac stretched the lines of text styles; the heights are those without it.
///
/// - Expect: one 320 × 22
/// - Expect: two 320 × 44
/// - Expect: rounded 320 × 34
/// - Expect: beside 267 × 34
/// - Expect: rounded2 320 × 52
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/textfield/basic and ios/textfield/vertical, commit 33be5002
///   (iPhone SE, iOS 26.0)
struct IOSFields: PreviewProvider {
  static var previews: some View {
    VStack {
      TextField("Placeholder", text: .constant("Hello")).id("one")
      TextField("Placeholder", text: .constant("One\nTwo"), axis: .vertical).id("two")
      TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder).id("rounded")
      HStack {
        Color.red.frame(width: 45, height: 20)
        TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder).id("beside")
      }
      TextField("", text: .constant("One\nTwo"), axis: .vertical).textFieldStyle(.roundedBorder).id("rounded2")
    }
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
