import SwiftUI

private struct Card: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Color.teal.frame(width: 110, height: 70)
      Text(title).frame(width: 110, alignment: .leading)
    }
  }
}

private let titles = ["Bread", "Soup with beans, leeks and a little cheese", "Plum cake"]

/// A lazy stack does not know the tallest of cards that it has not made. In a column that scrolls no height is proposed to
/// the row of cards, so it has the height of the first, and the second card's title has one line.
///
/// - Figure: focus "row", depth 1
#Preview("The first card decides", traits: .fixedLayout(width: 360, height: 260)) {
  ScrollView {
    VStack(alignment: .leading) {
      Text("Recipes").font(.headline)
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top) {
          ForEach(titles, id: \.self) { Card(title: $0) }
        }
        .id("row")
      }
    }
    .padding()
  }
}

/// The same cards in a stack that makes them all: it is as tall as the tallest, and the title has its lines.
///
/// - Figure: focus "row", depth 1
#Preview("All cards count", traits: .fixedLayout(width: 360, height: 260)) {
  ScrollView {
    VStack(alignment: .leading) {
      Text("Recipes").font(.headline)
      ScrollView(.horizontal) {
        HStack(alignment: .top) {
          ForEach(titles, id: \.self) { Card(title: $0) }
        }
        .id("row")
      }
    }
    .padding()
  }
}

/// Of ten thousand rows only the first are made. The others are taken to be as long as those on average, which for rows of
/// one height is what they are.
#Preview("Ten thousand rows", traits: .fixedLayout(width: 300, height: 240)) {
  ScrollView {
    LazyVStack(spacing: 4) {
      ForEach(1...10_000, id: \.self) { number in
        Text("Row \(number)").frame(maxWidth: .infinity, minHeight: 32).background(.teal.opacity(0.2))
      }
    }
  }
}
