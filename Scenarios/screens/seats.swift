import SwiftUI

struct Seat: View {
  var isTaken: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(isTaken ? Color.gray.opacity(0.4) : .green)
      .frame(width: 18, height: 18)
  }
}

/// 382 views. Nothing in a row of seats bends, not even its spacer, which a frame holds: every row answers the same.
#Preview("Seats", traits: .fixedLayout(width: 420, height: 460)) {
  VStack(spacing: 6) {
    Text("Stage").frame(maxWidth: .infinity).padding(4).background(.indigo.opacity(0.2))
    ForEach(0..<15, id: \.self) { row in
      HStack(spacing: 4) {
        Text("\(row + 1)").font(.caption2.monospacedDigit()).frame(width: 18, alignment: .trailing)
        ForEach(0..<5, id: \.self) { Seat(isTaken: (row * 7 + $0 * 3) % 4 == 0) }
        Spacer().frame(width: 24)
        ForEach(5..<10, id: \.self) { Seat(isTaken: (row * 5 + $0 * 2) % 3 == 0) }
      }
    }
  }
  .padding()
}
