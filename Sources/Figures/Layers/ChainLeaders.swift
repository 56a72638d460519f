import LayoutEngine
import Markup

/// The numbers above the outlines of a chain, side by side, and a line from each down to its outline. No two cross: they
/// lean, in the same order, only above the picture, and go straight down from there.
struct ChainLeaders {
  private let outlines: [ChainLayer.Outline]
  private let scene: Scene
  private let top: Double
  /// Where each line arrives at its outline.
  private let feet: [Point]
  /// Where the middle of each number is.
  private let centers: [Double]
  /// The height above everything that is drawn around the picture.
  private let lowest: Double

  /// From one number to the next, and the least from one line to the next, in pixels.
  private static let pitch = 24.0
  private static let least = 3.0
  /// The least distance of a line from a corner.
  private static let corner = 4.0

  init(_ outlines: [ChainLayer.Outline], _ scene: Scene, top: Double) {
    (self.outlines, self.scene, self.top) = (outlines, scene, top)
    let picture = scene.space.box
    let isOpen = outlines.map { $0.frame.minY < picture.minY - 0.5 }
    // A frame that begins above the picture has only its left side there.
    let ranges = zip(outlines, isOpen).map { outline, isOpen -> (low: Double, high: Double) in
      let left = max(outline.box.minX, picture.minX)
      let corner = isOpen ? 0 : ChainLeaders.corner
      let end = isOpen ? left : max(left, outline.box.maxX)
      // If a view covers the line's middle, its beginning can be seen.
      let over = ChainLayer.reachingOut(of: outline, scene).first { box in
        box.minY < outline.box.minY && box.maxY > outline.box.minY && box.minX > left + 4 * ChainLeaders.corner
      }
      return (left + corner, min(end, over?.minX ?? end) - corner)
    }
    let places = ChainLeaders.places(ranges, around: picture.midX)
    feet = outlines.indices.map {
      Point(x: places[$0], y: isOpen[$0] ? picture.minY : outlines[$0].box.minY)
    }
    lowest = feet.reduce(picture.minY) { min($0, $1.y) } - 1
    let margin = scene.options.width.margin + Badge.diameter / 2
    centers = ChainLeaders.spread(places, within: (margin, scene.options.canvasWidth - margin))
  }

  /// Where the lines arrive: as far apart as the numbers, or as the frames leave room for.
  private static func places(_ ranges: [(low: Double, high: Double)], around middle: Double) -> [Double] {
    guard let last = ranges.indices.last else { return [] }
    var gap = pitch
    for index in ranges.indices.dropLast() {
      gap = min(gap, (ranges[last].high - ranges[index].low) / Double(last - index))
    }
    gap = max(gap, least)
    let distance = { (index: Int) in gap * Double(last - index) }
    // The last line is far enough to the right to leave room for the others.
    let low = ranges.indices.map { ranges[$0].low + distance($0) }.max() ?? 0
    let end = max(min(max(middle + distance(0) / 2, low), ranges[last].high), ranges[last].low)
    var places = ranges.indices.map { min(max(end - distance($0), ranges[$0].low), ranges[$0].high) }
    // Lines that end at the same limit are side by side.
    let apart = min(gap, 2 * corner)
    for index in places.indices.dropLast().reversed() where places[index] > places[index + 1] - apart {
      places[index] = max(ranges[index].low, places[index + 1] - apart)
    }
    return places
  }

  /// The middles of numbers over places, moved apart until none touches another.
  private static func spread(_ places: [Double], within room: (Double, Double)) -> [Double] {
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    var centers = places
    for (index, next) in zip(order, order.dropFirst()) { centers[next] = max(centers[next], centers[index] + pitch) }
    guard let first = order.first, let last = order.last else { return centers }
    let surplus = (centers[last] - places[last]) / 2
    let shift = max(room.0 - centers[first], min(room.1 - centers[last], -surplus))
    return shift.magnitude < 0.5 ? centers : centers.map { $0 + shift }
  }

  /// How much higher than usual the numbers are, so that lines do not become too flat, in pixels.
  var leaningHeight: Double {
    let longest = zip(feet, centers).map { ($0.x - $1).magnitude }.max() ?? 0
    return min(16, (longest / 4).rounded())
  }

  /// A number and its line.
  func elements(_ index: Int) -> [Element] {
    let (foot, x) = (feet[index], centers[index])
    let head = Point(x: x, y: top + Badge.diameter + 1)
    let badge = Badge.elements(outlines[index].number, at: Point(x: x, y: top + Badge.diameter / 2))
    let bend = Point(x: foot.x, y: min(foot.y, lowest))
    let leaning = x == foot.x ? [] : [Element.line(head, bend, classes: "line hair")]
    let start = x == foot.x ? head : bend
    return leaning + (foot.y > start.y ? scene.leader(start, foot) : []) + badge
  }
}
