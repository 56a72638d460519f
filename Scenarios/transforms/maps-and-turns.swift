import SwiftUI

/// What is drawn through a map, or turned in space, keeps its frame: each square counts 60 points in its row.
#Preview("Through a map", traits: .fixedLayout(width: 320, height: 120)) {
  HStack(spacing: 24) {
    Color.teal.frame(width: 60, height: 60)
      .transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0))
    Color.teal.frame(width: 60, height: 60)
      .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 12, y: -12)))
    Color.teal.frame(width: 60, height: 60)
      .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
  }
}

/// Cutting the corners off, or all but a disc, changes what is seen of a colour and nothing of its 60 points.
#Preview("Cut and masked", traits: .fixedLayout(width: 260, height: 110)) {
  HStack(spacing: 24) {
    Color.indigo.frame(width: 60, height: 60).cornerRadius(16)
    Color.indigo.frame(width: 60, height: 60).mask { Circle() }
  }
}
