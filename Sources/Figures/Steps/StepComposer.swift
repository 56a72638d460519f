import Explanation
import LayoutEngine
import Markup

/// Composes all frames of a negotiation in steps on one canvas: the sentence, the picture with the pair of arrows of the
/// current call, and what is known of each view.
struct StepComposer {
  private let record: IndexedTrace
  private let steps: NegotiationSteps
  private let options: FigureOptions
  private let title: String
  private var timed: TimedSheet
  /// Whether the picture shows any of the views: one far outside the container is not followed.
  private var isInPicture = true

  private static let tallest = 420.0
  /// The room left and right of the picture.
  private static let leading = 38.0
  private static let trailing = 10.0
  /// The most lines of a step's sentence.
  private static let mostLines = 4

  init(_ record: IndexedTrace, _ steps: NegotiationSteps, title: String, options: FigureOptions) {
    (self.record, self.steps, self.title, self.options) = (record, steps, title, options)
    // The steps, and the finished figure.
    timed = TimedSheet(sheet: Sheet(title: title, options: options), count: steps.steps.count + 1)
  }

  private var margin: Double { timed.sheet.margin }
  private var room: Double { timed.sheet.width - 2 * margin }

  mutating func compose() -> TimedSheet {
    let headline = FigureHeadline(record, steps.subject)
    guard options.stage == nil else { return composePicture(headline) }
    var y = drawHeader(headline)
    y = drawProgress(top: y + 2)
    y = drawSentences(headline, top: y + 8)
    y = drawPicture(top: y + 12)
    y = StepTable(steps, record).draw(on: &timed, top: y + 14)
    let key = "Blue, dashed and ? is proposed; red and = is answered; what is faint is not placed yet."
    y = timed.sheet.addParagraph(
      isInPicture ? key : key + " The views lie far outside the container, beyond the picture.", .note, color: "muted",
      x: margin, y: y + 22, room: room)
    timed.sheet.height = timed.sheet.height(below: y)
    timed.sheet.title = title.isEmpty ? headline.title : title + ": " + headline.title
    timed.sheet.description = steps.steps.isEmpty ? headline.account : sentences(headline).joined(separator: " ")
    return timed
  }

  /// Only the picture, on a page that shows the rest itself.
  private mutating func composePicture(_ headline: FigureHeadline) -> TimedSheet {
    let bottom = drawPicture(top: 8)
    timed.sheet.height = (bottom + 8).rounded(.up)
    timed.sheet.title = title.isEmpty ? headline.title : title + ": " + headline.title
    timed.sheet.description = headline.account
    return timed
  }

  // MARK: - Where we are

  /// Draws what the steps are about, and at the end the finding.
  private mutating func drawHeader(_ headline: FigureHeadline) -> Double {
    var bottom = 0.0
    for (title, frames) in [(steps.title, 0..<timed.last), (headline.title, timed.last..<timed.count)] {
      var part = Sheet(title: "", options: options)
      bottom = max(bottom, HeaderLayer.draw(title, "", on: &part))
      timed.add(part.elements, in: frames)
    }
    return bottom
  }

  /// A bar that grows, and the numbers of the step and its call.
  private mutating func drawProgress(top: Double) -> Double {
    let words = (0..<timed.count).map { frame in
      frame == timed.last
        ? "Finished after \(steps.steps.count) steps"
        : "Step \(frame + 1) of \(steps.steps.count), call \(steps.steps[frame].call)"
    }
    let text = words.map { LabelStyle.number.width(of: $0) }.max() ?? 0
    let (left, right, y) = (margin + text + 16, timed.sheet.width - margin, top + 8)
    timed.sheet.elements.append(
      .line(Point(x: left, y: y), Point(x: right, y: y), classes: "line rule"))
    for (frame, words) in words.enumerated() {
      let end = left + (right - left) * Double(frame + 1) / Double(timed.count)
      let bar = Box(minX: left, minY: y - 1.5, maxX: end, maxY: y + 1.5)
      timed.add(
        [
          .label(words, x: margin, y: y + 4, style: .number, color: "muted"),
          .rectangle(bar, cornerX: 1.5, cornerY: 1.5, classes: "area ink"),
        ], in: frame..<(frame + 1))
    }
    return top + 16
  }

  /// The sentence of each frame.
  private func sentences(_ headline: FigureHeadline) -> [String] {
    steps.steps.map { steps.sentence($0) } + [headline.account]
  }

  private mutating func drawSentences(_ headline: FigureHeadline, top: Double) -> Double {
    let texts = sentences(headline)
    let lines = texts.map { LabelStyle.note.lines(of: $0, room: room) }
    let count = min(StepComposer.mostLines, lines.map { $0.count }.max() ?? 1)
    for (frame, text) in texts.enumerated() {
      var part = Sheet(title: "", options: options)
      _ = part.addParagraph(
        text, .note, color: "ink", x: margin, y: top + 12, room: room, mostLines: StepComposer.mostLines)
      let call = frame < steps.steps.count ? steps.steps[frame].call : nil
      timed.add(
        [.group(Element.Group(classes: "sentence", call: call, elements: part.elements))], in: frame..<(frame + 1))
    }
    return top + Double(count) * LabelStyle.note.lineHeight
  }

  // MARK: - The picture

  private mutating func drawPicture(top: Double) -> Double {
    let arrows = StepArrows(steps, width: options.width)
    let available = Size(
      width: room - arrows.beside - StepComposer.leading - StepComposer.trailing,
      height: height(of: arrows))
    let plan = PicturePlan(
      PicturePlan.Wanted(record, steps.subject), available: available, largestScale: options.stage?.largestScale,
      cuts: options.stage == nil)
    let width = plan.region.size.width * plan.unit
    let x = margin + StepComposer.leading + max(0, ((available.width - width) / 2).rounded(.down))
    let space = PictureSpace(unit: plan.unit, region: plan.region, origin: Point(x: x, y: top + arrows.above))
    if plan.isWhole { timed.sheet.content.append(space.ground(of: plan.container)) }
    let cutWords = CutWords(record, steps.subject, plan, space)
    ContentLayer(
      record: record, space: space, options: options, smallestLetters: PicturePlan.smallestText, cutWords: cutWords
    ).draw(on: &timed.sheet)
    let scene = Scene(
      record: record, subject: steps.subject, options: options, plan: plan, space: space,
      services: ServiceOrder(record, of: steps.subject.node),
      ink: ContentInk(timed.sheet.content, timed.sheet.styles))
    if options.stage != nil { timed.sheet.places = scene.places }
    isInPicture = steps.nodes.contains { scene.box(of: $0)?.overlaps(space.box.inset(-1)) ?? false }
    timed.sheet.elements += SubjectOutline.fades(scene)
    drawVeils(scene)
    for (frame, step) in steps.steps.enumerated() {
      let elements = borders(step, scene) + arrows.elements(step, scene, in: timed.sheet)
      timed.add(
        [.group(Element.Group(classes: "call", node: step.node, call: step.call, elements: elements))],
        in: frame..<(frame + 1))
    }
    timed.add(finish(scene), in: timed.last..<timed.count)
    return space.box.maxY + 8
  }

  /// How tall the picture may be, in pixels: on a stage the arrows and the margins count as well.
  private func height(of arrows: StepArrows) -> Double {
    guard let stage = options.stage else { return StepComposer.tallest }
    return max(90, stage.height - arrows.above - 24)
  }

  /// The subject's final proposal, and the frames of all views.
  private func finish(_ scene: Scene) -> [Element] {
    let frames = steps.nodes.flatMap { id -> [Element] in
      guard let box = scene.box(of: id), box.overlaps(scene.space.box.inset(-1)) else { return [] }
      let outset = id == steps.subject.node ? 2 * Scene.outset : Scene.outset
      let lines = scene.outline(box.inset(-outset), classes: "answer", color: .answer)
      return lines.isEmpty ? [] : [.group(Element.Group(classes: "border", node: id, elements: lines))]
    }
    let proposals = SubjectLengths(scene: scene, isTurned: true, outset: 3 * Scene.outset).proposals(
      above: scene.space.box.minY - 14, room: (margin, timed.sheet.width - margin))
    return frames + proposals
  }

  /// Makes views faint that are not placed yet and contain no other view of the steps.
  private mutating func drawVeils(_ scene: Scene) {
    let paths = steps.nodes.map { record.path(to: $0).dropLast().map { $0.id } }
    let outer = Set(paths.flatMap { $0 })
    for id in steps.nodes where !outer.contains(id) {
      let placed = steps.steps.lastIndex { $0.node == id && $0.kind == .placed }
      guard let placed, let node = record.node(id), let box = scene.box(of: id) else { continue }
      let drawn = node.drawn.map { scene.space.box(of: $0) }
      let whole = (drawn.map { box.union($0) } ?? box).inset(-1).intersection(scene.space.box)
      // A view that draws nothing cannot be faint.
      guard whole.isDrawable, box.width > 1, box.height > 1, whole.width > 0, whole.height > 0 else { continue }
      timed.add([.rectangle(whole, classes: scene.plan.isWhole ? "unplaced" : "area page veil")], in: 0..<placed)
    }
  }

  /// The current proposal and answer, around the view's final place.
  private func borders(_ step: NegotiationSteps.Step, _ scene: Scene) -> [Element] {
    guard let box = scene.box(of: step.node), box.overlaps(scene.space.box.inset(-1)) else { return [] }
    let layer = BorderLayer(scene: scene)
    guard step.kind != .placed else {
      return scene.outline(box.inset(-Scene.outset), classes: "answer", color: .answer)
    }
    var elements = layer.lines(
      of: step.proposal, around: box, outset: 2 * Scene.outset, classes: "proposal", color: .proposal)
    if let size = step.size {
      elements += layer.lines(
        of: Proposal(size), around: box, outset: Scene.outset, classes: "answer", color: .answer)
    }
    return elements
  }
}
