import LayoutEngine

/// Everything that is drawn in one figure: the views as they look, and the annotation around them.
struct Sheet: Sendable {
  /// The width of a wide figure's canvas.
  static let standardWidth = 720.0
  /// What stays empty at the sides of a wide figure.
  static let margin = 24.0
  /// Nothing of an annotation comes nearer to the edge of a canvas, in pixels.
  static let leastMargin = 8.0

  var title: String
  var description = ""
  /// The canvas's top left corner.
  var origin = Point(x: 0, y: 0)
  var width: Double
  var height = 0.0
  /// What stays empty at each side.
  var margin: Double
  /// The views as they look.
  var content: [Element] = []
  /// Everything else.
  var elements: [Element] = []
  var styles = StyleSheet()
  /// How parts of it are shown one after the other; `nil` for a still sheet.
  var motion: Motion?
  /// What the legend explains.
  var explained: Set<LegendEntry> = []
  /// What the legend adds to an entry: of how many more a sign is an example.
  var additions: [LegendEntry: String] = [:]

  /// Where things are drawn, for a page that lays handles and lines over the figure.
  var places: FigurePlaces?

  init(title: String, options: FigureOptions) {
    self.title = title
    width = options.canvasWidth
    margin = options.width.margin
  }

  var canvas: Box { Box(x: origin.x, y: origin.y, width: width, height: height) }

  /// How tall a canvas is whose last line of text, or last part, ends at a height.
  func height(below bottom: Double) -> Double {
    (bottom + max(margin * 0.75, Sheet.leastMargin + LabelStyle.note.descent)).rounded(.up)
  }

  /// Adds a line of text.
  mutating func addText(_ run: Element.TextRun, style: LabelStyle, width: Double? = nil) {
    var run = run
    run.measured = width ?? style.width(of: run.string)
    elements.append(.text(run))
  }

  /// Adds a text in as many lines as it takes and returns the last one's baseline.
  mutating func addParagraph(
    _ text: String, _ style: LabelStyle, color: String, x: Double, y: Double, room: Double, mostLines: Int = 4
  ) -> Double {
    var y = y
    let lines = style.lines(of: text, room: room)
    for (index, line) in lines.prefix(mostLines).enumerated() {
      if index > 0 { y += style.lineHeight }
      let isCut = index == mostLines - 1 && lines.count > mostLines
      let string = isCut ? style.shortened(line.text + " …", room: room) : line.text
      addText(Element.TextRun(string: string, x: x, y: y, classes: style.classes + " " + color), style: style)
    }
    return y
  }
}

/// Where a page finds what it lays handles and lines over, in pixels.
struct FigurePlaces {
  let container: Box
  let subject: Box
  /// Beyond it nothing is drawn of the views; `nil` where nothing is cut off.
  let cutOut: Box?
}
