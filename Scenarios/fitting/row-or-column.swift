import SwiftUI

struct Choices: View {
  var body: some View {
    ViewThatFits {
      HStack { buttons }
      VStack { buttons }
    }
    .border(.red)
  }

  @ViewBuilder var buttons: some View {
    Button("Reserve a seat") {}.buttonStyle(.bordered)
    Button("Later") {}.buttonStyle(.bordered)
  }
}

/// Each candidate is asked for its ideal size; the first that fits is laid out, and the others are not there.
///
/// - Figure: focus "ViewThatFits"
#Preview("Wide enough", traits: .fixedLayout(width: 300, height: 130)) {
  Choices()
}

/// The same view in less room: the row does not fit, the column does.
///
/// - Figure: focus "ViewThatFits"
#Preview("Too narrow", traits: .fixedLayout(width: 180, height: 130)) {
  Choices()
}
