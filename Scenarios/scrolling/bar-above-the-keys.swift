import SwiftUI

/// What is inset takes its height off the safe area of the scroll view's content, not off the scroll view.
///
/// - Figure: focus "safeAreaInset"
#Preview("A bar at the bottom") {
  ScrollView {
    VStack(spacing: 8) {
      ForEach(0..<9, id: \.self) { number in
        Text("Message \(number + 1)").frame(maxWidth: .infinity, alignment: .leading).padding(10)
          .background(.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
      }
    }
    .padding()
  }
  .safeAreaInset(edge: .bottom) {
    HStack {
      TextField("Message", text: .constant("")).textFieldStyle(.roundedBorder)
      Image(systemName: "paperplane.fill")
    }
    .padding()
    .background(.bar)
  }
  .previewDevice("iPhone SE (3rd generation)")
}
