import SwiftUI

/// A symbol inside a text is a letter of it: it stands on the baseline, wraps with the words, and makes its line higher
/// where it reaches above them.
#Preview("Symbols in a line", traits: .fixedLayout(width: 320, height: 120)) {
  VStack(alignment: .leading, spacing: 8) {
    Text("\(Image(systemName: "star.fill")) Four of five for the harbour").border(.blue)
    Text("Hold \(Image(systemName: "heart")) to keep it, or \(Image(systemName: "trash")) to throw it away").border(.red)
  }
}
