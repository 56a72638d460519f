import LayoutEngine

/// The content that has been drawn, read from its finished elements.
///
/// Annotation does not cover any text, picture, symbol or shape. Its lines may only cross a ground: a filled shape with
/// other content on it, such as that of a card behind its words, or one behind the whole picture. There they must stand
/// out.
struct ContentInk {
  /// An area of one colour, or of a gradient's colours.
  struct Fill {
    var box: Box
    var paint: Paint
    /// The brightness of the whole fill in each appearance.
    var luminances: Luminances
    /// Where its gradient lies; `nil` for a single colour, and for a fill that is drawn away from its place.
    var gradient: GradientDrawing?
    /// The part of the box that is filled.
    var shape: InkShape
    /// Whether it is drawn away from where it was laid out: turned, scaled or sheared.
    var isMapped = false
    /// Whether lines may cross it.
    var isGround = false
  }

  /// How bright a paint is on the page, in light mode and in dark mode; for a gradient the darkest and the brightest
  /// colour.
  struct Luminances {
    var light: ClosedRange<Double>
    var dark: ClosedRange<Double>
  }

  /// The class of groups of bars that stand for words.
  static let words = "words"
  /// The word in the classes of a symbol's paths.
  static let symbol = "symbol"

  /// Where letters are, or the bars that stand for them.
  private(set) var texts: [Box] = []
  /// Where pictures and symbols are.
  private(set) var pictures: [Box] = []
  /// Filled areas in the order in which they are painted.
  private(set) var fills: [Fill] = []
  /// The paints that were met, with their brightness: a figure has few of them.
  private var known: [(paint: Paint, luminances: Luminances)] = []

  /// - Parameters:
  ///   - elements: the content.
  ///   - styles: the colours that its classes number.
  init(_ elements: [Element], _ styles: StyleSheet) {
    for element in elements { read(element, styles, Placement()) }
    shapes = fills.filter { !$0.isGround && !isBehindPicture($0) }
  }

  /// The fills that no line may cross.
  private(set) var shapes: [Fill] = []
  /// The clip of the content as a whole.
  private var picture: Box?

  private func isBehindPicture(_ fill: Fill) -> Bool { picture.map { fill.box.contains($0) } ?? false }

  /// Content on a fill is smaller than this fraction of it.
  private static let smaller = 0.9

  /// Marks the fills around a box as the ground of what is drawn in it.
  private mutating func lay(_ box: Box) {
    let area = box.width * box.height
    for index in fills.indices
    where !fills[index].isGround && fills[index].box.inset(-0.5).contains(box)
      && area <= ContentInk.smaller * fills[index].box.width * fills[index].box.height
    {
      fills[index].isGround = !fills[index].shape.isHollow
    }
  }

  /// The clip and the transform around an element.
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

  private mutating func read(_ element: Element, _ styles: StyleSheet, _ placement: Placement) {
    switch element {
    case .group(let group):
      var inner = placement
      if let clip = group.clip {
        let box = placement.box(clip.box) ?? Box(x: 0, y: 0, width: 0, height: 0)
        inner.clip = placement.clip.map { $0.intersection(box) } ?? box
        if picture == nil { picture = box }
      }
      if let map = group.transform { inner.map = placement.map.map { $0.after(map) } ?? map }
      inner.opacity *= group.opacity ?? 1
      if group.classes == ContentInk.words { for bar in group.elements { addText(self.bar(bar, inner)) } }
      for element in group.elements { read(element, styles, inner) }
    case .rectangle(_, _, _, let classes), .ellipse(_, let classes), .path(_, let classes, _):
      guard let paint = ContentInk.paint(classes, styles.paints)?.opacity(placement.opacity),
        max(paint.light.opacity, paint.dark.opacity) > ContentInk.faintest,
        let shape = InkShape(element, place: { placement.box($0) }, map: placement.map)
      else { return }
      if classes.classWords.contains(where: { $0 == ContentInk.symbol }) {
        addPicture(shape.box)
      } else {
        let word = paint.gradient == nil || placement.map != nil ? nil : classes.classWords.first
        add(shape, paint, word.flatMap { styles.gradient(of: $0)?.drawing }, isMapped: placement.map != nil)
      }
    case .text(let run):
      if placement.opacity > ContentInk.faintest { addText(placement.box(ContentInk.box(of: run))) }
    case .image(_, let box):
      if placement.opacity > ContentInk.faintest { addPicture(placement.box(box)) }
    case .fade: return
    }
  }

  /// Anything fainter cannot be seen.
  private static let faintest = 0.02
  /// Nothing can be seen through what is less translucent.
  private static let opaque = 0.99

  private mutating func addText(_ box: Box?) {
    guard let box else { return }
    lay(box)
    texts.append(box)
  }

  private mutating func addPicture(_ box: Box?) {
    guard let box else { return }
    lay(box)
    pictures.append(box)
  }

  private mutating func add(_ shape: InkShape, _ paint: Paint, _ gradient: GradientDrawing?, isMapped: Bool) {
    if !shape.isHollow {
      lay(shape.box)
      if min(paint.light.opacity, paint.dark.opacity) >= ContentInk.opaque { hide(behind: shape) }
    }
    let luminances: Luminances
    if let earlier = known.first(where: { $0.paint == paint }) {
      luminances = earlier.luminances
    } else {
      luminances = Luminances(of: paint)
      known.append((paint, luminances))
    }
    fills.append(
      Fill(
        box: shape.box, paint: paint, luminances: luminances, gradient: gradient, shape: shape, isMapped: isMapped))
  }

  /// Forgets the texts and pictures that a shape covers, as nobody sees them.
  private mutating func hide(behind shape: InkShape) {
    texts.removeAll { shape.covers($0) }
    pictures.removeAll { shape.covers($0) }
  }

  /// The place of a bar that stands for a line of words.
  private func bar(_ element: Element, _ placement: Placement) -> Box? {
    guard case .rectangle(let box, _, _, _) = element, placement.opacity > ContentInk.faintest else { return nil }
    return placement.box(box)
  }

  static func paint(_ classes: String, _ paints: [Paint]) -> Paint? {
    guard let word = classes.classWords.first, word.hasPrefix("f") || word.hasPrefix("s"),
      let number = Int(word.dropFirst()), paints.indices.contains(number - 1)
    else { return nil }
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

  /// Texts, pictures and symbols, which nothing may cover.
  var obstacles: [Box] { texts + pictures }

  /// The fills that show behind a box, from above; the topmost opaque one ends the search.
  func behind(_ box: Box) -> [Fill] {
    var result: [Fill] = []
    for fill in fills.reversed() where fill.shape.overlaps(box) {
      result.append(fill)
      if fill.shape.covers(box), min(fill.paint.light.opacity, fill.paint.dark.opacity) >= ContentInk.opaque { break }
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
