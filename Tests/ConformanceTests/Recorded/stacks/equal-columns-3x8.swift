import SwiftUI

/// Flexible views share rows and columns equally.
///
/// Recorded with 24 different colours and shapes; each is as flexible as the others.
///
/// - Expect: p00 50 × 80 at 0, 0
/// - Expect: p01 50 × 80 at 50, 0
/// - Expect: p02 50 × 80 at 100, 0
/// - Expect: p03 50 × 80 at 150, 0
/// - Expect: p04 50 × 80 at 200, 0
/// - Expect: p05 50 × 80 at 250, 0
/// - Expect: p06 50 × 80 at 300, 0
/// - Expect: p07 50 × 80 at 350, 0
/// - Expect: p10 50 × 80 at 0, 80
/// - Expect: p11 50 × 80 at 50, 80
/// - Expect: p12 50 × 80 at 100, 80
/// - Expect: p13 50 × 80 at 150, 80
/// - Expect: p14 50 × 80 at 200, 80
/// - Expect: p15 50 × 80 at 250, 80
/// - Expect: p16 50 × 80 at 300, 80
/// - Expect: p17 50 × 80 at 350, 80
/// - Expect: p20 50 × 80 at 0, 160
/// - Expect: p21 50 × 80 at 50, 160
/// - Expect: p22 50 × 80 at 100, 160
/// - Expect: p23 50 × 80 at 150, 160
/// - Expect: p24 50 × 80 at 200, 160
/// - Expect: p25 50 × 80 at 250, 160
/// - Expect: p26 50 × 80 at 300, 160
/// - Expect: p27 50 × 80 at 350, 160
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/paint/system-colors/frames.json
#Preview("Equal columns 3x8", traits: .fixedLayout(width: 400, height: 240)) {
  VStack(spacing: 0) {
    ForEach(0..<3, id: \.self) { line in
      HStack(spacing: 0) {
        ForEach(0..<8, id: \.self) { slot in
          Color.gray.accessibilityIdentifier("p\(line)\(slot)")
        }
      }
    }
  }
}
