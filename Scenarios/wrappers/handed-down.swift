import SwiftUI

final class Harbour: ObservableObject {
  @Published var berths = 3
}

struct Berths: View {
  @EnvironmentObject private var harbour: Harbour

  var body: some View {
    HStack {
      ForEach(0..<harbour.berths, id: \.self) { _ in
        Color.teal.frame(width: 28, height: 28)
      }
    }
  }
}

/// An object that is handed down decides how many views there are: as many squares as it has berths. The modifier itself
/// has no size.
#Preview("An object handed down", traits: .fixedLayout(width: 220, height: 80)) {
  Berths().environmentObject(Harbour())
}

/// The stack allows each text two lines; around the second text that is made one less, so it ends with an ellipsis.
#Preview("A value changed on its way", traits: .fixedLayout(width: 240, height: 140)) {
  VStack(alignment: .leading, spacing: 12) {
    Text("High water at half past four in the morning")
    Text("High water at half past four in the morning")
      .transformEnvironment(\.lineLimit) { limit in limit = (limit ?? 1) - 1 }
  }
  .lineLimit(2)
  .frame(width: 180)
}

struct BerthCount: View {
  @StateObject private var harbour = Harbour()
  @State private var shown = 0

  var body: some View {
    HStack {
      ForEach(0..<shown, id: \.self) { _ in
        Color.orange.frame(width: 28, height: 28)
      }
    }
    .onReceive(harbour.$berths) { shown = $0 }
  }
}

/// A published property hands its value over when the view appears. In the first round the row is empty, in the second
/// it has three squares.
#Preview("A value received", traits: .fixedLayout(width: 220, height: 80)) {
  BerthCount()
}
