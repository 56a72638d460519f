import Explanation
import LayoutEngine

/// Puts a figure's parts below each other: header, picture, notes, the grid's passes, legend.
struct FigureComposer {
  private let record: IndexedTrace
  private let options: FigureOptions
  private let caption: String
  private var sheet: Sheet
  /// How far down the canvas is filled.
  private var bottom = Sheet.margin
  private var legend = LegendLayer()

  private static let gutter = 56.0
  private static let tallest = 640.0
  /// Room above and below the picture for labels outside it.
  private static let labelRoom = 34.0

  init(_ record: IndexedTrace, title: String, caption: String, options: FigureOptions) {
    self.record = record
    self.options = options
    self.caption = caption
    sheet = Sheet(title: title)
  }

  mutating func compose() -> Sheet {
    let hasHeader = options.layers.contains(.header)
    let top = hasHeader ? 68.0 : 12.0
    let available = Size(
      width: Sheet.standardWidth - 2 * FigureComposer.gutter, height: FigureComposer.tallest)
    let space = PictureSpace(
      record: record, available: available, top: top + FigureComposer.labelRoom,
      showsOnlyContainer: options.showsOnlyContainer)
    if hasHeader { HeaderLayer.draw(record, space, on: &sheet) }
    drawPicture(space, top: top)
    if options.layers.contains(.gridPasses) { drawGridPasses() }
    if options.layers.contains(.legend) { bottom = legend.draw(on: &sheet, top: bottom + 14) }
    finish(options.showsOnlyContainer ? space.box : nil)
    return sheet
  }

  private mutating func drawPicture(_ space: PictureSpace, top: Double) {
    sheet.elements.append(.rectangle(space.box.inset(0.5), classes: "container"))
    if options.layers.contains(.content) {
      ContentLayer(record: record, space: space, options: options).draw(on: &sheet)
    }
    if options.layers.contains(.guides) {
      let hasGuides = GuideLayer.draw(record, space, on: &sheet)
      if hasGuides { legend.uses(.guide) }
    }
    bottom = space.box.maxY + FigureComposer.labelRoom
    guard options.layers.contains(.overlays) else { return }
    var overlay = OverlayLayer(record: record, space: space, options: options)
    let room = Box(minX: 12, minY: top, maxX: Sheet.standardWidth - 12, maxY: bottom)
    let notes = overlay.draw(on: &sheet, record: record, room: room)
    noteUse(of: overlay)
    // Room that no label took is given back.
    bottom = max(space.box.maxY + 10, sheet.labels.map { $0.box.maxY }.max() ?? 0)
    if !notes.isEmpty { bottom = NotesTable.draw(notes, on: &sheet, top: bottom + 10) }
  }

  private mutating func noteUse(of overlay: OverlayLayer) {
    if !overlay.outlined.isEmpty { legend.uses(.answer) }
    if overlay.outlined.contains(where: { $0.proposal != nil }) { legend.uses(.proposal) }
    if overlay.usesOverflow { legend.uses(.overflow) }
  }

  private mutating func drawGridPasses() {
    for node in record.placedNodes {
      guard let passes = node.tracks, GridMisalignment.happens(in: passes) else { continue }
      let panel = GridPassesPanel(node: node, passes: passes, record: record)
      bottom = panel.draw(on: &sheet, top: bottom + 18)
      legend.uses(.firstPass)
      legend.uses(.secondPass)
      legend.uses(.middle)
    }
  }

  /// Sizes the canvas to what was drawn, or to one part of it.
  private mutating func finish(_ part: Box?) {
    sheet.height = (bottom + Sheet.margin).rounded(.up)
    let canvas = part ?? Box(x: 0, y: 0, width: sheet.width, height: sheet.height)
    sheet.origin = Point(x: canvas.minX, y: canvas.minY)
    sheet.width = canvas.width
    sheet.height = canvas.height
    sheet.elements.insert(.rectangle(canvas, classes: "page"), at: 0)
    sheet.description = LongDescription(record, caption: caption).text
  }
}
