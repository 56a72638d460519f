import SwiftUI

struct Departures: View {
  @State private var isBoarding = true
  @State private var isQuiet = false

  var body: some View {
    VStack(spacing: 12) {
      if isBoarding {
        Text("Boarding")
          .padding(8)
          .border(.orange)
          .onDisappear { isQuiet = true }
      }
      Text(isQuiet ? "All is quiet" : "Mind the gap")
        .padding(8)
        .border(.blue)
    }
    .padding(10)
    .border(.gray)
    .onAppear { isBoarding = false }
  }
}

/// In the first round there are two lines. What runs when the column appears takes the upper one away, and what runs when
/// that disappears changes the lower one.
#Preview("Gone again", traits: .fixedLayout(width: 260, height: 160)) {
  Departures()
}
