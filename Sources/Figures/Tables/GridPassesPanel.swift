import Explanation
import LayoutEngine
import Markup

/// The two passes of a lazy grid below each other on one scale: the measured tracks as ghosts, the placed ones
/// solid, and how far the placed ones are off the middle.
struct GridPassesPanel {
  private let node: Trace.Node
  private let misalignment: GridMisalignment
  private let passes: GridPasses
  /// The extent of the parent along the tracks; the grid's own frame when it is the root.
  private let around: (start: Double, end: Double)
  private let unit: Double
  /// The canvas's x of the grid's leading edge.
  private let edge: Double
  private let calculations: GridCalculations

  private static let stripHeight = 46.0
  private let width: FigureWidth

  init(node: Trace.Node, passes: GridPasses, record: IndexedTrace, width: FigureWidth) {
    self.node = node
    self.passes = passes
    self.width = width
    misalignment = GridMisalignment(node: node, passes: passes)
    calculations = GridCalculations(node: node, axis: passes.axis, record: record)
    let axis = passes.axis
    let frame = record.parent(of: node)?.frame ?? node.frame
    let origin = (axis == .horizontal ? frame.minX : frame.minY) - misalignment.start
    around = (origin, origin + frame.size[axis])
    let starts = [0, around.start, misalignment.placedExtent.start, misalignment.measuredExtent.start]
    let ends = [misalignment.length, around.end, misalignment.placedExtent.end, misalignment.measuredExtent.end]
    let first = starts.min() ?? 0
    let total = max(1, (ends.max() ?? 0) - first)
    let scales = [6, 5, 4, 3, 2.5, 2, 1.5, 1, 0.75, 0.5, 0.25, 0.1]
    let widest = width == .wide ? 560 : width.pixels - 2 * width.margin
    unit = scales.first { total * $0 <= widest } ?? widest / total
    edge = (width.pixels - total * unit) / 2 - first * unit
  }

  /// Draws the panel and returns where it ends.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    let (left, right) = (sheet.margin, sheet.width - sheet.margin)
    sheet.elements.append(.line(Point(x: left, y: top + 0.5), Point(x: right, y: top + 0.5), classes: "line rule"))
    let isHorizontal = passes.axis == .horizontal
    let tracks = isHorizontal ? "columns" : "rows, top to bottom"
    let title = NodeName.name(of: node) + " resolves its " + tracks + " twice"
    heading(title, .heading, "heading ink", y: top + 26, on: &sheet)
    let first = drawPass(1, top: top + 50, on: &sheet)
    let second = drawPass(2, top: first + 34, on: &sheet)
    return heading(misalignment.sentence, .note, "note ink", y: second + 32, on: &sheet) + 10
  }

  /// Draws one pass with its calculation and returns where it ends.
  private func drawPass(_ number: Int, top: Double, on sheet: inout Sheet) -> Double {
    let isFirst = number == 1
    heading(
      isFirst ? "1. Measuring, with the proposal" : "2. Placing, with the answer", .note, "note muted", y: top,
      on: &sheet)
    let proposed = isFirst ? passes.proposed : passes.answered
    dimension(isFirst ? around.start : 0, proposed, "? ", .proposal, y: top + 24, on: &sheet)
    let bottom = drawStrip(isFirst ? passes.measured : passes.placed, top: top + 40, isGhost: isFirst, on: &sheet)
    var end = bottom
    if isFirst {
      dimension(misalignment.measuredExtent.start, passes.answered, "= ", .answer, y: bottom + 16, on: &sheet)
      end = bottom + 22
    } else {
      drawMiddles(second: bottom, on: &sheet)
      end = drawDistance(bottom, on: &sheet) - 4
    }
    for line in isFirst ? calculations.first : calculations.second {
      end = heading(line, .number, "number muted", y: end + 18, on: &sheet)
    }
    return end
  }

  /// Writes a text in as many lines as it takes and returns the last one's baseline.
  @discardableResult
  private func heading(
    _ text: String, _ style: LabelStyle, _ classes: String, y: Double, on sheet: inout Sheet
  ) -> Double {
    let color = classes.split(separator: " ").last.map { String($0) } ?? "ink"
    return sheet.addParagraph(
      text, style, color: color, x: sheet.margin, y: y, room: sheet.width - 2 * sheet.margin, mostLines: 8)
  }

  private func x(_ point: Double) -> Double { edge + point * unit }

  /// Draws the tracks of one pass with their lengths and returns the strip's lower edge.
  private func drawStrip(
    _ tracks: [GridPasses.Track], top: Double, isGhost: Bool, on sheet: inout Sheet
  ) -> Double {
    let bottom = top + GridPassesPanel.stripHeight
    let pass = isGhost ? "first-pass" : "second-pass"
    var group = Element.Group(classes: pass, node: node.id, elements: [])
    var texts: [(run: Element.TextRun, width: Double)] = []
    for track in tracks {
      let box = Box(minX: x(track.start), minY: top, maxX: x(track.start + track.length), maxY: bottom)
      group.elements += isGhost ? GridPassesPanel.ghost(box) : GridPassesPanel.solid(box)
      let text = LengthText.length(track.length)
      let width = LabelStyle.heading.width(of: text)
      guard width + 8 < box.width else { continue }
      let run = Element.TextRun(
        string: text, x: box.midX, y: box.midY + 4.5, classes: "heading ink", anchor: .middle)
      texts.append((run, width))
    }
    if !isGhost {
      let frame = Box(minX: x(0), minY: top - 4, maxX: x(misalignment.length), maxY: bottom + 4)
      group.elements.append(.rectangle(frame, classes: "line answer"))
    }
    sheet.elements.append(.group(group))
    for (run, width) in texts {
      let box = LabelStyle.heading.box(of: run, width: width).inset(-4, -2)
      sheet.elements.append(.rectangle(box, cornerX: 3, cornerY: 3, classes: "chip"))
      sheet.addText(run, style: .heading, width: width)
    }
    return bottom
  }

  /// Whose length a dimension line shows.
  private enum Measure { case proposal, answer }

  /// A dimension line with its number in the middle.
  private func dimension(
    _ start: Double, _ length: Double, _ prefix: String, _ measure: Measure, y: Double, on sheet: inout Sheet
  ) {
    guard length.isFinite, length > 0 else { return }
    let (left, right) = (x(start), x(start + length))
    let isProposal = measure == .proposal
    var ticks = PathData()
    ticks.segment(Point(x: left, y: y - 5), Point(x: left, y: y + 5))
    ticks.segment(Point(x: right, y: y - 5), Point(x: right, y: y + 5))
    let classes = isProposal ? "line proposal" : "line answer"
    sheet.elements.append(.line(Point(x: left, y: y), Point(x: right, y: y), classes: classes))
    sheet.elements.append(.path(ticks, classes: classes + " plain"))
    let run = Element.TextRun(
      string: prefix + LengthText.length(length), x: (left + right) / 2, y: y + 4,
      classes: "number " + (isProposal ? "proposal-text" : "answer-text"), anchor: .middle)
    let width = LabelStyle.number.width(of: run.string)
    sheet.elements.append(.rectangle(LabelStyle.number.box(of: run, width: width).inset(-6, -1), classes: "page"))
    sheet.addText(run, style: .number, width: width)
  }

  /// The middle of the frame and that of the tracks.
  private func drawMiddles(second: Double, on sheet: inout Sheet) {
    let isOff = misalignment.offset.magnitude >= 0.05
    for point in isOff ? [0, misalignment.offset] : [0] {
      let middle = x(misalignment.length / 2 + point)
      let top = Point(x: middle, y: second - GridPassesPanel.stripHeight - 4)
      sheet.elements.append(.line(top, Point(x: middle, y: second + 26), classes: "line guide middle"))
    }
  }

  /// The distance between the two middles, as an arrow with its number.
  private func drawDistance(_ bottom: Double, on sheet: inout Sheet) -> Double {
    let y = bottom + 20
    let offset = misalignment.offset
    guard offset.magnitude >= 0.05 else { return bottom + 12 }
    let (from, to) = (x(misalignment.length / 2), x(misalignment.length / 2 + offset))
    let (left, right) = (min(from, to), max(from, to))
    // Short distances get their arrows from outside.
    var shafts = PathData()
    shafts.segment(Point(x: left - 22, y: y), Point(x: left, y: y))
    shafts.segment(Point(x: right, y: y), Point(x: right + 22, y: y))
    sheet.elements.append(.path(shafts, classes: "line guide dimension"))
    for (tail, tip) in [(left - 22, left), (right + 22, right)] {
      let (a, b, _) = Arrowhead.points(from: Point(x: tail, y: y), to: Point(x: tip, y: y), length: 6, half: 3)
      sheet.elements.append(.path(PathData([a, Point(x: tip, y: y), b], closed: true), classes: "guide-text"))
    }
    let text = LengthText.length(offset.magnitude) + " off the middle"
    sheet.addText(
      Element.TextRun(string: text, x: right + 28, y: y + 4, classes: "number guide-text"), style: .number)
    return bottom + 30
  }

  /// A track of the first pass: dashed and hatched.
  static func ghost(_ box: Box) -> [Element] {
    [
      .path(Hatch.lines(in: box, pitch: 6), classes: "line stroke-ink hatch"),
      .rectangle(box, classes: "line stroke-ink ghost"),
    ]
  }

  /// A track of the second pass.
  static func solid(_ box: Box) -> [Element] {
    [.rectangle(box, classes: "tint solid"), .rectangle(box, classes: "line stroke-ink")]
  }
}
