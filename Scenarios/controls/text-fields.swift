import SwiftUI

/// A field without a border is as high as its font's lines are apart, which is more than its text's height; one with a
/// border is 34 points high. Both take all the width.
#Preview("Fields", traits: .fixedLayout(width: 300, height: 220)) {
  VStack(spacing: 16) {
    TextField("Name", text: .constant("Ada"))
    TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
    TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
  }
  .padding(.horizontal)
}

/// An editor takes what it is proposed, its width and its height.
#Preview("Editor", traits: .fixedLayout(width: 300, height: 160)) {
  VStack {
    Text("Notes").font(.headline)
    TextEditor(text: .constant("A text of several lines, which wraps where the editor ends.")).border(.gray)
  }
  .padding()
}
