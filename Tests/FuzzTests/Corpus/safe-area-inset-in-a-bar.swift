import SwiftUI

#Preview(traits: .fixedLayout(width: 100, height: 200)) {
  Color.teal
    .safeAreaInset(edge: .top, spacing: 0) { Color.orange.safeAreaInset(edge: .top) { Color.red } }
    .frame(width: 100, height: 200)
}
