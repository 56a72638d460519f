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

private struct Cards: View {
  var body: some View {
    ForEach(["Bread", "Soup with beans, leeks and a little cheese", "Plum cake"], id: \.self) { Card(title: $0) }
  }
}

private struct Recipes<Row: View>: View {
  @ViewBuilder let row: Row

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Recipes").font(.headline)
        ScrollView(.horizontal) { row }
      }
      .padding()
    }
  }
}

/// A lazy stack does not know the tallest of cards that it has not made. In a column that scrolls no height is proposed to
/// the row of cards, so it has the height of the first, and the second card's title has one line.
///
/// - Figure: focus "row", depth 1
#Preview("The first card decides", traits: .fixedLayout(width: 360, height: 260)) {
  Recipes { LazyHStack(alignment: .top) { Cards() }.id("row") }
}

/// The same cards in a stack that makes them all: it is as tall as the tallest, and the title has its lines.
///
/// - Figure: focus "row", depth 1
#Preview("All cards count", traits: .fixedLayout(width: 360, height: 260)) {
  Recipes { HStack(alignment: .top) { Cards() }.id("row") }
}

/// Of twelve hundred rows the first are made. The others are taken to be as long as those on average, which for rows of
/// one height is what they are.
#Preview("Twelve hundred rows", traits: .fixedLayout(width: 300, height: 240)) {
  ScrollView {
    LazyVStack(spacing: 4) {
      ForEach(0..<1_200, id: \.self) { _ in Color.teal.frame(height: 32) }
    }
  }
}
