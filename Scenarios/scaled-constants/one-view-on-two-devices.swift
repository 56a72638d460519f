import SwiftUI

/// The drawing is for an iPhone 8: a button of 250 by 60 points, 100 below the top of the screen and 40 from its side.
/// There every length is the one that was drawn.
#Preview("On an iPhone 8") {
  Offer().previewDevice("iPhone 8")
}

/// A screen of 428 by 926 points has the same shares. `100.VAdapted` is 926 × 100 ÷ 667 = 138.83; whoever rounds the
/// share to 0.15 first, and the product once more, gets about 140. `[250, 60].HResized` is 428 × 250 ÷ 375 = 285.33 wide
/// and keeps its ratio, so it is 68.48 high; cut down to whole points that is 285 × 68.
#Preview("On an iPhone 12 Pro Max") {
  Offer().previewDevice("iPhone 12 Pro Max")
}

struct Offer: View {
  var body: some View {
    // region: offer
    let size = [250, 60].HResized
    RoundedRectangle(cornerRadius: 16)
      .foregroundStyle(.indigo)
      .frame(width: size.width, height: size.height)
      .overlay { Text("Continue").foregroundStyle(.white) }
      .padding(.top, 100.VAdapted)
      .padding(.leading, 40.HAdapted)
      // endregion
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .ignoresSafeArea()
  }
}
