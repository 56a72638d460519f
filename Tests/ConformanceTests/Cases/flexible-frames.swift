import SwiftUI

/// A least width raises, a greatest width is taken even by a smaller child when that much is proposed, both make the
/// child's size irrelevant, and an ideal counts where nothing is proposed.
///
/// - Expect: least 100 × 20 at 100, 90
/// - Expect: most 200 × 20 at 50, 110
/// - Expect: any 300 × 20 at 0, 130
/// - Expect: ideal 150 × 20 at 75, 150
/// - Expect: capped 120 × 20 at 90, 170
/// - Expect: over 200 × 20 at 50, 190
/// - Confidence: measured
#Preview("Six frames", traits: .fixedLayout(width: 300, height: 300)) {
  VStack(spacing: 0) {
    Color.teal.frame(width: 40, height: 20).frame(minWidth: 100).id("least")
    Color.teal.frame(width: 40, height: 20).frame(maxWidth: 200).id("most")
    Color.teal.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity).id("any")
    Color.teal.frame(width: 40, height: 20).frame(idealWidth: 150).fixedSize().id("ideal")
    Color.teal.frame(maxWidth: 120, maxHeight: 20).id("capped")
    Color.teal.frame(width: 250, height: 20).frame(maxWidth: 200).id("over")
  }
}

/// A frame without an upper end takes all the width and centres its child.
///
/// - Expect: text 61 × 16 at 169.5, 0
/// - Answer: 400 × 16
/// - Proposal: 400 × 600
/// - Confidence: measured
#Preview("As wide as possible") {
  Color.teal.frame(width: 61, height: 16).id("text").frame(maxWidth: .infinity)
}

/// No upper end is no length: where nothing is proposed, the child's ideal counts.
///
/// - Answer: 10 × 10
/// - Proposal: nil × nil
/// - Confidence: derived
#Preview("As wide as possible, and nothing proposed") {
  Color.teal.frame(maxWidth: .infinity, maxHeight: .infinity)
}

/// A frame with a least width only reports that width when less is proposed, however wide its child is.
///
/// - Answer: 20 × 5
/// - Proposal: 0 × 5
/// - Confidence: derived
#Preview("A least width under a wider child") {
  Color.teal.frame(width: 50, height: 5).frame(minWidth: 20)
}

/// With an ideal width the frame proposes and answers it where nothing is proposed.
///
/// - Answer: 75 × 10
/// - Proposal: nil × 10
/// - Confidence: derived
#Preview("Least, ideal and greatest width") {
  Color.teal.frame(minWidth: 70, idealWidth: 75, maxWidth: 90)
}

/// Less than the least width is proposed: the least width it is.
///
/// - Answer: 70 × 10
/// - Proposal: 65 × 10
/// - Confidence: derived
#Preview("Proposed less than the least width") {
  Color.teal.frame(minWidth: 70, idealWidth: 75, maxWidth: 90)
}

/// An ideal width has no effect where a width is proposed.
///
/// - Answer: 48 × 48
/// - Proposal: 48 × 48
/// - Confidence: published
#Preview("An ideal width beside a proposal") {
  Color.teal.frame(idealWidth: 24)
}

/// A least width below zero is zero, and with a greatest one beside it the child does not matter.
///
/// - Expect: frame 30 × 20 at 0, 0
/// - Expect: child 40 × 20 at -5, 0
/// - Confidence: derived
#Preview("Less than nothing", traits: .fixedLayout(width: 30, height: 20)) {
  Color.teal.frame(width: 40, height: 20).id("child").frame(minWidth: -10, maxWidth: 60).id("frame")
}
