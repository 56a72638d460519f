import SwiftUI

struct BoatRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "star.fill").font(.title)
      VStack(alignment: .leading) {
        Text("Fair Wind").font(.headline)
        Text("Back in the harbour at half past four, with the last of the tide")
          .font(.subheadline)
          .foregroundStyle(.teal)
      }
    }
    .padding()
  }
}

/// A row in which nothing is hidden, for comparison.
#Preview("Known", traits: .fixedLayout(width: 300, height: 110)) {
  BoatRow()
}

/// Every text and image keeps the size that its own words and its own symbol give it; only bars and boxes are drawn.
#Preview("Not known yet", traits: .fixedLayout(width: 300, height: 110)) {
  BoatRow().redacted(reason: .placeholder)
}

/// What is shown all the same inside of a placeholder says so itself.
#Preview("One line shown", traits: .fixedLayout(width: 300, height: 110)) {
  VStack(alignment: .leading) {
    Text("Fair Wind").font(.headline).unredacted()
    Text("Back in the harbour at half past four")
  }
  .redacted(reason: .placeholder)
}
