import SwiftUI

/// The alignment of lines moves the shorter lines within the text, whose width is that of the longest. Where the text
/// stands in a wider frame is up to the frame.
#Preview("Lines and frames", traits: .fixedLayout(width: 320, height: 150)) {
  VStack(spacing: 12) {
    Text("Fog\nuntil the afternoon").multilineTextAlignment(.center)
      .border(.blue)
      .frame(width: 260, alignment: .leading)
      .border(.gray)
    Text("Fog\nuntil the afternoon")
      .border(.blue)
      .frame(width: 260, alignment: .trailing)
      .border(.gray)
  }
}
