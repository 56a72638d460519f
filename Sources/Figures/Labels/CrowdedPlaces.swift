import LayoutEngine

/// Places for labels that find none beside or inside their owner.
extension LabelPlacer {
  private static let sideCost = 24.0

  /// Places left and right of all outlines, as in the margin of a page, joined to the owner by a line.
  func considerSides(_ size: Size, _ shape: Int, _ owner: Box, _ best: inout Place?) {
    guard let left = outlines.map({ $0.minX }).min(), let right = outlines.map({ $0.maxX }).max() else { return }
    let margin = 16.0
    let sides = [
      (label: left - margin - size.width, from: left - margin, to: owner.minX),
      (label: right + margin, from: right + margin, to: owner.maxX),
    ]
    for shift in [0, -1, 1, -2, 2, -3, 3, -4, 4].map({ Double($0) * (size.height + 6) / 2 }) {
      for height in [0.5, 0.2, 0.8] {
        for side in sides {
          let end = Point(x: side.to, y: owner.minY + owner.height * height)
          let start = Point(x: side.from, y: end.y + shift)
          let line = (from: start, to: end)
          guard isClear(line, owner) else { continue }
          let box = Box(x: side.label, y: start.y - size.height / 2, width: size.width, height: size.height)
          let cost = LabelPlacer.sideCost + (side.from - side.to).magnitude / 8 + shift.magnitude / 4 + Double(shape)
          consider(Place(box: box, shape: shape, leader: line, cost: cost), owner, &best)
        }
      }
    }
  }

  /// Places a badge. It always has a place: where none is free, one at an edge of its owner that hides least.
  mutating func placeBadge(_ size: Size, owner: Box) -> Place {
    if let place = place([size], owner: owner) { return place }
    let places = edgePlaces(size, owner)
    let hidden = places.map { box in taken.count { $0.overlaps(box) } }
    let best = places.indices.min { hidden[$0] < hidden[$1] } ?? 0
    let chosen = Place(box: places[best], shape: 0, cost: LabelPlacer.sideCost, hidesSomething: true)
    take(chosen)
    return chosen
  }

  /// Along the owner's upper and lower edge.
  private func edgePlaces(_ size: Size, _ owner: Box) -> [Box] {
    let inner = 2.0
    let step = size.width + inner
    // For an owner that is larger than the picture only its start is used.
    let count = Int(max(1, min(owner.width, room.width) / step))
    return (0..<count).flatMap { index in
      [owner.minY + inner, owner.maxY - inner - size.height].map { y in
        Box(x: owner.minX + inner + Double(index) * step, y: y, width: size.width, height: size.height)
      }
    }
  }
}
