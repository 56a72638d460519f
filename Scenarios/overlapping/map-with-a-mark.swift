import MapKit
import SwiftUI

/// A map takes all that it is proposed, and so does the reader that converts between its places and points. The mark over
/// it changes neither.
#Preview("A mark", traits: .fixedLayout(width: 260, height: 120)) {
  MapReader { _ in
    Map().overlay { Circle().fill(.red).frame(width: 16, height: 16) }
  }
  .frame(width: 220, height: 90)
}
