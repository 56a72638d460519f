import Explanation
import LayoutEngine

/// What stands around the picture: marks of what sticks out, arrows and the proposal above it, brackets and answers below
/// and right of it, and then the tables.
struct PictureSurroundings {
  private let scene: Scene
  private let frame: PictureFrame
  private let marks: OverflowMarks?
  /// Where the map beside the picture ends, which labels keep off.
  private let mapBottom: Double
  private let picture: Box
  /// The picture with what is drawn right around it.
  private let marked: Box
  private let lengths: SubjectLengths

  private typealias KeyedSpan = (number: Int, span: Span)

  // Distances, in pixels.

  /// Of the room that the map has, arrows and labels may use so much at the picture's side.
  private static let arrowsInMapRoom = 19.0
  private static let labelsInMapRoom = 8.0
  /// From the picture and from the marks around it to what stands below and right of them.
  private static let belowPicture = 6.0
  private static let belowMarks = 2.0
  private static let besidePicture = 10.0
  private static let besideMarks = 8.0
  /// Above and below a row of brackets, below a column and between columns.
  private static let aboveRow = 8.0
  private static let belowRow = 6.0
  private static let belowColumn = 4.0
  private static let betweenColumns = 14.0
  /// From the last column to the line of the height.
  private static let besideColumns = 4.0
  private static let aboveTable = 10.0

  /// - Parameters:
  ///   - marks: the marks of what sticks out, where they are shown.
  ///   - mapBottom: where the map beside the picture ends, or what stands above it.
  init(_ scene: Scene, _ frame: PictureFrame, marks: OverflowMarks?, mapBottom: Double) {
    (self.scene, self.frame, self.marks, self.mapBottom) = (scene, frame, marks, mapBottom)
    let picture = scene.space.box
    let marked = [marks?.box, SideRoom.ghosts(scene)].compactMap { $0 }.reduce(picture) { $0.union($1) }
    (self.picture, self.marked) = (picture, marked)
    lengths = SubjectLengths(
      scene: scene, isTurned: frame.sides.isTurned, tellsBoth: frame.sides.fillsWidth,
      outset: max(frame.outset + SideRoom.guides(scene), picture.minX - marked.minX))
  }

  /// Draws all of it and returns where that ends.
  func draw(on sheet: inout Sheet) -> Double {
    drawMarks(on: &sheet)
    drawAbove(on: &sheet)
    var (y, unexplained) = drawRows(on: &sheet)
    if has(.answer) {
      sheet.elements += lengths.width(below: y)
      y += SubjectLengths.height
    }
    y = drawColumns(on: &sheet, below: y)
    if has(.guides) { y = GuideTable(scene).draw(on: &sheet, top: max(y, mapBottom) + PictureSurroundings.aboveTable) }
    guard scene.options.stage == nil, PictureFrame.canHaveTable(scene.subject, scene.options) else { return y }
    return drawTable(unexplained, on: &sheet, top: max(y, mapBottom))
  }

  private func has(_ layer: FigureLayers) -> Bool { scene.options.layers.contains(layer) }

  // MARK: - At the picture and above it

  private func drawMarks(on sheet: inout Sheet) {
    if let marks {
      GhostLayer(scene: scene).draw(on: &sheet)
      OverflowLayer(scene: scene, marks: marks).draw(on: &sheet, top: picture.minY - frame.headroom.pills)
    }
    if PictureFrame.showsChain(scene.subject, scene.options) {
      ChainLayer(scene: scene, top: picture.minY - frame.headroom.numbers).draw(on: &sheet, marks: marks)
    }
  }

  private func drawAbove(on sheet: inout Sheet) {
    if has(.arrows), let child = BorderLayer(scene: scene).current {
      let start = sheet.margin + max(0, frame.mapRoom - PictureSurroundings.arrowsInMapRoom)
      ArrowLayer(scene: scene).draw(
        child, on: &sheet, top: picture.minY - frame.headroom.arrows, room: (start, sheet.width - sheet.margin))
    }
    if has(.proposal) {
      let start = frame.margin + max(0, frame.mapRoom - PictureSurroundings.labelsInMapRoom)
      sheet.elements += lengths.proposals(
        above: picture.minY - frame.headroom.proposal, room: (start, sheet.width - frame.margin))
    }
  }

  // MARK: - Below it and beside it

  /// Draws the rows of brackets and returns where they end, and what their numbers do not explain.
  private func drawRows(on sheet: inout Sheet) -> (bottom: Double, unexplained: [KeyedSpan]) {
    let drawn = max(picture.maxY, scene.subjectBox.maxY + Scene.outset)
    var y = max(drawn + frame.outset + PictureSurroundings.belowPicture, marked.maxY + PictureSurroundings.belowMarks)
    var unexplained: [KeyedSpan] = []
    var lastNumber = scene.subject.children.compactMap { scene.services.number(of: $0) }.max() ?? 0
    for spans in rows {
      // Beside the map labels keep off it.
      let left = sheet.margin + (y < mapBottom ? max(0, frame.mapRoom - PictureSurroundings.labelsInMapRoom) : 0)
      let row = BracketRow(spans, limits: (left, sheet.width - sheet.margin), after: lastNumber)
      unexplained += row.unexplained
      lastNumber = max(lastNumber, row.unexplained.map { $0.number }.max() ?? 0)
      y = row.draw(on: &sheet, top: y + PictureSurroundings.aboveRow) + PictureSurroundings.belowRow
    }
    return (y, unexplained)
  }

  /// Draws the columns of brackets and the height, and returns where all ends so far.
  private func drawColumns(on sheet: inout Sheet, below bottom: Double) -> Double {
    var y = bottom
    let drawn = max(picture.maxX, scene.subjectBox.maxX + Scene.outset)
    var x = max(drawn + frame.outset + PictureSurroundings.besidePicture, marked.maxX + PictureSurroundings.besideMarks)
    for spans in columns {
      let column = BracketColumn(spans, frame.sides)
      y = max(y, column.draw(on: &sheet, left: x, top: picture.minY) + PictureSurroundings.belowColumn)
      x += column.width + PictureSurroundings.betweenColumns
    }
    if has(.answer) { sheet.elements += lengths.height(at: x + PictureSurroundings.besideColumns) }
    return y
  }

  /// A row a level of answers, then guides and lengths.
  private var rows: [[Span]] {
    // A table that tells the heights of views on top of each other has their widths too.
    let isTold = scene.subject.arrangement == .layers && !frame.sides.showsBrackets
    return SideRoom.rows(scene, withAnswers: !isTold)
  }

  /// What stands right of the picture.
  private var columns: [[Span]] { frame.sides.showsBrackets ? SideRoom.columns(scene) : [] }

  // MARK: - Tables

  /// Tells what the brackets do not: below the picture, and returns where that ends.
  private func drawTable(_ unexplained: [KeyedSpan], on sheet: inout Sheet, top: Double) -> Double {
    let more = unexplained.compactMap { number, span in
      KeyTable.row(span.node, number: number, isKey: span.number == nil, scene.record, scene.services)
    }
    guard frame.needsTable else {
      return more.isEmpty ? top : KeyTable(rows: more).draw(on: &sheet, top: top + PictureSurroundings.aboveTable)
    }
    guard scene.subject.arrangement == .grid else {
      return table(with: more).draw(on: &sheet, top: top + PictureSurroundings.aboveTable)
    }
    let bottom = drawTracks(on: &sheet, top: top)
    return more.isEmpty ? bottom : KeyTable(rows: more).draw(on: &sheet, top: bottom + PictureSurroundings.aboveTable)
  }

  /// The children and what is told of more views; numbers are told where the picture has them.
  private func table(with more: [KeyTable.Row]) -> KeyTable {
    let (record, subject, services) = (scene.record, scene.subject, scene.services)
    let numbered = Set((rows + columns).joined().filter { $0.number != nil }.map { $0.node })
    let table =
      numbered.isEmpty
      ? KeyTable(subject, record, services).folded : KeyTable(subject, record, services, only: numbered)
    let told = Set(table.rows.compactMap { $0.number })
    return table.adding(more.filter { !told.contains($0.number ?? 0) })
  }

  /// The rows of a grid in words.
  private func drawTracks(on sheet: inout Sheet, top: Double) -> Double {
    let first = sheet.elements.count
    let bottom = sheet.addParagraph(
      SceneSpans(scene: scene, axis: .vertical).summary, .number, color: "answer", x: sheet.margin, y: top + 20,
      room: sheet.width - 2 * sheet.margin)
    let lines = Array(sheet.elements[first...])
    sheet.elements.replaceSubrange(
      first..., with: [.group(Element.Group(node: scene.subject.node, elements: lines))])
    return bottom
  }
}
