import SwiftUI

/// The cover is square and as wide as the screen leaves; the two spacers share what is left of the height.
#Preview("Now playing") {
  VStack(spacing: 20) {
    RoundedRectangle(cornerRadius: 16).fill(.indigo)
      .aspectRatio(1, contentMode: .fit)
      .overlay { Image(systemName: "music.note").font(.system(size: 72)).foregroundStyle(.white) }
    Spacer()
    HStack {
      VStack(alignment: .leading) {
        Text("Harbour Lights").font(.title3.bold())
        Text("The Slow Ferries").foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "heart").font(.title2)
    }
    VStack(spacing: 4) {
      ProgressView(value: 0.35)
      HStack {
        Text("1:24")
        Spacer()
        Text("-2:36")
      }
      .font(.caption.monospacedDigit())
      .foregroundStyle(.secondary)
    }
    HStack(spacing: 44) {
      Image(systemName: "backward.fill")
      Image(systemName: "pause.fill").font(.largeTitle)
      Image(systemName: "forward.fill")
    }
    .font(.title)
    Spacer()
  }
  .padding(24)
  .previewDevice("iPhone 17")
}
