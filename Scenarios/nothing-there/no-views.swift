import SwiftUI

/// An empty view is no child at all: no distance is kept from it. A hidden one is a child like any other.
///
/// - Figure: focus "HStack"
#Preview("Empty and hidden", traits: .fixedLayout(width: 300, height: 140)) {
  HStack(alignment: .top, spacing: 20) {
    VStack(spacing: 12) {
      Color.red.frame(width: 80, height: 24)
      EmptyView()
      Color.blue.frame(width: 80, height: 24)
    }
    .border(.gray)
    VStack(spacing: 12) {
      Color.red.frame(width: 80, height: 24)
      Text("hidden").hidden()
      Color.blue.frame(width: 80, height: 24)
    }
    .border(.gray)
  }
}
