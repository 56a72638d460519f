import SwiftUI

struct NightWatch: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Night watch").font(.title2).bold()
      HStack {
        Image(systemName: scheme == .dark ? "moon.fill" : "sun.max.fill")
        Text(scheme == .dark ? "Lamps on" : "Lamps off")
        Spacer()
        Text("22:10").foregroundStyle(.secondary)
      }
      Button("Relieve the guard") {}.buttonStyle(.bordered)
    }
    .padding()
    .id("watch")
  }
}

/// The page prefers the dark scheme, so everything on its screen is dark, whatever a figure of it is in, and its views
/// read dark.
#Preview("A page that is always dark", traits: .fixedLayout(width: 320, height: 220)) {
  NightWatch().preferredColorScheme(.dark)
}

/// Only the second card is dark: its colours are, and what its views read, but not the screen around it.
#Preview("A dark card on a page", traits: .fixedLayout(width: 320, height: 400)) {
  VStack(spacing: 12) {
    NightWatch()
    NightWatch()
      .background(Color(.systemBackground), in: .rect(cornerRadius: 16))
      .environment(\.colorScheme, .dark)
  }
}
