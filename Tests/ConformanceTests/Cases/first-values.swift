import SwiftUI

/// An animator of phases begins with the first of them.
///
/// - Expect: box 40 × 20 at 30, 40
/// - Confidence: derived
#Preview("Before the first phase ends", traits: .fixedLayout(width: 100, height: 100)) {
  PhaseAnimator([40.0, 80.0]) { width in Color.teal.frame(width: width, height: 20).id("box") }
}

/// An animator of keyframes begins with its initial value.
///
/// - Expect: box 30 × 30 at 35, 35
/// - Confidence: derived
#Preview("Before the first keyframe", traits: .fixedLayout(width: 100, height: 100)) {
  KeyframeAnimator(initialValue: 30.0) { length in
    Color.teal.frame(width: length, height: length).id("box")
  } keyframes: { _ in
    LinearKeyframe(90.0, duration: 1)
  }
}

/// A tab view shows the tab whose tag is selected, in all the room it is proposed.
///
/// - Expect: second 20 × 10 at 40, 45
/// - Confidence: derived
#Preview("The second tab", traits: .fixedLayout(width: 100, height: 100)) {
  TabView(selection: .constant(2)) {
    Color.teal.frame(width: 60, height: 60).tag(1)
    Color.orange.frame(width: 20, height: 10).id("second").tag(2)
  }
  .tabViewStyle(.page)
}

/// A line without a style is a shape, which can be moved and filled: it then takes the whole proposal.
///
/// - Expect: ring 100 × 60 at 0, 20
/// - Confidence: measured
#Preview("A ring, moved", traits: .fixedLayout(width: 100, height: 100)) {
  Circle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.teal).id("ring").frame(width: 100, height: 60)
}
