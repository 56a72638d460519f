import SwiftUI

/// A menu is the chosen value and 40 points, 36.5 high. The recording Mac stretched the lines of text styles; the
/// heights are those without it.
///
/// - Expect: apple 84.5 × 36.5
/// - Expect: banana 97 × 36.5
/// - Proposal: 320 × 300
/// - Platform: iOS
/// - Tolerance: 1
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/picker/basic, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSPickers: PreviewProvider {
  static var previews: some View {
    VStack {
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
      }
      .id("apple")
      Picker("Fruit", selection: .constant("Banana")) {
        ForEach(["Apple", "Banana"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu).id("banana")
    }
    .frame(width: 320, height: 300)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
