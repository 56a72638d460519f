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
    bottom = max(drawAround(inked, frame, marks, mapBottom: mapBottom), mapBottom)
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

  /// Draws the annotation outside the picture and returns where it ends.
  private mutating func drawAround(
    _ scene: Scene, _ frame: PictureFrame, _ marks: OverflowMarks?, mapBottom: Double
  ) -> Double {
    let box = scene.space.box
    let marked = [marks?.box, SideRoom.ghosts(scene)].compactMap { $0 }.reduce(box) { $0.union($1) }
    if let marks {
      GhostLayer(scene: scene).draw(on: &sheet)
      OverflowLayer(scene: scene, marks: marks).draw(on: &sheet, top: box.minY - frame.headroom.pills)
    }
    if showsChain(scene.subject) {
      ChainLayer(scene: scene, top: box.minY - frame.headroom.numbers).draw(on: &sheet, marks: marks)
    }
    if has(.arrows), let child = BorderLayer(scene: scene).current {
      let room = (sheet.margin + max(0, frame.mapRoom - 19), sheet.width - sheet.margin)
      ArrowLayer(scene: scene).draw(child, on: &sheet, top: box.minY - frame.headroom.arrows, room: room)
    }
    let outset = max(frame.outset + SideRoom.guides(scene), box.minX - marked.minX)
    let lengths = SubjectLengths(
      scene: scene, isTurned: frame.sides.isTurned, tellsBoth: frame.sides.fillsWidth, outset: outset)
    if has(.proposal) {
      let room = (frame.margin + max(0, frame.mapRoom - 8), sheet.width - frame.margin)
      sheet.elements += lengths.proposals(above: box.minY - frame.headroom.proposal, room: room)
    }
    var y = max(max(box.maxY, scene.subjectBox.maxY + Scene.outset) + frame.outset + 6, marked.maxY + 2)
    var unexplained: [(number: Int, span: Span)] = []
    var lastNumber = scene.subject.children.compactMap { scene.services.number(of: $0) }.max() ?? 0
    for spans in rows(scene, frame) {
      // Labels next to the map keep their distance from it.
      let left = sheet.margin + (y < mapBottom ? max(0, frame.mapRoom - 8) : 0)
      let row = BracketRow(spans, limits: (left, sheet.width - sheet.margin), after: lastNumber)
      unexplained += row.unexplained
      lastNumber = max(lastNumber, row.unexplained.map { $0.number }.max() ?? 0)
      y = row.draw(on: &sheet, top: y + 8) + 6
    }
    if has(.answer) {
      sheet.elements += lengths.width(below: y)
      y += SubjectLengths.height
    }
    var x = max(max(box.maxX, scene.subjectBox.maxX + Scene.outset) + frame.outset + 10, marked.maxX + 8)
    for spans in columns(scene) where frame.sides.showsBrackets {
      let column = BracketColumn(spans, frame.sides)
      y = max(y, column.draw(on: &sheet, left: x, top: box.minY) + 4)
      x += column.width + 14
    }
    if has(.answer) { sheet.elements += lengths.height(at: x + 4) }
    if has(.guides) { y = GuideTable(scene).draw(on: &sheet, top: max(y, mapBottom) + 10) }
    guard options.stage == nil, PictureFrame.canHaveTable(scene.subject, options) else { return y }
    return drawTable(scene, frame, unexplained, top: max(y, mapBottom))
  }

  /// Draws a table below the picture of what the brackets do not show, and returns where it ends.
  private mutating func drawTable(
    _ scene: Scene, _ frame: PictureFrame, _ unexplained: [(number: Int, span: Span)], top: Double
  ) -> Double {
    let more = unexplained.compactMap { number, span in
      KeyTable.row(span.node, number: number, isKey: span.number == nil, record, scene)
    }
    if frame.needsTable {
      if scene.subject.arrangement == .grid {
        let room = sheet.width - 2 * sheet.margin
        let text = SceneSpans(scene: scene, axis: .vertical).summary
        let first = sheet.elements.count
        let bottom = sheet.addParagraph(text, .number, color: "answer", x: sheet.margin, y: top + 20, room: room)
        let lines = Array(sheet.elements[first...])
        sheet.elements.replaceSubrange(
          first..., with: [.group(Element.Group(node: scene.subject.node, elements: lines))])
        return more.isEmpty ? bottom : KeyTable(rows: more).draw(on: &sheet, top: bottom + 10)
      }
      let brackets = rows(scene, frame) + (frame.sides.showsBrackets ? columns(scene) : [])
      let numbered = Set(brackets.joined().filter { $0.number != nil }.map { $0.node })
      // The table explains only the numbers in the picture.
      let table = numbered.isEmpty ? KeyTable(scene).folded : KeyTable(scene, only: numbered)
      let told = Set(table.rows.compactMap { $0.number })
      return table.adding(more.filter { !told.contains($0.number ?? 0) }).draw(on: &sheet, top: top + 10)
    }
    guard !more.isEmpty else { return top }
    return KeyTable(rows: more).draw(on: &sheet, top: top + 10)
  }

  /// Whether the frames of a chain are shown with their numbers: not where borders show them.
  private func showsChain(_ subject: Subject) -> Bool { PictureFrame.showsChain(subject, options) }

  /// The annotation below the picture: a row for each level of answers, then guides and lengths.
  private func rows(_ scene: Scene, _ frame: PictureFrame) -> [[Span]] {
    // A table with the heights of views on top of each other has their widths too.
    let isTold = scene.subject.arrangement == .layers && !frame.sides.showsBrackets
    return SideRoom.rows(scene, withAnswers: !isTold)
  }

  /// The annotation right of the picture.
  private func columns(_ scene: Scene) -> [[Span]] { SideRoom.columns(scene) }

  // MARK: - Tables

  private mutating func composeTables(_ subject: Subject) {
    let ledger = LedgerPanels(record, subject, width: options.width)
    if has(.ledger) || showsChain(subject) || showsPasses(ledger) {
      bottom = ledger.draw(on: &sheet, top: bottom + 14) ?? keyTable(subject).draw(on: &sheet, top: bottom + 14)
    }
    if has(.lanes) {
      bottom = drawLanes(subject, ledger)
    }
  }

  /// A table of the children, if no ledger shows what they were offered.
  private func keyTable(_ subject: Subject) -> KeyTable {
    let plan = PicturePlan(PicturePlan.Wanted(record, subject), available: Size(width: 100, height: 100))
    return KeyTable(
      Scene(
        record: record, subject: subject, options: options, plan: plan,
        space: PictureSpace(unit: 1, region: plan.region, origin: .zero),
        services: ServiceOrder(record, of: subject.node), ink: ContentInk([], StyleSheet())))
  }

  /// Whether to show how a lazy grid computed its tracks, which articles do too: both passes if they differ, else the
  /// account of what was shared out.
  private func showsPasses(_ ledger: LedgerPanels) -> Bool {
    guard case .lazyGrid(let passes)? = ledger.kind else { return false }
    return options.preset == .article && has(.answer) && (passes.differs || passes.sharesOut)
  }

  /// The calls of a container; those of a chain are its ledger's two rails.
  private mutating func drawLanes(_ subject: Subject, _ ledger: LedgerPanels) -> Double {
    let top = bottom + 14
    if subject.kind == .chain {
      return has(.ledger) || showsChain(subject) ? bottom : ledger.draw(on: &sheet, top: top) ?? bottom
    }
    guard let lanes = Lanes(record, subject.node) else { return bottom }
    return LanesPanel(lanes, record, width: options.width).draw(on: &sheet, top: top)
  }
}
