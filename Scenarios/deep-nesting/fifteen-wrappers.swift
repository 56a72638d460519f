import SwiftUI

/// Fifteen modifiers around one bold text. Only some of them change what is proposed or answered; a figure of the chain
/// says which.
///
/// - Figure: focus "Mainsail", preset ledger
#Preview("Fifteen wrappers", traits: .fixedLayout(width: 360, height: 260)) {
  Text("Mainsail")
    .bold()
    .padding(4)
    .background(.yellow.opacity(0.4))
    .padding(.horizontal, 12)
    .border(.blue)
    .frame(minWidth: 140)
    .padding(.top, 6)
    .opacity(0.9)
    .frame(maxWidth: 220, alignment: .trailing)
    .border(.red)
    .offset(x: 4)
    .padding(8)
    .frame(height: 90, alignment: .bottom)
    .background(.mint.opacity(0.3))
    .aspectRatio(2, contentMode: .fit)
    .padding()
}
