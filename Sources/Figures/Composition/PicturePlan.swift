import Explanation
import LayoutEngine

/// Which part of the screen a figure shows, and at which scale: the whole container if it stays readable, else the
/// subject cut out with its surroundings fading.
struct PicturePlan {
  /// The part that is shown, in points.
  let region: Rect
  /// Pixels per point.
  let unit: Double
  /// The container, in points, of a bounded size.
  let container: Rect
  /// Whether the whole container is shown.
  let isWhole: Bool
  /// Sides at which the picture continues.
  let cut: EdgeSet
  /// The part that must be shown, in points; `nil` where the part was chosen for more than the subject.
  let focus: Rect?

  /// Whether the subject continues beyond a side of the picture.
  var cutsWidth: Bool { focus.map { $0.size.width > region.size.width + 0.5 } ?? false }

  /// Whether the subject continues below the picture.
  var cutsHeight: Bool { focus.map { $0.size.height > region.size.height + 0.5 } ?? false }

  /// Whether all of the subject is shown.
  var showsSubject: Bool { !cutsWidth && !cutsHeight }

  /// Whether the whole container is shown, whatever the part was chosen for.
  var coversContainer: Bool {
    let shown = PicturePlan.intersection(region, container).size
    return isWhole || shown.width > container.size.width - 0.5 && shown.height > container.size.height - 0.5
  }

  static let units = [
    4, 3, 2.5, 2, 1.75, 1.5, 1.25, 1.1, 1, 0.98, 0.96, 0.94, 0.92, 0.9, 0.85, 0.8, 0.75, 0.7, 0.68, 0.66, 0.64, 0.62,
    0.6, 0.58, 0.56,
    0.54, 0.52, 0.5, 0.48, 0.46, 0.44, 0.42, 0.4, 0.38, 0.36, 0.34, 0.32, 0.3, 0.28, 0.26, 0.24, 0.22, 0.2, 0.15, 0.1,
    0.05, 0.02, 0.01,
  ]
  /// The size of the smallest letters, in pixels; bars stand for words that would be smaller.
  static let smallestText = 11.0

  /// A part of the screen that is chosen already.
  init(region: Rect, unit: Double, container: Rect, isWhole: Bool, cut: EdgeSet) {
    (self.region, self.unit, self.container, self.isWhole, self.cut) = (region, unit, container, isWhole, cut)
    focus = nil
  }

  /// - Parameters:
  ///   - wanted: what must be shown.
  ///   - available: room for the picture, in pixels.
  ///   - showsContainer: whether the container is shown at any scale.
  ///   - largestScale: the largest scale, if another picture determines it; `nil` fits this picture alone.
  ///   - cuts: whether a subject is cut rather than drawn too small for its letters to be read.
  init(
    _ wanted: Wanted, available: Size, showsContainer: Bool = false, largestScale: Double? = nil,
    cuts: Bool = true
  ) {
    (container, focus) = (wanted.container, wanted.focus)
    let largest = largestScale ?? .infinity
    if let whole = PicturePlan.whole(wanted, available, showsContainer) {
      (region, isWhole, cut) = (whole, true, [])
      unit = min(largest, PicturePlan.fitting(whole.size, available))
    } else {
      let part = CutOut(wanted, available, largest, cuts: cuts)
      (region, unit, isWhole, cut) = (part.region, part.unit, false, part.cut)
    }
  }

  /// The container with everything that reaches out of it; `nil` where only the subject is shown.
  private static func whole(_ wanted: Wanted, _ available: Size, _ showsContainer: Bool) -> Rect? {
    let (container, focus) = (wanted.container, wanted.focus)
    if showsContainer { return container }
    let whole = container.union(PicturePlan.bounded(focus, around: container))
    if !wanted.hasSubject { return whole }
    let isSmall = container.size.width * container.size.height < 1.6 * focus.size.width * focus.size.height
    // A whole container that is mostly empty is shown only as far as there is something to see.
    guard isSmall || container.size.height <= lowContainer else { return nil }
    return fitting(whole.size, available) >= max(wanted.smallestUnit, 0.9) ? whole : nil
  }
}

extension PicturePlan {
  /// The parts that a plan must show, whatever room there is.
  struct Wanted {
    /// The container, in points, of a bounded size.
    let container: Rect
    /// The subject with its children; the container where there is no subject.
    let focus: Rect
    let hasSubject: Bool
    /// The scale below which the subject's smallest text could not be read.
    let smallestUnit: Double

    /// - Parameter subject: what must be shown; `nil` for the whole container.
    init(_ record: IndexedTrace, _ subject: Subject?) {
      container = containerFrame(of: record)
      hasSubject = subject != nil
      if let subject {
        focus = Wanted.extent(of: subject, record, container)
        smallestUnit = Wanted.smallestUnit(record, in: subject)
      } else {
        (focus, smallestUnit) = (container, 0)
      }
    }

    private static func smallestUnit(_ record: IndexedTrace, in subject: Subject) -> Double {
      let nodes = record.trace.nodes
      var smallest = Double.infinity
      var waiting = [subject.node]
      while let id = waiting.popLast() {
        guard let index = record.index(of: id), nodes[index].isPlaced else { continue }
        if let size = nodes[index].text?.font.size { smallest = min(smallest, size) }
        waiting += nodes[index].children
      }
      return smallest.isFinite && smallest > 0 ? smallestText / smallest : 0
    }

    /// The subject's frame with everything drawn inside it, as far as it can be drawn and is visible in scroll views.
    private static func extent(of subject: Subject, _ record: IndexedTrace, _ container: Rect) -> Rect {
      let drawn = DrawnExtent(of: subject.node, members: subject.chain + subject.children, record).rect
      let shown = bounded(drawn ?? container, around: container)
      guard let node = record.node(subject.node), let visible = record.visibleArea(around: node) else { return shown }
      let part = intersection(shown, visible)
      return part.size.width > 0 && part.size.height > 0 ? part : shown
    }
  }
}
