import SwiftUI

// expects small: - 16.3333 - 20.3333
// expects large: - 0 - 40.6667
// expects box: - 22.6667 10 10
// proposal: nil nil

/// Texts of two sizes stand on one line, and a box on its lower edge. Derived from the rules.
#Preview("On one baseline") {
  HStack(alignment: .firstTextBaseline, spacing: 0) {
    Text("a").id("small")
    Text("a").font(.largeTitle).id("large")
    Color.teal.frame(width: 10, height: 10).id("box")
  }
}

// expects texts: - 0 - 40.6667
// expects box: - 26.6667 10 10
// proposal: nil nil

/// The last baseline of two texts is the lower one's. Derived from the rules.
#Preview("On the last baseline") {
  HStack(alignment: .lastTextBaseline, spacing: 0) {
    VStack(spacing: 0) {
      Text("a")
      Text("a")
    }
    .id("texts")
    Color.teal.frame(width: 10, height: 10).id("box")
  }
}

// expects titled: - 0 - 56.6667
// expects beside: - 24.3333 - 20.3333
// proposal: nil nil

/// Padding moves a text's baseline with the text. Derived from the rules.
#Preview("A padded baseline") {
  HStack(alignment: .firstTextBaseline, spacing: 0) {
    Text("a").font(.largeTitle).padding(8).id("titled")
    Text("a").id("beside")
  }
}
