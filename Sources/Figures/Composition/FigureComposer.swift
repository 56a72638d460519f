import Explanation
import LayoutEngine
import Markup

/// Composes a figure around its subject: the finding, the way to the subject, the picture with sizes outside it, the
/// account and the legend.
struct FigureComposer {
  private let record: IndexedTrace
  private let options: FigureOptions
  private let title: String
  private let caption: String
  private let words: RecordWords
  private var sheet: Sheet
  /// How far down the canvas is filled.
  private var bottom = 0.0

  /// - Parameter words: the sentences about the layout, if several figures share them.
  init(
    _ record: IndexedTrace, title: String, caption: String, options: FigureOptions, words: RecordWords? = nil
  ) {
    self.record = record
    self.words = words ?? RecordWords(record)
    self.options = options
    self.title = WritingDirection.isolated(title)
    self.caption = caption
    sheet = Sheet(title: title, options: options)
  }

  mutating func compose() -> Sheet {
    guard !options.showsOnlyContainer, options.layers != .content,
      let chosen = Subject(record, focus: options.focus) ?? Subject(record)
    else { return composeContent() }
    let (subject, headline) = about(chosen)
    bottom = 14
    if has(.header) { bottom = HeaderLayer.draw(headline.title, headline.account, on: &sheet) }
    let plan = options.layers.isDisjoint(with: FigureComposer.inPicture) ? nil : composePicture(subject)
    if options.stage == nil { composeTables(subject) }
    if has(.legend), options.stage == nil {
      bottom = LegendLayer.draw(on: &sheet, top: bottom + 12, kind: subject.kind == .chain ? .chain : .container)
    }
    if has(.header), let plan {
      bottom = sheet.addParagraph(
        HeaderLayer.facts(record, plan), .note, color: "muted", x: sheet.margin, y: bottom + 18,
        room: sheet.width - 2 * sheet.margin)
    }
    sheet.height = sheet.height(below: bottom)
    if !headline.title.isEmpty { sheet.title = title.isEmpty ? headline.title : title + ": " + headline.title }
    let description = words.description(caption: caption)
    sheet.description = headline.account.isEmpty ? description : headline.account + " " + description
    return sheet
  }

  /// The subject of the figure and its title; a figure of an alignment shows the stack that aligns.
  private func about(_ chosen: Subject) -> (Subject, FigureHeadline) {
    guard options.preset == .alignment else { return (chosen, words.headline(of: chosen)) }
    let aligned = AlignedStack(record, near: chosen)
    return (aligned.subject, FigureHeadline(record, aligned))
  }

  private static let inPicture: FigureLayers = [
    .content, .outline, .proposal, .answer, .borders, .arrows, .signs, .overflow, .guides, .rulers, .context,
  ]

  private func has(_ layer: FigureLayers) -> Bool { options.layers.contains(layer) }

  /// Composes only the views: exactly the container, or the container with everything that sticks out.
  private mutating func composeContent() -> Sheet {
    let available = Size(width: sheet.width - 2 * sheet.margin, height: 640)
    let plan = PicturePlan(
      PicturePlan.Wanted(record, nil), available: available, showsContainer: options.showsOnlyContainer)
    let space = PictureSpace(unit: plan.unit, region: plan.region, origin: Point(x: sheet.margin, y: sheet.margin))
    drawContent(space, of: plan)
    let canvas = options.showsOnlyContainer ? space.box : space.box.inset(-12)
    sheet.origin = Point(x: canvas.minX, y: canvas.minY)
    sheet.width = canvas.width
    sheet.height = canvas.height
    sheet.description = words.description(caption: caption)
    return sheet
  }

  private mutating func drawContent(
    _ space: PictureSpace, of plan: PicturePlan, ground: Box? = nil, smallestLetters: Double = 0,
    cutWords: CutWords? = nil
  ) {
    if plan.isWhole {
      sheet.content.append(ground.map { PictureSpace.ground($0) } ?? space.ground(of: plan.container))
    }
    ContentLayer(
      record: record, space: space, options: options, smallestLetters: smallestLetters, cutWords: cutWords
    ).draw(on: &sheet)
  }

  // MARK: - The picture

  private mutating func composePicture(_ subject: Subject) -> PicturePlan {
    let frame = PictureFrame(record, subject, options)
    if has(.context), frame.showsWay {
      Breadcrumb(record, subject, preview: title).draw(
        on: &sheet, left: sheet.margin, y: bottom + 16, room: sheet.width - 2 * sheet.margin)
      bottom += 26
    }
    let mapBottom = frame.map.map { drawMap($0, subject, frame) } ?? bottom
    let pictureTop = frame.sides.isMapAbove ? mapBottom : bottom
    let scene = frame.scene(below: pictureTop, ink: nil)
    if has(.content) {
      drawContent(
        scene.space, of: scene.plan, ground: showsChain(subject) ? ChainLayer.ground(scene) : nil,
        smallestLetters: options.stage == nil ? PicturePlan.smallestText : 0,
        cutWords: scene.cutWords)
    }
    if options.stage != nil { sheet.places = scene.places }
    let ink = ContentInk(sheet.content, sheet.styles)
    let inked = frame.scene(below: pictureTop, ink: ink)
    let marks = has(.overflow) ? OverflowMarks(inked) : nil
    drawOverContent(inked, marks)
    bottom = max(PictureSurroundings(inked, frame, marks: marks, mapBottom: mapBottom).draw(on: &sheet), mapBottom)
    return frame.plan
  }

  /// A map of the screen: left of the picture, or above it where that needs the room.
  private mutating func drawMap(_ size: Size, _ subject: Subject, _ frame: PictureFrame) -> Double {
    let box = Box(x: sheet.margin + 2, y: bottom + 10, width: size.width, height: size.height)
    sheet.elements += ScreenMap(record: record, subject: subject, container: frame.plan.container, box: box).elements()
    let count = "\(record.placedCount) views"
    guard frame.sides.isMapAbove else {
      sheet.elements.append(.label(count, x: box.minX, y: box.maxY + 18, style: .note, color: "muted"))
      return box.maxY + 24
    }
    sheet.elements.append(.label(count, x: box.maxX + 14, y: box.minY + 16, style: .note, color: "muted"))
    return box.maxY + 12
  }

  private mutating func drawOverContent(_ scene: Scene, _ marks: OverflowMarks?) {
    if has(.context) { sheet.elements += SubjectOutline.veil(scene) + SubjectOutline.fades(scene) }
    if has(.outline), scene.subject.kind == .container {
      sheet.elements += SubjectOutline.elements(scene, except: marks?.sides(of: scene.subject.node) ?? [])
    }
    if has(.signs) {
      sheet.elements += SignLayer(scene: scene, showsSurroundings: has(.rulers)).elements()
    }
    if has(.borders) { sheet.elements += BorderLayer(scene: scene).elements(marks) }
    if has(.guides) { sheet.elements += GuideLayer(scene: scene).elements() }
  }

  /// Whether the frames of a chain are shown with their numbers: not where borders show them.
  private func showsChain(_ subject: Subject) -> Bool { PictureFrame.showsChain(subject, options) }

  // MARK: - Tables

  /// From what stands above to a ledger or table, in pixels.
  private static let aboveTables = 14.0

  private mutating func composeTables(_ subject: Subject) {
    let ledger = LedgerPanels(record, subject, width: options.width)
    if has(.ledger) || showsChain(subject) || showsPasses(ledger) {
      let top = bottom + FigureComposer.aboveTables
      // Where no ledger tells what the children were offered, a table does.
      bottom =
        ledger.draw(on: &sheet, top: top)
        ?? KeyTable(subject, record, ServiceOrder(record, of: subject.node)).draw(on: &sheet, top: top)
    }
    if has(.lanes) {
      bottom = drawLanes(subject, ledger)
    }
  }

  /// How a lazy grid came to its tracks is shown in an article too: both passes where they differ, else the one account
  /// of what was shared out.
  private func showsPasses(_ ledger: LedgerPanels) -> Bool {
    guard case .lazyGrid(let passes)? = ledger.kind else { return false }
    return options.preset == .article && has(.answer) && (passes.differs || passes.sharesOut)
  }

  /// The calls of a container; those of a chain are its ledger's two rails.
  private mutating func drawLanes(_ subject: Subject, _ ledger: LedgerPanels) -> Double {
    let top = bottom + FigureComposer.aboveTables
    if subject.kind == .chain {
      return has(.ledger) || showsChain(subject) ? bottom : ledger.draw(on: &sheet, top: top) ?? bottom
    }
    guard let lanes = Lanes(record, subject.node) else { return bottom }
    return LanesPanel(lanes, record, width: options.width).draw(on: &sheet, top: top)
  }
}
