import SwiftUI

/// A page of 200 views: twenty cards in two columns.
struct Card: View {
  let number: Int

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("\(number)").padding(4)
      VStack(alignment: .leading) {
        Text("The card of number \(number) has a title")
        Text("and a second line").padding(2)
      }
      Spacer()
    }
    .padding(6)
  }
}

#Preview("Cards", traits: .fixedLayout(width: 390, height: 1400)) {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
    ForEach(0..<20) { number in Card(number: number) }
  }
}
