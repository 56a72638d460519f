import Explanation
import LayoutEngine

// Parts of a screen, in points, that a picture can show.
extension PicturePlan {
  /// A container is shown whole up to this height, in points, however little of it is filled.
  static let lowContainer = 320.0
  private static let longestSide = 1e5

  /// The largest scale at which a size fits.
  static func fitting(_ size: Size, _ available: Size) -> Double {
    units.first { size.width * $0 <= available.width && size.height * $0 <= available.height } ?? 0.005
  }

  static func isFinite(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.magnitude < longestSide }
  }

  /// What lies within reach of the container; what lies beyond, as the end of what is scrolled does, as far as the
  /// container would show it.
  static func bounded(_ rect: Rect, around container: Rect) -> Rect {
    let reach = Size(
      width: max(60, container.size.width * 0.4), height: max(60, container.size.height * 0.4))
    let room = Rect(
      x: container.minX - reach.width, y: container.minY - reach.height,
      width: container.size.width + 2 * reach.width, height: container.size.height + 2 * reach.height)
    let isBeyond = rect.minX > room.maxX || rect.maxX < room.minX || rect.minY > room.maxY || rect.maxY < room.minY
    if isBeyond { return intersection(rect, Rect(origin: rect.origin, size: container.size)) }
    let shown = intersection(rect, room)
    return shown.size.width > 0 || shown.size.height > 0 ? shown : container
  }

  /// The container, in points, of a bounded size.
  static func containerFrame(of record: IndexedTrace) -> Rect { containerFrame(of: record.trace.container) }

  static func containerFrame(of size: Size) -> Rect {
    Rect(x: 0, y: 0, width: bounded(size.width), height: bounded(size.height))
  }

  private static func bounded(_ length: Double) -> Double {
    length.isFinite ? min(max(length, 1), longestSide) : 390
  }

  static func intersection(_ a: Rect, _ b: Rect) -> Rect {
    let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
    return Rect(x: x, y: y, width: max(0, min(a.maxX, b.maxX) - x), height: max(0, min(a.maxY, b.maxY) - y))
  }

  /// A rectangle with so much around it, as far as that lies in another.
  static func widened(_ rect: Rect, by margin: Double, in whole: Rect) -> Rect {
    intersection(
      Rect(
        x: rect.minX - margin, y: rect.minY - margin, width: rect.size.width + 2 * margin,
        height: rect.size.height + 2 * margin), whole)
  }

  /// Whether a tall container is mostly empty.
  static func isSparse(_ extent: Rect, in container: Rect) -> Bool {
    container.size.height > lowContainer && extent.size.height < 0.6 * container.size.height
  }
}
