import LayoutEngine
import Markup

/// The texts and lines of finished elements, in the order in which they are drawn.
struct SheetGeometry {
  /// A text of the figure's own.
  struct Label {
    var text: String
    var box: Box
    var classes: [String]
    /// Its place in the order of drawing.
    var order: Int
  }

  /// The words of an element's classes and their meaning, read once for the many elements with the same classes.
  struct Words {
    let all: [String]
    let isArea: Bool
    let isLine: Bool
    let isCasing: Bool
    let isZigzag: Bool

    fileprivate init(of classes: String) {
      all = classes.classWords.map { String($0) }
      isArea = all.contains("area")
      isCasing = all.contains("casing")
      isLine = all.contains("line")
      isZigzag = all.contains("zigzag")
    }
  }

  /// A stroked line, a side of a rectangle or a stretch of a path.
  struct Line {
    let words: Words
    let from: Point
    let to: Point
    let order: Int

    var classes: [String] { words.all }
    var box: Box { Box(from: from, to: to) }
    /// Whether it is the rim of the page's colour below another line.
    var isCasing: Bool { words.isCasing }
  }

  /// A filled area that hides what was drawn before it.
  struct Mask {
    var classes: [String]
    var box: Box
    var order: Int
  }

  /// A filled area of the annotation: a badge, an arrowhead, a diamond.
  struct Area {
    var classes: [String]
    var box: Box
  }

  private(set) var labels: [Label] = []
  private(set) var areas: [Area] = []
  private(set) var lines: [Line] = []
  private(set) var masks: [Mask] = []
  private var order = 0
  private var known: [String: Words] = [:]

  init(_ elements: [Element]) {
    for element in elements { read(element, nil) }
  }

  /// The classes of areas that are meant to lie over or under something else.
  private static let grounds: Set<String> = ["veil", "band"]
  /// The classes of areas that hide what is below them.
  private static let opaque: Set<String> = ["badge", "pill", "page", "chip"]

  private mutating func read(_ element: Element, _ map: Transform?) {
    order += 1
    switch element {
    case .group(let group):
      // A line that fades away cannot be confused with a label.
      if let opacity = group.opacity, opacity < 0.75 { return }
      let inner = group.transform.map { own in map.map { $0.after(own) } ?? own } ?? map
      for element in group.elements { read(element, inner) }
    case .rectangle(let box, _, _, let classes), .ellipse(let box, let classes):
      let words = words(classes)
      let mapped = SheetGeometry.box(box, map)
      add(areaOf: mapped, words)
      if words.isLine {
        lines += mapped.sides.map { Line(words: words, from: $0.from, to: $0.to, order: order) }
      } else if !SheetGeometry.opaque.isDisjoint(with: words.all) {
        masks.append(Mask(classes: words.all, box: mapped, order: order))
      }
    case .path(let path, let classes, _):
      let words = words(classes)
      guard words.isArea || words.isLine || words.isCasing else { return }
      let segments = PathSegments.read(path)
      if words.isArea {
        let points = segments.flatMap { [$0.from, $0.to] }.map { point in map.map { $0(point) } ?? point }
        if let box = Box(around: points) { add(areaOf: box, words) }
      }
      guard words.isLine || words.isCasing else { return }
      for segment in segments {
        let from = map.map { $0(segment.from) } ?? segment.from
        let to = map.map { $0(segment.to) } ?? segment.to
        lines.append(Line(words: words, from: from, to: to, order: order))
      }
    case .text(let run):
      let words = words(run.classes).all
      let style = LabelStyle.allCases.first { style in words.contains { $0 == style.classes } } ?? .note
      labels.append(
        Label(text: run.string, box: SheetGeometry.box(style.box(of: run), map), classes: words, order: order))
    case .image, .fade: return
    }
  }

  private mutating func add(areaOf box: Box, _ words: Words) {
    guard words.isArea, SheetGeometry.grounds.isDisjoint(with: words.all) else { return }
    areas.append(Area(classes: words.all, box: box))
  }

  private mutating func words(_ classes: String) -> Words {
    if let words = known[classes] { return words }
    let words = Words(of: classes)
    known[classes] = words
    return words
  }

  private static func box(_ box: Box, _ map: Transform?) -> Box {
    guard let map else { return box }
    let mapped = map.boundingBox(of: Rect(x: box.minX, y: box.minY, width: box.width, height: box.height))
    return Box(minX: mapped.minX, minY: mapped.minY, maxX: mapped.maxX, maxY: mapped.maxY)
  }
}
