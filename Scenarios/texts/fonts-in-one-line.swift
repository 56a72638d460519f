import SwiftUI

/// A line is as high as its tallest part, and every part is measured in its own font. The small words are not centred:
/// all stand on one baseline.
#Preview("Texts joined in one line", traits: .fixedLayout(width: 320, height: 90)) {
  (Text("12").font(.largeTitle).bold()
    + Text(" knots ").font(.title3)
    + Text("from the west").font(.caption).foregroundStyle(.secondary))
    .border(.blue)
}

/// Markdown gives a text several fonts. Bold letters are wider, so the same words take more room.
#Preview("Markdown in a text", traits: .fixedLayout(width: 320, height: 90)) {
  VStack(alignment: .leading, spacing: 8) {
    Text("High water at **06:40** and *19:05*").border(.blue)
    Text("High water at 06:40 and 19:05").border(.red)
  }
}

/// A raised part needs room above the line, and keeps the room it left below.
#Preview("A raised part", traits: .fixedLayout(width: 320, height: 90)) {
  HStack(alignment: .firstTextBaseline) {
    Text("E = mc").font(.title).border(.blue)
    (Text("E = mc").font(.title) + Text("2").font(.title2).baselineOffset(14)).border(.red)
  }
}
