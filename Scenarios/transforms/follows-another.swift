import SwiftUI

private struct Choice: View {
  @Namespace private var places
  let chosen: String

  var body: some View {
    ZStack {
      Capsule().fill(.teal.opacity(0.4)).matchedGeometryEffect(id: chosen, in: places, isSource: false)
      HStack(spacing: 4) {
        ForEach(["Day", "Week", "Month"], id: \.self) { period in
          Text(period).padding(.horizontal, 14).padding(.vertical, 8).matchedGeometryEffect(id: period, in: places)
        }
      }
    }
  }
}

/// The capsule takes all the room of its stack, and keeps it: that is its place in the layout. What is drawn has the size
/// and the place of the word it follows, which is known once the first round has been laid out.
#Preview("A capsule that follows a word", traits: .fixedLayout(width: 320, height: 120)) {
  Choice(chosen: "Week")
}
