import SwiftUI

struct Bubble: View {
  var text: String
  var isMine: Bool

  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 60) }
      Text(text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(isMine ? Color.blue.opacity(0.25) : Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
      if !isMine { Spacer(minLength: 60) }
    }
  }
}

/// A bubble is as wide as its text, up to what the spacer's minimum leaves; then the text takes a second line.
#Preview("Bubbles", traits: .fixedLayout(width: 340, height: 300)) {
  VStack(spacing: 8) {
    Bubble(text: "Is the ferry running?", isMine: true)
    Bubble(text: "Yes, but only every other hour, on account of the wind.", isMine: false)
    Bubble(text: "Good", isMine: true)
    Bubble(text: "The next one leaves at a quarter past three from the northern pier.", isMine: false)
  }
  .padding()
}
