import SwiftUI

struct Tile: View {
  var title: String
  var value: String
  var symbol: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: symbol)
        Spacer()
        Text(value).font(.title3.bold().monospacedDigit())
      }
      Text(title).font(.caption).foregroundStyle(.secondary)
    }
    .padding(12)
    .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}

/// An adaptive column is at least as wide as its minimum; as many as fit share the width. On a wider screen there are more.
///
/// - Figure: focus "LazyVGrid"
#Preview("Dashboard", traits: .fixedLayout(width: 390, height: 300)) {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 10)], spacing: 10) {
    Tile(title: "Wind", value: "14", symbol: "wind")
    Tile(title: "Waves", value: "1.2", symbol: "water.waves")
    Tile(title: "Warmth", value: "9°", symbol: "thermometer")
    Tile(title: "Sunrise", value: "6:40", symbol: "sunrise")
    Tile(title: "Sunset", value: "18:20", symbol: "sunset")
    Tile(title: "Rain", value: "20", symbol: "cloud.rain")
    Tile(title: "Moon", value: "half", symbol: "moon")
  }
  .padding()
}
