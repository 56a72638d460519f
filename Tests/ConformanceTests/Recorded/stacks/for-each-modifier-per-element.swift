import SwiftUI

/// A modifier of a ForEach applies to each of its views.
///
/// The boxes stand for texts of their recorded sizes; every distance is explicit, so they change nothing.
///
/// - Expect: pad37 37.5 × 16 at 131.25, 68
/// - Expect: pad35 35.5 × 16 at 132.25, 116
/// - Expect: box37 37.5 × 16 at 131.25, 155
/// - Expect: box35 35.5 × 16 at 132.25, 185
/// - Expect: column 120 × 156 at 90, 52
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/foreach/modifier/frames.json
#Preview("For each modifier per element", traits: .fixedLayout(width: 300, height: 260)) {
  VStack(spacing: 0) {
    ForEach([37.5, 35.5], id: \.self) { w in
      Color.red.frame(width: w, height: 16).accessibilityIdentifier("pad\(Int(w))")
    }
    .padding()
    ForEach([37.5, 35.5], id: \.self) { w in
      Color.green.frame(width: w, height: 16).accessibilityIdentifier("box\(Int(w))")
    }
    .frame(width: 120, height: 30)
    .background(Color.blue)
  }
  .accessibilityIdentifier("column")
}
