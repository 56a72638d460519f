import SwiftUI

/// A square of 40 points, drawn 2.2 times as large. Layout knows nothing of it: the reader's size is 40, and only the
/// width of its frame in the coordinates of the screen is the 88 points that one sees.
///
/// - Figure: focus "scaleEffect"
#Preview("Two widths of one square", traits: .fixedLayout(width: 320, height: 140)) {
  TwoWidths()
}

struct TwoWidths: View {
  @State private var laidOut: CGFloat = 0
  @State private var drawn: CGFloat = 0

  var body: some View {
    HStack(spacing: 40) {
      // region: widths
      Color.orange
        .frame(width: 40, height: 40)
        .background {
          GeometryReader { reader in
            Color.clear
              .task(id: reader.size.width) {
                laidOut = reader.size.width
              }
              .task(id: reader.frame(in: .global).width) {
                drawn = reader.frame(in: .global).width
              }
          }
        }
        .scaleEffect(2.2)
      // endregion
      VStack(alignment: .leading) {
        Text("laid out \(Int(laidOut.rounded()))")
        Text("drawn \(Int(drawn.rounded()))")
      }
    }
  }
}
