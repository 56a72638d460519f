import Explanation
import LayoutEngine
import Markup

/// A scale of lengths: points along the bars of a ledger.
struct LedgerScale {
  let from: Double
  let to: Double
  private let start: Double
  private let unit: Double

  /// - Parameters:
  ///   - range: the points that must be on the scale; those that are not finite are drawn at its end.
  ///   - pixels: where the bars lie on the canvas.
  init(_ range: [Double], pixels: (from: Double, to: Double)) {
    let finite = range.filter { $0.isFinite && $0.magnitude < Box.farthest }
    start = min(0, finite.min() ?? 0)
    let length = max(1, (finite.max() ?? 1) - start)
    (from, to) = pixels
    unit = (pixels.to - pixels.from) / length
  }

  /// Where a point of the scale is on the canvas.
  func x(_ point: Double) -> Double {
    point.isNaN ? from : min(max(from + (point - start) * unit, from), to)
  }

  func box(_ start: Double, _ end: Double, _ rows: (top: Double, bottom: Double)) -> Box {
    Box(minX: x(min(start, end)), minY: rows.top, maxX: x(max(start, end)), maxY: rows.bottom)
  }
}

/// The parts of a ledger's bars, the same in every ledger and in the legend.
enum LedgerBar {
  /// Room that is left.
  static func room(_ box: Box) -> Element { .rectangle(box, classes: "area ink room") }

  /// What is kept for later.
  static func kept(_ box: Box) -> Element { .rectangle(box, classes: "area ink solid kept") }

  /// A length that was taken.
  static func taken(_ box: Box) -> [Element] {
    [.rectangle(box, classes: "area answer wash"), .rectangle(box, classes: "line answer")]
  }

  /// A length that was offered, inside the bar so that it stays visible where all of it is taken.
  static func offered(_ box: Box) -> Element { .rectangle(box.inset(0, 3), classes: "line proposal") }

  /// Gaps.
  static func gaps(_ box: Box) -> Element {
    let hatch = Element.path(Hatch.path(in: box, pitch: 6, isFalling: true), classes: "line ink hatch")
    return .group(Element.Group(classes: "spacing", elements: [hatch]))
  }

  /// A line between two rows.
  static func rule(_ y: Double, _ sheet: Sheet) -> Element {
    .line(Point(x: sheet.margin, y: y), Point(x: sheet.width - sheet.margin, y: y), classes: "line rule")
  }
}
