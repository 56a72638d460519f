import SwiftUI

/// A scroll view proposes no height to its content, which becomes as high as it likes; only the width is handed on.
///
/// - Figure: focus "VStack"
#Preview("Taller than the screen") {
  ScrollView {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(0..<12, id: \.self) { number in
        HStack {
          RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 60, height: 60)
          Text("Station \(number + 1)").font(.headline)
          Spacer()
        }
      }
    }
    .padding()
  }
  .previewDevice("iPhone SE (3rd generation)")
}
