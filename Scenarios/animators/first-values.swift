import SwiftUI

/// An animator is as large as its content is for the value that it has at the moment. Here the values are the first: a
/// square of 40 points, and a bar of 60.
#Preview("Before anything moves", traits: .fixedLayout(width: 260, height: 110)) {
  HStack(spacing: 24) {
    Color.teal.phaseAnimator([40.0, 80.0]) { content, side in
      content.frame(width: side, height: side)
    }
    KeyframeAnimator(initialValue: 60.0) { width in
      Color.orange.frame(width: width, height: 20)
    } keyframes: { _ in
      LinearKeyframe(120.0, duration: 1)
    }
  }
}
