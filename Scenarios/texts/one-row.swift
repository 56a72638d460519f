import SwiftUI

/// A symbol, a name and a time share a row; what none of them needs goes to the spacer, which is asked last. The name is
/// set in a larger font, so its neighbours move down until the baselines meet.
#Preview("A departure", traits: .fixedLayout(width: 360, height: 110)) {
  // region: row
  HStack(alignment: .firstTextBaseline, spacing: 12) {
    Image(systemName: "clock")
    Text("Northern pier").font(.title2)
    Spacer()
    Text("12:40")
  }
  .padding(16)
  .background(.teal.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
  // endregion
}
