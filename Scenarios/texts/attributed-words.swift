import SwiftUI

/// A word of an attributed text in a larger font makes its line higher, as a text that is joined to others does. The lines
/// around it keep their height.
#Preview("One word in a larger font", traits: .fixedLayout(width: 200, height: 120)) {
  Notice(largest: "gale")
}

/// The same words without attributes: no line is higher than another.
#Preview("The same words in one font", traits: .fixedLayout(width: 200, height: 120)) {
  Notice(largest: "")
}

struct Notice: View {
  let largest: String

  var body: some View {
    Text(words).border(.blue)
  }

  private var words: AttributedString {
    var text = AttributedString("The harbour is closed: a gale is expected before noon")
    if let range = text.range(of: largest) {
      text[range].font = .title
      text[range].foregroundColor = .red
    }
    return text
  }
}
