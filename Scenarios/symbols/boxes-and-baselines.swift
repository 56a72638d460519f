import SwiftUI

private let names = ["star", "chevron.right", "minus", "wifi", "person.2", "ellipsis"]

/// Six symbols of one font and six boxes: a symbol is no square. In a row without an alignment their middles meet, so each
/// stands as high as its own box lets it.
#Preview("Each symbol has a box of its own", traits: .fixedLayout(width: 300, height: 100)) {
  HStack(spacing: 12) {
    ForEach(names, id: \.self) { name in
      Image(systemName: name).border(.red).id(name)
    }
  }
}

/// A symbol has a baseline inside its box, as a text has: the star reaches 3.5 points below it, the minus ends 5 above. With
/// `firstTextBaseline` they stand as Apple drew them to stand beside text.
#Preview("The baseline lies inside", traits: .fixedLayout(width: 300, height: 100)) {
  HStack(alignment: .firstTextBaseline, spacing: 12) {
    ForEach(names, id: \.self) { name in
      Image(systemName: name).border(.red).id(name)
    }
    Text("Text").border(.blue).id("text")
  }
}

/// A symbol does not grow in proportion to its font: at 13 points the star is 16.5 × 16, at 26 it is 33 × 31. The scale
/// changes it once more, and a weight a little.
#Preview("Font, scale and weight", traits: .fixedLayout(width: 300, height: 120)) {
  HStack(alignment: .firstTextBaseline, spacing: 14) {
    Image(systemName: "star").font(.system(size: 13)).border(.red).id("13")
    Image(systemName: "star").font(.system(size: 17)).border(.red).id("17")
    Image(systemName: "star").font(.system(size: 26)).border(.red).id("26")
    Image(systemName: "star").imageScale(.large).border(.red).id("large")
    Image(systemName: "star").fontWeight(.bold).border(.red).id("bold")
  }
}

/// A resizable symbol forgets its font and takes what it is proposed; with its own ratio it keeps the shape of its box.
#Preview("A resizable symbol", traits: .fixedLayout(width: 300, height: 120)) {
  HStack(spacing: 20) {
    Image(systemName: "heart.fill").resizable().foregroundStyle(.pink).border(.red).id("taken")
      .frame(width: 100, height: 60)
    Image(systemName: "heart.fill").resizable().scaledToFit().foregroundStyle(.pink).border(.red).id("kept")
      .frame(width: 100, height: 60)
  }
}
