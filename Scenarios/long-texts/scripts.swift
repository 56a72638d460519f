import SwiftUI

/// Lines of other scripts have the same height here; their letters' widths are assumed.
#Preview("Other scripts", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading, spacing: 8) {
    Text("Harbour")
    Text("Λιμάνι")
    Text("Гавань")
    Text("港口")
    Text("नौका")
  }
  .padding()
  .border(.gray)
}
