import Explanation
import LayoutEngine

/// Where the container's points are on the canvas, and at which scale.
struct PictureSpace {
  /// Pixels per point.
  let unit: Double
  /// The part of the container's plane that is shown, in points.
  let region: Rect
  /// The canvas position of the region's top left corner.
  let origin: Point
  /// The container, in points; of a bounded size even if the trace's is not.
  let container: Rect
  /// Whether the whole container is shown.
  let showsWholeContainer: Bool

  private static let units = [6, 5, 4, 3, 2, 1.5, 1, 0.75, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0.02, 0.01]
  private static let longestSide = 1e5

  /// Chooses the part to show and the largest scale at which it fits.
  init(record: IndexedTrace, available: Size, top: Double, showsOnlyContainer: Bool = false) {
    let size = PictureSpace.containerSize(record)
    let (region, isWhole) =
      showsOnlyContainer ? (Rect(origin: .zero, size: size), true) : PictureSpace.region(record, containerSize: size)
    let fitting = PictureSpace.units.first {
      region.size.width * $0 <= available.width && region.size.height * $0 <= available.height
    }
    unit = fitting ?? 0.005
    self.region = region
    showsWholeContainer = isWhole
    container = Rect(origin: .zero, size: size)
    let width = region.size.width * unit
    origin = Point(x: ((Sheet.standardWidth - width) / 2 + 0.5).rounded(.down), y: top)
  }

  /// The region's box on the canvas.
  var box: Box { box(of: region) }

  func box(of rect: Rect) -> Box {
    Box(
      x: origin.x + (rect.minX - region.minX) * unit, y: origin.y + (rect.minY - region.minY) * unit,
      width: rect.size.width * unit, height: rect.size.height * unit)
  }

  /// A map of the container's points as a map of the canvas.
  func transform(_ map: Transform) -> Transform {
    let scale = Transform(
      a: unit, b: 0, c: 0, d: unit, tx: origin.x - region.minX * unit, ty: origin.y - region.minY * unit)
    return scale.inverse.map { scale.after(map).after($0) } ?? .identity
  }

  /// The container, widened by what sticks out of it (within reason); cut down when the views leave most of it empty.
  private static func region(_ record: IndexedTrace, containerSize size: Size) -> (Rect, isWhole: Bool) {
    let container = Box(x: 0, y: 0, width: size.width, height: size.height)
    let room = container.inset(-max(40, size.width * 0.35), -max(40, size.height * 0.35))
    var content: Box?
    for frame in record.placedNodes.flatMap({ [$0.frame, $0.drawn ?? $0.frame] }) {
      let box = Box(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height)
      guard box.isDrawable, room.overlaps(box) || room.contains(box) else { continue }
      content = content?.union(box) ?? box
    }
    guard let content else { return (rect(container), true) }
    let shown = intersection(content, room)
    let around = intersection(shown.inset(-16), room)
    let isMostlyEmpty =
      size.width * size.height > 60_000
      && around.width * around.height < 0.4 * size.width * size.height
    return isMostlyEmpty ? (rect(around), false) : (rect(container.union(shown)), true)
  }

  private static func containerSize(_ record: IndexedTrace) -> Size {
    Size(width: bounded(record.trace.container.width), height: bounded(record.trace.container.height))
  }

  private static func bounded(_ length: Double) -> Double {
    length.isFinite ? min(max(length, 1), longestSide) : 390
  }

  private static func intersection(_ a: Box, _ b: Box) -> Box {
    Box(minX: max(a.minX, b.minX), minY: max(a.minY, b.minY), maxX: min(a.maxX, b.maxX), maxY: min(a.maxY, b.maxY))
  }

  private static func rect(_ box: Box) -> Rect { Rect(x: box.minX, y: box.minY, width: box.width, height: box.height) }
}
