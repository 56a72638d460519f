import SwiftUI

/// In a stack the candidates are weighed against a part of the height. A longer text is taken where the share is enough.
#Preview("Shares of the height", traits: .fixedLayout(width: 280, height: 220)) {
  VStack(spacing: 10) {
    ViewThatFits(in: .vertical) {
      Text("The ferry to the northern islands leaves every hour, and every half hour in summer.")
      Text("Every hour.")
    }
    .border(.red)
    Color.teal.frame(height: 130)
  }
  .padding()
}
