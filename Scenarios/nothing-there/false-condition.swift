import SwiftUI

struct Ticket: View {
  var seat: String?

  var body: some View {
    VStack(spacing: 10) {
      Text("Northern line").font(.headline)
      if let seat { Text("Seat \(seat)") }
      Divider()
      Text("Valid today").font(.footnote)
    }
    .padding(10)
    .border(.gray)
  }
}

/// Without a seat there is no second line and no distance before it: the left card is lower by both.
///
/// - Figure: focus "HStack"
#Preview("With and without", traits: .fixedLayout(width: 320, height: 160)) {
  HStack(alignment: .top, spacing: 16) {
    Ticket(seat: nil)
    Ticket(seat: "14 C")
  }
  .padding()
}
