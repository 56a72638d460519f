import SwiftUI

/// In a stack the candidates are weighed against what they are offered there: the 48 points that the colour leaves, too few
/// for the three lines of the longer text.
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
