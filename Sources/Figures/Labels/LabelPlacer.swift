import LayoutEngine

/// Finds places for labels so that none runs into another or into a line.
///
/// Greedy in the order the labels come; each takes the cheapest free candidate. A label without a free candidate
/// is not placed: it becomes a numbered badge.
struct LabelPlacer {
  /// Where labels may stand.
  let room: Box
  /// Boxes of all outlined nodes; a label must not appear to belong to another node.
  let outlines: [Box]
  /// Lines no label may cross.
  var lines: [(from: Point, to: Point)]
  /// Areas no label may cover: texts of the scenario, labels already placed.
  var taken: [Box] = []

  private let gap = 4.0
  private static let ambiguity = 14.0

  /// A free place and its cost.
  struct Place {
    var box: Box
    /// Which of the shapes given was taken.
    var shape: Int
    /// From the label to its box, when it stands apart.
    var leader: (from: Point, to: Point)?
    var cost: Double
    /// Whether something else is under it, because nothing was free.
    var hidesSomething = false
  }

  init(room: Box, outlines: [Box], lines: [(from: Point, to: Point)]) {
    self.room = room
    self.outlines = outlines
    self.lines = lines
  }

  /// Places a label of one of several shapes beside or inside its owner and takes the place.
  mutating func place(_ shapes: [Size], owner: Box) -> Place? {
    var best: Place?
    for (index, shape) in shapes.enumerated() {
      for (rank, box) in candidates(shape, owner).enumerated() {
        consider(Place(box: box, shape: index, cost: Double(rank) + Double(index) * 1.5), owner, &best)
      }
    }
    if best == nil {
      for (index, shape) in shapes.enumerated() {
        considerGutter(shape, index, owner, &best)
        considerSides(shape, index, owner, &best)
      }
    }
    if let best { take(best) }
    return best
  }

  /// Takes an area, so that later labels avoid it.
  mutating func take(_ place: Place) {
    taken.append(place.box)
    if let leader = place.leader { lines.append(leader) }
  }

  func consider(_ place: Place, _ owner: Box, _ best: inout Place?) {
    guard isFree(place.box, owner) else { return }
    var place = place
    // Where the owner and another box overlap, the label could belong to either.
    for outline in outlines where !outline.contains(owner) && !owner.contains(outline) && outline.overlaps(place.box) {
      place.cost += LabelPlacer.ambiguity
    }
    if place.cost < (best?.cost ?? .infinity) { best = place }
  }

  /// Inside top left, outside top left, inside bottom right and so on: the most readable come first.
  private func candidates(_ size: Size, _ owner: Box) -> [Box] {
    let inner = 7.0
    let (left, right) = (owner.minX, owner.maxX - size.width)
    let (above, below) = (owner.minY - gap - size.height, owner.maxY + gap)
    let middle = owner.midY - size.height / 2
    let center = owner.midX - size.width / 2
    let places = [
      (owner.minX + inner, owner.minY + inner), (left, above),
      (owner.maxX - inner - size.width, owner.maxY - inner - size.height), (right, above), (left, below),
      (right, below), (center, middle), (center, above), (center, below),
      (owner.minX - gap - size.width, middle), (owner.maxX + gap, middle),
      (owner.minX + inner, owner.maxY - inner - size.height), (owner.maxX - inner - size.width, owner.minY + inner),
      (owner.minX - gap - size.width, owner.minY), (owner.maxX + gap, owner.minY),
      (owner.minX - gap - size.width, owner.maxY - size.height), (owner.maxX + gap, owner.maxY - size.height),
    ]
    return places.map { Box(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }

  /// Places further away, joined to the owner by a line.
  private func considerGutter(_ size: Size, _ shape: Int, _ owner: Box, _ best: inout Place?) {
    let (step, farthest) = (9.0, 108.0)
    let steps = Int(farthest / step)
    for index in 1...steps {
      let distance = Double(index) * step
      // Anything further away costs more than what was found.
      if let best, best.cost < gutterCost(distance, shape) { return }
      for y in [owner.minY - gap - distance - size.height, owner.maxY + gap + distance] {
        for x in gutterColumns(size, owner) {
          let box = Box(x: x, y: y, width: size.width, height: size.height)
          let line = leader(from: box, to: owner)
          guard isClear(line, owner) else { continue }
          consider(Place(box: box, shape: shape, leader: line, cost: gutterCost(distance, shape)), owner, &best)
        }
      }
    }
  }

  private func gutterCost(_ distance: Double, _ shape: Int) -> Double { 20 + distance / 4 + Double(shape) }

  /// Positions along the owner's upper or lower edge.
  private func gutterColumns(_ size: Size, _ owner: Box) -> [Double] {
    let free = owner.width - size.width
    guard free > 0 else { return [owner.midX - size.width / 2, owner.minX, owner.maxX - size.width] }
    return [0, 1, 0.5, 0.25, 0.75].map { owner.minX + free * $0 }
  }

  private func leader(from box: Box, to owner: Box) -> (from: Point, to: Point) {
    let x = max(box.minX + 12, min(box.maxX - 12, owner.midX))
    return box.maxY <= owner.minY
      ? (Point(x: x, y: box.maxY), Point(x: min(max(x, owner.minX + 3), owner.maxX - 3), y: owner.minY))
      : (Point(x: x, y: box.minY), Point(x: min(max(x, owner.minX + 3), owner.maxX - 3), y: owner.maxY))
  }

  /// A leader must not run through labels or through boxes that do not hold its owner.
  func isClear(_ leader: (from: Point, to: Point), _ owner: Box) -> Bool {
    for box in taken where box.touches(from: leader.from, to: leader.to) { return false }
    for box in outlines where box != owner && !box.contains(owner) {
      if box.touches(from: leader.from, to: leader.to) { return false }
    }
    return true
  }

  private func isFree(_ box: Box, _ owner: Box) -> Bool {
    guard room.contains(box) else { return false }
    let around = box.inset(-3)
    for other in taken where other.overlaps(around) { return false }
    for line in lines where around.touches(from: line.from, to: line.to) { return false }
    // Inside a box that is neither the owner nor around it, a label would appear to name that box.
    for outline in outlines where outline != owner && !outline.contains(owner) && outline.overlaps(box) {
      if owner.contains(outline) || !outline.overlaps(owner) || !owner.contains(box) { return false }
    }
    return true
  }
}
