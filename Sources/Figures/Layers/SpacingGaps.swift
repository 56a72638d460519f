import Explanation
import LayoutEngine

/// The gaps between the children of a stack, and between the columns and rows of a grid, on the canvas.
struct SpacingGaps {
  let scene: Scene

  private typealias Extent = (start: Double, end: Double)

  var boxes: [Box] {
    if let axis = scene.axis { return line(axis) }
    return scene.subject.arrangement == .grid ? grid : []
  }

  /// Between one child and the next.
  private func line(_ axis: Axis) -> [Box] {
    let whole = scene.subjectBox
    let extents = scene.subject.children.compactMap { extent(of: $0, axis) }.sorted { $0.start < $1.start }
    return gaps(extents).map { box($0, (whole.minY, whole.maxY), (whole.minX, whole.maxX), axis) }
  }

  /// Between the columns, and in each column between the rows.
  private var grid: [Box] {
    let (columns, rows) = (tracks(.horizontal), tracks(.vertical))
    guard let first = rows.first, let last = rows.last else { return [] }
    let between = gaps(columns).map { Box(minX: $0.start, minY: first.start, maxX: $0.end, maxY: last.end) }
    return between
      + columns.flatMap { column in
        gaps(rows).map { Box(minX: column.start, minY: $0.start, maxX: column.end, maxY: $0.end) }
      }
  }

  /// A grid's columns or rows: from the record, else from the extents of neighbouring cells.
  private func tracks(_ axis: Axis) -> [Extent] {
    let places = scene.record.gridPlaces(of: scene.subject.node, along: axis).map { place -> Extent in
      let box = scene.space.box(of: Rect(x: place.start, y: place.start, width: place.length, height: place.length))
      return axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
    }
    guard places.isEmpty else { return places.sorted { $0.start < $1.start } }
    var merged: [Extent] = []
    for extent in scene.subject.children.compactMap({ extent(of: $0, axis) }).sorted(by: { $0.start < $1.start }) {
      if let last = merged.last, extent.start < last.end - 0.01 {
        merged[merged.count - 1].end = max(last.end, extent.end)
      } else {
        merged.append(extent)
      }
    }
    return merged
  }

  private func extent(of id: NodeID, _ axis: Axis) -> Extent? {
    scene.box(of: id).map { axis == .horizontal ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }
  }

  private func gaps(_ extents: [Extent]) -> [Extent] {
    zip(extents, extents.dropFirst()).map { ($0.end, $1.start) }
  }

  /// - Parameters:
  ///   - gap: where the box lies along the axis.
  ///   - vertical: how far it reaches down where the axis is horizontal.
  ///   - horizontal: how far it reaches across where the axis is vertical.
  private func box(_ gap: Extent, _ vertical: Extent, _ horizontal: Extent, _ axis: Axis) -> Box {
    axis == .horizontal
      ? Box(minX: gap.start, minY: vertical.start, maxX: gap.end, maxY: vertical.end)
      : Box(minX: horizontal.start, minY: gap.start, maxX: horizontal.end, maxY: gap.end)
  }
}
