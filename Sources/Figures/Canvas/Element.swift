import LayoutEngine
import Markup

/// One thing on a figure's canvas. Layers make elements; the renderer turns them into SVG.
indirect enum Element: Sendable {
  case group(Group)
  case rectangle(Box, cornerX: Double, cornerY: Double, classes: String)
  case ellipse(Box, classes: String)
  case path(PathData, classes: String, isEvenOdd: Bool = false)
  case text(TextRun)
  /// A picture; pictures of the same file share its address.
  case image(FigureImage, Box)
  /// The page's colour over a part of the picture, increasingly opaque towards an edge beyond which the picture
  /// continues.
  case fade(Box, toward: Edge)

  static func rectangle(_ box: Box, classes: String) -> Element {
    .rectangle(box, cornerX: 0, cornerY: 0, classes: classes)
  }

  /// A straight line.
  static func line(_ from: Point, _ to: Point, classes: String) -> Element {
    .path(PathData([from, to]), classes: classes)
  }

  /// A line of the figure's own text.
  static func label(
    _ string: String, x: Double, y: Double, style: LabelStyle, color: String, anchor: TextRun.Anchor = .start,
    width: Double? = nil
  ) -> Element {
    var run = TextRun(string: string, x: x, y: y, classes: style.classes + " " + color, anchor: anchor)
    run.measured = width ?? style.width(of: string)
    return .text(run)
  }

  /// Several elements together.
  struct Group {
    var classes = ""
    /// The node that the elements draw or describe.
    var node: NodeID?
    /// The call that the elements describe.
    var call: Int32?
    /// Limits what is drawn.
    var clip: Shape?
    /// The part of an animation's strip in which the elements are shown; `nil` for elements that are always shown.
    var turn: Box?
    var opacity: Double?
    /// The transform with which the elements are drawn: moved, scaled or turned.
    var transform: Transform?
    /// The group's name for assistive technology.
    var label: String?
    var elements: [Element]
  }

  /// A closed outline for clipping.
  enum Shape {
    case rectangle(Box, cornerX: Double, cornerY: Double)
    case ellipse(Box)
    /// Lines and curves, and the box around them.
    case path(PathData, Box)
  }

  /// One line of text.
  struct TextRun {
    typealias Anchor = OutlinedText.Anchor

    var string: String
    /// Where the baseline starts (or has its middle or end).
    var x: Double
    var y: Double
    var classes: String
    var anchor = Anchor.start
    /// The font size in pixels; `nil` leaves it to the class.
    var size: Double?
    /// The width the text is given, in pixels.
    var length: Double?
    /// The width of a label as it was measured, in pixels.
    var measured: Double?
    var weight: Int?
    var italic = false
    /// The lines under and through the letters, with the words for their paint.
    var decorations: [(place: TextDecoration.Place, classes: String)] = []
  }
}

extension Element.TextRun {
  /// The style of the figure's own labels; `nil` for a text of the content.
  var style: LabelStyle? {
    guard size == nil else { return nil }
    let word = String(Substring(classes.utf8.prefix { $0 != UInt8(ascii: " ") }))
    return LabelStyle.allCases.first { $0.classes == word }
  }

  /// The size of its letters in pixels.
  var fontSize: Double { size ?? style?.size ?? LabelStyle.note.size }

  /// The widths of its letters.
  var widths: InterWidths {
    InterWidths(weight: weight ?? style?.weight ?? 400, hasTabularDigits: style?.hasTabularDigits ?? false)
  }

  /// How wide its letters are drawn in Inter, in pixels; `nil` when Inter lacks some of them.
  var width: Double? {
    guard let ems = widths.ems(of: string) else { return nil }
    return ems * fontSize + letterSpacing * Double(string.unicodeScalars.count)
  }

  /// Where the lines under and through the letters are drawn, in pixels, with the words for their paint.
  var decorationBoxes: [(box: Box, classes: String)] {
    guard !decorations.isEmpty else { return [] }
    let room = LabelStyle.note.box(of: self, width: length ?? width)
    return decorations.map { decoration in
      let center = y + (decoration.place == .under ? 0.13 : -0.27) * fontSize
      let thickness = max(0.065 * fontSize, 1)
      return (Box(x: room.minX, y: center - thickness / 2, width: room.width, height: thickness), decoration.classes)
    }
  }

  /// The space after each letter that makes the text as wide as its given room, in pixels, rounded to hundredths.
  ///
  /// The letters keep their shapes. Letters that Inter lacks come from a font of unknown widths and stay as they are.
  var letterSpacing: Double {
    guard let length, let ems = widths.ems(of: string) else { return 0 }
    let missing = length - ems * fontSize
    guard missing.magnitude >= 0.3 else { return 0 }
    return (missing / Double(string.unicodeScalars.count) * 1000).rounded() / 1000
  }
}

extension PathData {
  /// A polygon, or an open line through the points.
  init(_ points: [Point], closed: Bool = false) {
    self.init()
    lines(through: points)
    if closed { close() }
  }

  /// A further polygon.
  mutating func polygon(_ corners: [Point]) {
    lines(through: corners)
    close()
  }

  private mutating func lines(through points: [Point]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(point.x, point.y) } else { line(point.x, point.y) }
    }
  }

  mutating func segment(_ from: Point, _ to: Point) {
    move(from.x, from.y)
    line(to.x, to.y)
  }
}

extension String {
  /// The words of an element's classes. The words are split at the bytes of spaces: looking for whole characters takes
  /// several times as long, and a figure has hundreds of elements.
  var classWords: [Substring] {
    var words: [Substring] = []
    let letters = utf8
    var (start, end) = (letters.startIndex, letters.startIndex)
    while start < letters.endIndex {
      if end == letters.endIndex || letters[end] == UInt8(ascii: " ") {
        if start < end { words.append(Substring(letters[start..<end])) }
        start = end
        if start < letters.endIndex { letters.formIndex(after: &start) }
        end = start
      } else {
        letters.formIndex(after: &end)
      }
    }
    return words
  }
}
