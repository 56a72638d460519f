import Explanation
import LayoutEngine
import Markup

/// Composes a comparison: the first difference, the pictures at one scale, and the views that differ.
struct ComparisonComposer {
  private let comparison: LayoutComparison
  private let options: FigureOptions
  private let images: [@Sendable (String) -> FigureImage?]
  private let title: String
  private let pictures: ComparisonPictures
  private let subjects: [Subject?]
  private var sheet: Sheet

  init(
    _ comparison: LayoutComparison, title: String, options: FigureOptions,
    images: [@Sendable (String) -> FigureImage?]
  ) {
    (self.comparison, self.title, self.options, self.images) = (comparison, title, options, images)
    subjects = ComparisonComposer.subjects(comparison)
    pictures = ComparisonPictures(comparison.sides, about: subjects, width: options.width)
    sheet = Sheet(title: title, options: options)
  }

  private var sides: [LayoutComparison.Side] { comparison.sides }
  /// Two pictures side by side are distinguished by their places, others by numbers.
  private var isNumbered: Bool { sides.count > 2 || pictures.perRow == 1 }

  mutating func compose() -> Sheet {
    let words = ComparisonWords(comparison, places: isNumbered ? .numbered : .sideBySide)
    var bottom = 14.0
    if has(.header) { bottom = HeaderLayer.draw(words.title, words.account, on: &sheet) }
    let showsPictures = !options.layers.isDisjoint(with: FigureLayers.ofComparisons)
    for start in stride(from: 0, to: showsPictures ? sides.count : 0, by: pictures.perRow) {
      bottom = drawRow(Array(start..<min(start + pictures.perRow, sides.count)), top: bottom + 14)
    }
    if has(.answer) {
      bottom = ComparisonTable(comparison, width: options.width, isNumbered: isNumbered)
        .draw(on: &sheet, top: bottom + 14)
    }
    if has(.legend) { bottom = LegendLayer.draw(on: &sheet, top: bottom + 12, kind: .container) }
    if has(.header) {
      bottom = sheet.addParagraph(
        facts, .note, color: "muted", x: sheet.margin, y: bottom + 18, room: sheet.width - 2 * sheet.margin)
    }
    sheet.height = sheet.height(below: bottom)
    sheet.title = title.isEmpty ? words.title : title + ": " + words.title
    sheet.description = ComparisonDescription(comparison, words: words).text
    return sheet
  }

  private func has(_ layer: FigureLayers) -> Bool { options.layers.contains(layer) }

  private var facts: String {
    let sizes = sides.map { LengthText.size($0.record.trace.container) }
    let isShared = sizes.allSatisfy { $0 == sizes[0] }
    let scale = "sizes in points, " + HeaderLayer.scale(pictures.unit)
    let part = pictures.isWhole ? "" : ", shown in part"
    return isShared ? "Container " + sizes[0] + part + " · " + scale : scale + part
  }

  // MARK: - What the pictures are about

  /// The views of the first difference; for equal layouts the subject that a figure of one would have.
  private static func subjects(_ comparison: LayoutComparison) -> [Subject?] {
    let own = (comparison.first?.events ?? []).enumerated().map { subject($1?.node, comparison.sides[$0].record) }
    if own.count == comparison.sides.count, own.allSatisfy({ $0 != nil }) { return own }
    // If a side has no event, its picture is about the same view as the others.
    let known = own.enumerated().first { $0.element != nil }
    guard let (side, found) = known ?? Subject(comparison.sides[0].record).map({ (0, $0) }), let found else {
      return comparison.sides.map { Subject($0.record) }
    }
    let others = comparison.counterparts(of: found.node, on: side)
    return comparison.sides.indices.map { index in
      index == side ? found : subject(others[index], comparison.sides[index].record)
    }
  }

  /// A subject that can be seen: the view, or the nearest around it that was placed.
  private static func subject(_ id: NodeID?, _ record: IndexedTrace) -> Subject? {
    guard let id, let node = record.path(to: id).last(where: { $0.isPlaced }) else { return nil }
    return Subject(record, at: node)
  }

  // MARK: - Pictures

  private mutating func drawRow(_ row: [Int], top: Double) -> Double {
    let heads = row.enumerated().map { column, side in
      LabelStyle.heading.lines(of: sides[side].name, room: pictures.columns[column] - headIndent)
    }
    let lineCount = min(2, heads.map { $0.count }.max() ?? 1)
    let sizes = sides.map { LengthText.size($0.record.trace.container) }
    let showsContainers = !sizes.allSatisfy { $0 == sizes[0] }
    var (bottom, left) = (top, sheet.margin)
    for (column, side) in row.enumerated() {
      let width = pictures.columns[column]
      var y = sheet.addParagraph(
        sides[side].name, .heading, color: "ink", x: left + headIndent, y: top + 14,
        room: width - headIndent, mostLines: 2)
      if isNumbered {
        sheet.elements += Badge.elements(side + 1, at: Point(x: left + Badge.diameter / 2, y: top + 10))
      }
      y = top + 14 + Double(lineCount - 1) * LabelStyle.heading.lineHeight
      if showsContainers {
        y += 17
        sheet.elements.append(
          .label("container " + sizes[side], x: left + headIndent, y: y, style: .note, color: "muted"))
      }
      bottom = max(bottom, drawPicture(side, left: left, width: width, top: y + 10))
      left += width + ComparisonPictures.gap
    }
    return bottom
  }

  private var headIndent: Double { isNumbered ? Badge.diameter + 8 : 0 }

  /// Draws a side with the lengths of the first difference, and returns where the picture ends.
  private mutating func drawPicture(_ side: Int, left: Double, width: Double, top: Double) -> Double {
    let record = sides[side].record
    let plan = pictures.plan(side, record)
    let origin = Point(
      x: left + ComparisonPictures.beside(options.width), y: (top + (has(.proposal) ? 34 : 8)).rounded())
    let space = PictureSpace(unit: plan.unit, region: plan.region, origin: origin)
    var own = options
    if images.indices.contains(side) { own.image = images[side] }
    if has(.content) { drawContent(record, space, own, name: sides[side].name) }
    guard let subject = subjects[side] ?? Subject(record) else { return space.box.maxY }
    let scene = Scene(
      record: record, subject: subject, options: own, plan: plan, space: space,
      services: ServiceOrder(record, of: subject.node), ink: ContentInk(sheet.content, sheet.styles))
    var elements: [Element] = []
    if has(.signs) { elements += SignLayer(scene: scene, showsSurroundings: true).elements() }
    if has(.outline) { elements += SubjectOutline.elements(scene) }
    let lengths = SubjectLengths(scene: scene, isTurned: true, tellsBoth: options.width == .narrow)
    let box = space.box
    if has(.proposal) {
      elements += lengths.proposals(above: box.minY - 12, room: (left, left + width))
    }
    if has(.answer) { elements += lengths.width(below: box.maxY) + lengths.height(at: box.maxX + 12) }
    sheet.elements.append(.group(Element.Group(classes: "side", label: sides[side].name, elements: elements)))
    return box.maxY + (has(.answer) ? SubjectLengths.height : 0)
  }

  private mutating func drawContent(
    _ record: IndexedTrace, _ space: PictureSpace, _ options: FigureOptions, name: String
  ) {
    let start = sheet.content.count
    if pictures.isWhole { sheet.content.append(space.ground(of: PicturePlan.containerFrame(of: record))) }
    ContentLayer(record: record, space: space, options: options, smallestLetters: PicturePlan.smallestText)
      .draw(on: &sheet)
    let elements = Array(sheet.content[start...])
    sheet.content.removeSubrange(start...)
    sheet.content.append(.group(Element.Group(classes: "side", label: name, elements: elements)))
  }
}
