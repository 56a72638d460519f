import SwiftUI

/// Fixed in height a text keeps all of its lines, however little is offered, and sticks out above and below,
/// as it is centered in the frame.
#Preview("Fixed in height", traits: .fixedLayout(width: 320, height: 220)) {
  HStack(alignment: .top, spacing: 20) {
    Text("A sentence that needs several lines in so narrow a column.")
      .frame(width: 120, height: 50).border(.red)
    Text("A sentence that needs several lines in so narrow a column.")
      .fixedSize(horizontal: false, vertical: true)
      .frame(width: 120, height: 50).border(.red)
  }
}
