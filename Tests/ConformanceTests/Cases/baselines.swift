import SwiftUI

/// Texts of two sizes stand on one line, and a box on its lower edge.
///
/// - Expect: small _ × 20.3333 at _, 16
/// - Expect: large _ × 40.6667 at _, 0
/// - Expect: box 10 × 10 at _, 22.3333
/// - Proposal: nil × nil
/// - Confidence: derived
#Preview("On one baseline") {
  HStack(alignment: .firstTextBaseline, spacing: 0) {
    Text("a").id("small")
    Text("a").font(.largeTitle).id("large")
    Color.teal.frame(width: 10, height: 10).id("box")
  }
}

/// The last baseline of two texts is the lower one's.
///
/// - Expect: texts _ × 40.6667 at _, 0
/// - Expect: box 10 × 10 at _, 26.6667
/// - Proposal: nil × nil
/// - Confidence: derived
#Preview("On the last baseline") {
  HStack(alignment: .lastTextBaseline, spacing: 0) {
    VStack(spacing: 0) {
      Text("a")
      Text("a")
    }
    .id("texts")
    Color.teal.frame(width: 10, height: 10).id("box")
  }
}

/// Padding moves a text's baseline with the text.
///
/// - Expect: titled _ × 56.6667 at _, 0
/// - Expect: beside _ × 20.3333 at _, 24
/// - Proposal: nil × nil
/// - Confidence: derived
#Preview("A padded baseline") {
  HStack(alignment: .firstTextBaseline, spacing: 0) {
    Text("a").font(.largeTitle).padding(8).id("titled")
    Text("a").id("beside")
  }
}
