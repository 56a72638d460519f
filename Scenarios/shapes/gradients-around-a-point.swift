import SwiftUI

/// Whatever a gradient goes around, it has no size of its own: four of them share a row evenly. An angular one and one
/// over a mesh are painted here in the mean of their colours.
#Preview("Around a point", traits: .fixedLayout(width: 360, height: 100)) {
  let dusk = Gradient(colors: [.orange, .indigo])
  HStack(spacing: 12) {
    RadialGradient(gradient: dusk, center: .center, startRadius: 0, endRadius: 40)
    EllipticalGradient(gradient: dusk)
    AngularGradient(gradient: dusk, center: .center)
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.orange, .pink, .indigo, .blue])
  }
  .frame(width: 320, height: 60)
}
