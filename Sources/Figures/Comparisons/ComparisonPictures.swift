import Explanation
import LayoutEngine

/// Which part of each layout is shown, at one scale for all, and in how many columns.
struct ComparisonPictures {
  /// The part of each side that is shown, in points.
  let regions: [Rect]
  /// Pixels per point.
  let unit: Double
  /// How wide the pictures in a row are with the annotation around them, in pixels: a phone's column is narrower than a
  /// tablet's.
  let columns: [Double]
  /// Whether the containers are shown as a whole.
  let isWhole: Bool

  /// The distance of two columns.
  static let gap = 34.0
  /// The room for lines and labels left and right of a picture; in a narrow figure they are only above and below.
  static func beside(_ width: FigureWidth) -> Double { width == .wide ? 28 : 2 * Scene.outset }
  /// The width that the lengths and names of a narrow picture need.
  private static let narrowestColumn = 150.0
  private static let tallest = 640.0
  /// A picture that is alone in its row may be taller.
  private static let tallestAlone = 900.0
  /// How much smaller than readable text may become so that pictures fit side by side.
  private static let tolerable = 0.75
  private static let surroundings = 16.0
  /// A picture without text to read may be this small.
  private static let smallestUnit = 0.6
  /// How much larger the part about the first difference must become to be worth leaving out the rest.
  private static let worthwhile = 1.3

  /// - Parameter subjects: what the pictures are about.
  init(_ sides: [LayoutComparison.Side], about subjects: [Subject?], width: FigureWidth) {
    let containers = sides.map { PicturePlan.containerFrame(of: $0.record) }
    let extents = zip(sides, containers).map { ComparisonPictures.extent($0.record, $1) }
    let isSparse = zip(extents, containers).allSatisfy { PicturePlan.isSparse($0, in: $1) }
    let wholes = zip(extents, containers).map { $1.union($0) }
    let around = ComparisonPictures.surroundings
    let shown = isSparse ? zip(extents, wholes).map { PicturePlan.widened($0, by: around, in: $1) } : wholes
    let needed = ComparisonPictures.readable(sides)
    let all = ComparisonPictures.arranged(shown, needed: needed, width)
    let parts = zip(zip(sides, subjects), wholes).map { ComparisonPictures.part($0.0.record, about: $0.1, in: $1) }
    let part = ComparisonPictures.arranged(parts, needed: needed, width)
    // If the containers could not be read, only the first difference is shown.
    let isPart =
      all.unit < ComparisonPictures.tolerable * needed
      && part.unit >= ComparisonPictures.worthwhile * all.unit
    isWhole = !isSparse && !isPart
    regions = isPart ? parts : shown
    (columns, unit) = isPart ? part : all
  }

  /// The pictures side by side, which is easier to compare, or below each other if they would be too small to read, as
  /// for a phone and a tablet.
  private static func arranged(_ regions: [Rect], needed: Double, _ width: FigureWidth) -> (
    columns: [Double], unit: Double
  ) {
    let count = regions.count
    let stacked = arrangement(regions, columns: 1, width)
    guard width == .wide, count > 1 else { return stacked }
    let beside = (count > 2 ? [count, 2] : [count]).map { arrangement(regions, columns: $0, width) }
    let best = beside.first { $0.unit >= needed } ?? beside.max { $0.unit < $1.unit } ?? stacked
    return best.unit < tolerable * needed && stacked.unit > best.unit ? stacked : best
  }

  /// The subject of a picture with a little around it.
  private static func part(_ record: IndexedTrace, about subject: Subject?, in whole: Rect) -> Rect {
    guard let subject, let drawn = DrawnExtent(of: subject.node, members: [subject.node], record).rect else {
      return whole
    }
    return PicturePlan.widened(drawn, by: surroundings, in: whole)
  }

  /// How many pictures are in a row.
  var perRow: Int { columns.count }

  /// The picture of a side as a plan.
  func plan(_ side: Int, _ record: IndexedTrace) -> PicturePlan {
    let container = PicturePlan.containerFrame(of: record)
    return PicturePlan(region: regions[side], unit: unit, container: container, isWhole: isWhole, cut: [])
  }

  /// The largest scale at which all pictures fit, and how wide their columns are then; the rest is shared equally.
  /// Below 1, scales are in steps of a hundredth, as every step counts.
  private static func arrangement(_ regions: [Rect], columns count: Int, _ width: FigureWidth) -> (
    columns: [Double], unit: Double
  ) {
    let room = width.pixels - 2 * width.margin
    let beside = beside(width)
    let widths = (0..<count).map { column in
      stride(from: column, to: regions.count, by: count).map { regions[$0].size.width }.max() ?? 0
    }
    let highest = regions.map { $0.size.height }.max() ?? 0
    let free = room - gap * Double(count - 1)
    let narrowest = min(narrowestColumn, free / Double(count))
    let columns = { (unit: Double) in widths.map { max(narrowest, $0 * unit + 2 * beside) } }
    let tallest = count == 1 && width == .wide ? tallestAlone : tallest
    let scales = PicturePlan.units.filter { $0 >= 1 } + (1..<100).reversed().map { Double($0) / 100 }
    let unit = scales.first { highest * $0 <= tallest && columns($0).reduce(0, +) <= free } ?? 0.01
    let slack = (free - columns(unit).reduce(0, +)) / Double(count)
    return (columns(unit).map { $0 + slack }, unit)
  }

  /// The frames of all views, as far as they can be drawn.
  private static func extent(_ record: IndexedTrace, _ container: Rect) -> Rect {
    var extent: Rect?
    for node in record.placedNodes {
      for frame in [node.frame, node.drawn ?? node.frame] where PicturePlan.isFinite(frame) {
        extent = extent.map { $0.union(frame) } ?? frame
      }
    }
    return PicturePlan.bounded(extent ?? container, around: container)
  }

  /// The scale at which the smallest text can be read.
  private static func readable(_ sides: [LayoutComparison.Side]) -> Double {
    let sizes = sides.flatMap { $0.record.placedNodes.compactMap { $0.text?.font.size } }
    guard let smallest = sizes.min(), smallest > 0 else { return smallestUnit }
    return max(smallestUnit, min(1, PicturePlan.smallestText / smallest))
  }
}
