import SwiftUI

enum Beat: CaseIterable {
  case rest, lift

  var height: CGFloat { self == .rest ? 40 : 90 }
}

/// A phase animator is laid out in its first phase.
#Preview("Phases", traits: .fixedLayout(width: 240, height: 140)) {
  PhaseAnimator(Beat.allCases) { beat in
    Text("Rest").frame(width: 120, height: beat.height).border(.blue)
  }
}

/// A keyframe animator is laid out with its initial value.
#Preview("Keyframes", traits: .fixedLayout(width: 240, height: 140)) {
  Text("Still")
    .keyframeAnimator(initialValue: 60.0, repeating: true) { content, width in
      content.frame(width: width, height: 40).border(.blue)
    } keyframes: { _ in
      LinearKeyframe(180, duration: 1)
    }
}

/// A timeline is laid out at one date, which is always the same.
#Preview("A timeline", traits: .fixedLayout(width: 240, height: 140)) {
  TimelineView(.periodic(from: .now, by: 1)) { timeline in
    Text(timeline.date, style: .time).padding().border(.blue)
  }
}
