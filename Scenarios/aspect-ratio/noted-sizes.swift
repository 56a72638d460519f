import SwiftUI

/// A layout around each view of the chain prints what goes in and what comes out. The inner ratio is offered a square and
/// answers 300 by 200; so does the outer one, which had offered it.
///
/// - Figure: focus Noted
// expect: Image 300 × 200 at 10, 0
#Preview("A chain that takes notes", traits: .fixedLayout(width: 320, height: 200)) {
  // region: chain
  Image("harbour")
    .resizable()
    .noted("picture")
    .aspectRatio(contentMode: .fill)
    .noted("own ratio")
    .aspectRatio(1, contentMode: .fit)
    .noted("square")
  // endregion
}

/// A frame in the place of the inner ratio. It offers the picture its own numbers and answers them, whatever it is offered.
// expect: Image 60 × 180 at 90, 10
#Preview("A frame that takes notes", traits: .fixedLayout(width: 240, height: 200)) {
  Image("harbour")
    .resizable()
    .noted("picture")
    .frame(width: 60, height: 180)
    .noted("frame")
    .aspectRatio(1, contentMode: .fit)
    .noted("square")
}

// region: noted
/// Passes everything on as it is, and prints it.
struct Noted: Layout {
  let name: String

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    let width = proposal.width.map { "\($0)" } ?? "nil"
    let height = proposal.height.map { "\($0)" } ?? "nil"
    print("\(name): offered \(width) × \(height),", "answers \(size.width) × \(size.height)")
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension View {
  func noted(_ name: String) -> some View {
    Noted(name: name) { self }
  }
}
// endregion
