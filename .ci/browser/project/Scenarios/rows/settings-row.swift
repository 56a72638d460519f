import SwiftUI

struct SettingsRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Color.blue
        .frame(width: 28, height: 28)
        .clipShape(.rect(cornerRadius: 6))
      VStack(alignment: .leading) {
        Text("Personal Hotspot")
        Text("Allow others to join")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text("Off")
        .foregroundStyle(.secondary)
      Image(systemName: "chevron.forward")
    }
    .padding(16)
  }
}

/// The Spacer comes last and takes what is left.
#Preview("Settings row", traits: .fixedLayout(width: 320, height: 80)) {
  SettingsRow()
}

/// The same row with less room.
#Preview("Narrow", traits: .fixedLayout(width: 220, height: 80)) {
  SettingsRow()
}
