import SwiftUI

/// Without a length it is 16 points on each side.
///
/// - Expect: inner 168 × 68 at 16, 16
/// - Expect: outer 200 × 100 at 0, 0
/// - Confidence: measured
#Preview("The usual padding", traits: .fixedLayout(width: 200, height: 100)) {
  Color.teal.id("inner").padding().id("outer")
}

/// Several paddings add up, each on its own edges.
///
/// - Expect: inner 164 × 64 at 32, 17
/// - Expect: outer 200 × 100 at 0, 0
/// - Confidence: derived
#Preview("Edge by edge", traits: .fixedLayout(width: 200, height: 100)) {
  Color.teal.id("inner")
    .padding(.leading, 30)
    .padding(.vertical)
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .id("outer")
}

/// Padding outside a frame adds to the frame's size.
///
/// - Expect: inner 9 × 16 at 65.5, 37
/// - Answer: 140 × 90
/// - Proposal: 400 × 600
/// - Confidence: measured
#Preview("Padding outside a frame") {
  Color.teal.frame(width: 9, height: 16).id("inner").frame(width: 100, height: 50).padding(20)
}

/// The child is never proposed less than nothing, so the padding can be larger than the proposal.
///
/// - Answer: 40 × 100
/// - Proposal: 30 × 100
/// - Confidence: derived
#Preview("Padding larger than the room") {
  Color.teal.padding(20)
}

/// A negative padding proposes more and answers less than the child does.
///
/// - Expect: inner 120 × 70 at -10, -10
/// - Answer: 100 × 50
/// - Proposal: 100 × 50
/// - Confidence: derived
#Preview("Padding less than nothing") {
  Color.teal.id("inner").padding(-10)
}

/// No proposal stays none.
///
/// - Answer: 20 × 20
/// - Proposal: nil × nil
/// - Confidence: derived
#Preview("Padding where nothing is proposed") {
  Color.teal.padding(5)
}
