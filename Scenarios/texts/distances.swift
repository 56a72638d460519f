import SwiftUI

/// Between a text and a view a stack does not leave its usual 8 points: above the text it leaves what the font has below
/// its baseline and a tenth of its line, below the text more. Two texts keep only the leading of the lower one's style.
#Preview("Around texts, a distance of its own", traits: .fixedLayout(width: 240, height: 200)) {
  VStack {
    Color.mint.frame(width: 120, height: 20)
    Text("The first").border(.blue)
    Text("The second").border(.blue)
    Color.mint.frame(width: 120, height: 20)
  }
}

/// The larger the font, the larger the distances; a font asked for by its size has no leading, so its texts touch.
#Preview("A larger font", traits: .fixedLayout(width: 240, height: 200)) {
  VStack {
    Color.mint.frame(width: 120, height: 20)
    Text("The first").border(.blue)
    Text("The second").border(.blue)
    Color.mint.frame(width: 120, height: 20)
  }
  .font(.system(size: 30))
}
