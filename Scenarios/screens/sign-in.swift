import SwiftUI

/// Ten views. The fields have no width of their own: they take what the padding leaves of the screen, and the stack is as
/// wide as the widest of its children.
#Preview("Sign in") {
  VStack(spacing: 16) {
    Image(systemName: "person.crop.circle").font(.system(size: 64))
    Text("Welcome back").font(.title2.bold())
    TextField("Name", text: .constant("ada")).textFieldStyle(.roundedBorder)
    SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
    Button("Sign in") {}.buttonStyle(.borderedProminent)
    HStack {
      Text("New here?").foregroundStyle(.secondary)
      Text("Make an account").foregroundStyle(.tint)
    }
    .font(.footnote)
  }
  .padding(24)
  .previewDevice("iPhone 17")
}
