import Explanation
import LayoutEngine

/// Which part of the screen a figure shows, and how large: the whole container where it stays readable, else the
/// subject cut out with its surroundings fading.
struct PicturePlan {
  /// What is shown, in points.
  let region: Rect
  /// Pixels per point.
  let unit: Double
  /// The container, in points, of a bounded size.
  let container: Rect
  /// Whether the whole container is shown.
  let isWhole: Bool
  /// Sides at which the picture goes on.
  let cut: EdgeSet
  /// What must be shown, in points; `nil` where the part was chosen for more than the subject.
  let focus: Rect?

  /// Whether the subject goes on beyond a side of the picture.
  var cutsWidth: Bool { focus.map { $0.size.width > region.size.width + 0.5 } ?? false }

  static let units = [
    4, 3, 2.5, 2, 1.75, 1.5, 1.25, 1.1, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.68, 0.66, 0.64, 0.62, 0.6, 0.58, 0.56,
    0.54, 0.52, 0.5, 0.48, 0.46, 0.44, 0.42, 0.4, 0.38, 0.36, 0.34, 0.32, 0.3, 0.28, 0.26, 0.24, 0.22, 0.2, 0.15, 0.1,
    0.05, 0.02, 0.01,
  ]
  private static let longestSide = 1e5
  /// Text is at least so many pixels tall, and where its container would be cut at the side, at least so many.
  static let smallestText = 11.0
  private static let smallestLetters = 4.0
  /// Words of smaller letters are no longer drawn as words, in pixels.
  static let smallestWords = 7.0
  /// A subject that would be shown only a little larger without its lower part is shown whole.
  private static let littleSmaller = 0.7
  /// How much of the surroundings a cut-out shows, in pixels.
  private static func surroundings(_ available: Size) -> Double { available.width < 360 ? 12 : 26 }

  /// A part of the screen that is chosen already.
  init(region: Rect, unit: Double, container: Rect, isWhole: Bool, cut: EdgeSet) {
    (self.region, self.unit, self.container, self.isWhole, self.cut) = (region, unit, container, isWhole, cut)
    focus = nil
  }

  /// - Parameters:
  ///   - wanted: what must be shown.
  ///   - available: room for the picture, in pixels.
  ///   - showsContainer: whether the container is shown at any scale.
  ///   - largestScale: the largest scale, where it is that of another picture; `nil` fits this one alone.
  init(_ wanted: Wanted, available: Size, showsContainer: Bool = false, largestScale: Double? = nil) {
    let (container, focus, smallest) = (wanted.container, wanted.focus, wanted.smallestUnit)
    let largest = largestScale ?? .infinity
    self.container = container
    self.focus = focus
    let whole = PicturePlan.union(container, PicturePlan.bounded(focus, around: container))
    let fitting = PicturePlan.fitting(whole.size, available)
    let isSmall = container.size.width * container.size.height < 1.6 * focus.size.width * focus.size.height
    // A whole container that is mostly empty is shown only as far as there is something to see.
    let isReadable = fitting >= max(smallest, 0.9) && (isSmall || container.size.height <= 320)
    if showsContainer || !wanted.hasSubject || isReadable {
      region = showsContainer ? container : whole
      unit = min(largest, PicturePlan.fitting(region.size, available))
      isWhole = true
      cut = []
      return
    }
    let margin = PicturePlan.surroundings(available)
    let inner = Size(
      width: available.width - (focus.size.width < whole.size.width - 0.5 ? 2 * margin : 0),
      height: available.height - 2 * margin)
    // What is too high goes on below; its whole width is shown as long as letters can be told from one another.
    let widthFits = PicturePlan.fitting(Size(width: focus.size.width, height: 0), inner)
    let letters = smallest * PicturePlan.smallestLetters / PicturePlan.smallestText
    let fits = PicturePlan.fitting(focus.size, inner)
    let cutOut = max(fits, min(smallest, 1, max(widthFits, letters)))
    let exact = min(inner.width / focus.size.width, inner.height / focus.size.height)
    let uncut = fits < cutOut ? max(fits, (exact * 100).rounded(.down) / 100) : fits
    let unit = min(largest, uncut >= cutOut * PicturePlan.littleSmaller ? uncut : cutOut)
    self.unit = unit
    let shown = Size(
      width: min(focus.size.width, inner.width / unit), height: min(focus.size.height, inner.height / unit))
    let around = margin / unit
    let box = PicturePlan.intersection(
      Rect(
        x: focus.minX - around, y: focus.minY - around, width: shown.width + 2 * around,
        height: shown.height + 2 * around), PicturePlan.union(container, focus))
    region = box
    isWhole = false
    var cut: EdgeSet = []
    if box.minX > container.minX + 0.5 { cut.insert(.leading) }
    if box.maxX < container.maxX - 0.5 || shown.width < focus.size.width { cut.insert(.trailing) }
    if box.minY > container.minY + 0.5 { cut.insert(.top) }
    if box.maxY < container.maxY - 0.5 || shown.height < focus.size.height { cut.insert(.bottom) }
    self.cut = cut
  }

  /// The largest scale at which a size fits.
  static func fitting(_ size: Size, _ available: Size) -> Double {
    units.first { size.width * $0 <= available.width && size.height * $0 <= available.height } ?? 0.005
  }

  static func isFinite(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.magnitude < longestSide }
  }

  /// What lies within reach of the container: a view far outside is not followed.
  static func bounded(_ rect: Rect, around container: Rect) -> Rect {
    let reach = Size(
      width: max(60, container.size.width * 0.4), height: max(60, container.size.height * 0.4))
    let room = Rect(
      x: container.minX - reach.width, y: container.minY - reach.height,
      width: container.size.width + 2 * reach.width, height: container.size.height + 2 * reach.height)
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

  static func union(_ a: Rect, _ b: Rect) -> Rect {
    let (x, y) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return Rect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }

  static func intersection(_ a: Rect, _ b: Rect) -> Rect {
    let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
    return Rect(x: x, y: y, width: max(0, min(a.maxX, b.maxX) - x), height: max(0, min(a.maxY, b.maxY) - y))
  }
}

extension PicturePlan {
  /// What a plan must show, whatever room there is.
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

    /// The subject's frame with all that is drawn inside it, as far as it can be drawn and shows in scroll views.
    private static func extent(of subject: Subject, _ record: IndexedTrace, _ container: Rect) -> Rect {
      let drawn = DrawnExtent(of: subject.node, members: subject.chain + subject.children, record).rect
      let shown = bounded(drawn ?? container, around: container)
      guard let node = record.node(subject.node), let visible = record.visibleArea(around: node) else { return shown }
      let part = intersection(shown, visible)
      return part.size.width > 0 && part.size.height > 0 ? part : shown
    }
  }
}
