import SwiftUI

/// Repeated views in repeated rows are 8 points apart on both axes.
///
/// - Expect: block 106 × 48 at 97, 76
/// - Expect: line0 106 × 20 at 97, 76
/// - Expect: line1 106 × 20 at 97, 104
/// - Expect: c00 30 × 20 at 97, 76
/// - Expect: c01 30 × 20 at 135, 76
/// - Expect: c02 30 × 20 at 173, 76
/// - Expect: c10 30 × 20 at 97, 104
/// - Expect: c11 30 × 20 at 135, 104
/// - Expect: c12 30 × 20 at 173, 104
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/foreach/nested/frames.json
#Preview("Nested for each default spacing", traits: .fixedLayout(width: 300, height: 200)) {
  VStack {
    ForEach(0..<2, id: \.self) { line in
      HStack {
        ForEach(0..<3, id: \.self) { slot in
          Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("c\(line)\(slot)")
        }
      }
      .accessibilityIdentifier("line\(line)")
    }
  }
  .accessibilityIdentifier("block")
}
