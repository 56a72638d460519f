import LayoutEngine

/// What the content has drawn, read from its finished elements: annotation must not lie over texts and pictures, and
/// its lines must stand out from what is filled behind them.
struct ContentInk {
  /// An area of one colour.
  struct Fill {
    var box: Box
    var paint: Paint
    /// How bright it is in each of the appearances.
    var luminances: Luminances
  }

  /// How bright a paint is on the page, in light mode and in dark mode.
  struct Luminances {
    var light: Double
    var dark: Double
  }

  /// The class of groups of bars that stand for words.
  static let words = "words"

  /// Where letters are, or the bars that stand for them.
  private(set) var texts: [Box] = []
  /// Where pictures are.
  private(set) var pictures: [Box] = []
  /// Filled areas in the order in which they are painted.
  private(set) var fills: [Fill] = []
  /// The paints that were met, with how bright they are: a figure has few of them.
  private var known: [(paint: Paint, luminances: Luminances)] = []

  /// - Parameters:
  ///   - elements: the content.
  ///   - paints: the colours that its classes number.
  init(_ elements: [Element], paints: [Paint]) {
    for element in elements { read(element, paints, Placement()) }
  }

  /// What stands around an element.
  private struct Placement {
    var map: Transform?
    var clip: Box?
    var opacity = 1.0

    func box(_ box: Box) -> Box? {
      var box = box
      if let map {
        let mapped = map.boundingBox(of: Rect(x: box.minX, y: box.minY, width: box.width, height: box.height))
        box = Box(minX: mapped.minX, minY: mapped.minY, maxX: mapped.maxX, maxY: mapped.maxY)
      }
      if let clip { box = box.intersection(clip) }
      return box.width > 0 && box.height > 0 && box.isDrawable ? box : nil
    }
  }

  private mutating func read(_ element: Element, _ paints: [Paint], _ placement: Placement) {
    switch element {
    case .group(let group):
      var inner = placement
      if let clip = group.clip {
        let box = placement.box(clip.box) ?? Box(x: 0, y: 0, width: 0, height: 0)
        inner.clip = placement.clip.map { $0.intersection(box) } ?? box
      }
      if let map = group.transform { inner.map = placement.map.map { $0.after(map) } ?? map }
      inner.opacity *= group.opacity ?? 1
      if group.classes == ContentInk.words { texts += group.elements.compactMap { bar($0, inner) } }
      for element in group.elements { read(element, paints, inner) }
    case .rectangle(let box, _, _, let classes), .ellipse(let box, let classes):
      guard let paint = ContentInk.paint(classes, paints), let box = placement.box(box) else { return }
      add(box, paint.opacity(placement.opacity))
    case .text(let run):
      if let box = placement.box(ContentInk.box(of: run)), placement.opacity > 0.02 { texts.append(box) }
    case .image(_, let box):
      if let box = placement.box(box), placement.opacity > 0.02 { pictures.append(box) }
    case .path, .fade: return
    }
  }

  private mutating func add(_ box: Box, _ paint: Paint) {
    if let earlier = known.first(where: { $0.paint == paint }) {
      return fills.append(Fill(box: box, paint: paint, luminances: earlier.luminances))
    }
    let luminances = Luminances(light: Tones.light.luminance(of: paint), dark: Tones.dark.luminance(of: paint))
    known.append((paint, luminances))
    fills.append(Fill(box: box, paint: paint, luminances: luminances))
  }

  /// Where a bar is that stands for a line of words.
  private func bar(_ element: Element, _ placement: Placement) -> Box? {
    guard case .rectangle(let box, _, _, _) = element, placement.opacity > 0.02 else { return nil }
    return placement.box(box)
  }

  static func paint(_ classes: String, _ paints: [Paint]) -> Paint? {
    guard classes.hasPrefix("f"), let number = Int(classes.dropFirst()), paints.indices.contains(number - 1) else {
      return nil
    }
    return paints[number - 1]
  }

  /// Where a run's letters are: above the baseline as far as capitals reach, below it as far as a p.
  static func box(of run: Element.TextRun) -> Box {
    let size = run.size ?? LabelStyle.number.size
    let width = run.length ?? LabelStyle.number.width(of: run.string) * size / LabelStyle.number.size
    let start =
      switch run.anchor {
      case .start: run.x
      case .middle: run.x - width / 2
      case .end: run.x - width
      }
    return Box(minX: start, minY: run.y - size * 0.74, maxX: start + width, maxY: run.y + size * 0.22)
  }

  /// Texts and pictures, which nothing may lie over.
  var obstacles: [Box] { texts + pictures }

  /// How far a line that is interrupted ends before a text or picture, and the shortest piece that is left, in pixels.
  private static let gap = 3.0
  private static let shortest = 3.0

  /// The parts of a line that lie over no text and no picture, two pixels away from them.
  ///
  /// - Parameter others: what else the line must not lie over.
  func clear(_ from: Point, _ to: Point, besides others: [Box] = []) -> [(from: Point, to: Point)] {
    let length = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
    guard length >= 1 else { return [] }
    let gap = ContentInk.gap / length
    var pieces = [(0.0, 1.0)]
    for boxes in [texts, pictures, others] {
      for box in boxes {
        guard let (enter, leave) = box.inset(-2).crossing(from: from, to: to) else { continue }
        pieces = pieces.flatMap { piece -> [(Double, Double)] in
          guard leave > piece.0, enter < piece.1 else { return [piece] }
          return [(piece.0, enter - gap), (leave + gap, piece.1)].filter { $0.1 - $0.0 > 0 }
        }
      }
    }
    let point = { (t: Double) in Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t) }
    return pieces.filter { ($0.1 - $0.0) * length >= min(length, ContentInk.shortest) }
      .map { (point($0.0), point($0.1)) }
  }

  /// Whether nothing stands in a box that must not be covered.
  func isFree(_ box: Box) -> Bool { !obstacles.contains { $0.overlaps(box) } }

  /// The fills that show behind a box, the topmost opaque one first found from above ends the search.
  func behind(_ box: Box) -> [Fill] {
    var result: [Fill] = []
    for fill in fills.reversed() where fill.box.overlaps(box) {
      result.append(fill)
      if fill.box.contains(box), min(fill.paint.light.opacity, fill.paint.dark.opacity) >= 0.99 { break }
    }
    return result
  }
}

extension Element.Shape {
  /// The box around the outline.
  var box: Box {
    switch self {
    case .rectangle(let box, _, _), .ellipse(let box), .path(_, let box): box
    }
  }
}
