import SwiftUI

/// A frame with a width only decides the width; the height is the child's.
///
/// - Answer: 50 × 80
/// - Proposal: 200 × 80
/// - Confidence: derived
#Preview("A width alone") {
  Color.teal.frame(width: 50)
}

/// The preview centres its view.
///
/// - Expect: box 50 × 30 at 75, 35
/// - Answer: 50 × 30
/// - Confidence: derived
#Preview("Centred in the room", traits: .fixedLayout(width: 200, height: 100)) {
  Color.teal.frame(width: 50, height: 30).id("box")
}

/// Each of three frames centres what it holds.
///
/// - Expect: inner 32 × 16 at 134, 92
/// - Answer: 300 × 200
/// - Proposal: 400 × 600
/// - Confidence: measured
#Preview("Frames in frames") {
  Color.teal.frame(width: 32, height: 16).id("inner")
    .frame(width: 100, height: 40)
    .frame(width: 200, height: 100)
    .frame(width: 300, height: 200)
}

/// The inner frame puts its child at the bottom right, the outer one the inner frame at the top left.
///
/// - Expect: inner 9 × 16 at 41, 14
/// - Answer: 150 × 80
/// - Proposal: 400 × 600
/// - Confidence: measured
#Preview("Two alignments") {
  Color.teal.frame(width: 9, height: 16).id("inner")
    .frame(width: 50, height: 30, alignment: .bottomTrailing)
    .frame(width: 150, height: 80, alignment: .topLeading)
}

/// A child larger than its frame keeps its size and hangs over on both sides.
///
/// - Expect: frame 30 × 30 at 35, 35
/// - Expect: child 64 × 40 at 18, 30
/// - Confidence: derived
#Preview("A frame smaller than its child", traits: .fixedLayout(width: 100, height: 100)) {
  Color.teal.frame(width: 64, height: 40).id("child").frame(width: 30, height: 30).id("frame")
}

/// What hangs over hangs over where the alignment leaves it.
///
/// - Expect: child 64 × 40 at -34, -20
/// - Answer: 30 × 20
/// - Proposal: 30 × 20
/// - Confidence: measured
#Preview("Hanging over at the top left") {
  Color.teal.frame(width: 64, height: 40).id("child").frame(width: 30, height: 20, alignment: .bottomTrailing)
}
