import Explanation
@testable import Figures
import LayoutEngine
import Markup
import Testing

extension GalleryFigure {
  /// The kinds of figures that are mostly a picture.
  private static let withPictures: [(FigurePreset, FigureWidth)] = [
    (.article, .wide), (.article, .narrow), (.overlay, .wide), (.overlay, .narrow), (.alignment, .wide),
    (.space, .narrow),
  ]

  /// What was seen by readers of figures first: that a picture shows its subject, and that nothing runs into it.
  func expectGeometry(_ place: Comment) {
    guard GalleryFigure.withPictures.contains(where: { $0 == (options.preset, options.width) }),
      let checked = CheckedFigure(self)
    else { return }
    #expect(!checked.isCut, place)
    #expect(figure.avoided == [], place)
    #expect(checked.endsAtTheSide || checked.croppedInk == [], place)
    #expect(checked.inkInTwoTones == [], place)
    #expect(checked.crossingOutlines == [], place)
    #expect(checked.crossingLeaders == 0, place)
    #expect(checked.arrowsOverSiblings == 0, place)
    #expect(checked.guidesOutsideThePicture == 0, place)
    #expect(checked.labelsAtBadges == [], place)
    #expect(checked.unmarkedFindings == [], place)
    #expect(checked.marks.scissorsExplainedInVain == 0, place)
    #expect(checked.marks.lengthsInGhosts == [], place)
    #expect(checked.marks.loneBadges == 0, place)
    #expect(checked.marks.scraps == 0, place)
    #expect(checked.marks.shortPills == [], place)
    #expect(checked.framesOutsideOfWhatHoldsThem == [], place)
  }
}

/// A composed figure with what is known about its picture.
private struct CheckedFigure {
  let record: IndexedTrace
  let subject: Subject
  let sheet: Sheet
  let scene: Scene
  let options: FigureOptions

  /// - Returns: `nil` for a figure without a picture of a subject.
  init?(_ figure: GalleryFigure) {
    guard let chosen = Subject(figure.record) else { return nil }
    // The figure of an alignment is about the nearest stack.
    subject = figure.options.preset == .alignment ? AlignedStack(figure.record, near: chosen).subject : chosen
    (record, sheet, options) = (figure.record, figure.sheet, figure.options)
    scene = PictureFrame(record, subject, options).scene(below: 0, ink: nil)
  }

  /// Whether the picture ends before the subject does; no subject of the gallery is so long.
  var isCut: Bool {
    guard let focus = scene.plan.focus?.size else { return false }
    let region = scene.plan.region.size
    return focus.height > region.height + 1 || !endsAtTheSide && focus.width > region.width + 1
  }

  /// Whether the picture ends at the side before the subject does: a narrow figure cannot show the whole of a Mac's
  /// window with letters that are read.
  var endsAtTheSide: Bool {
    guard options.width == .narrow, record.trace.container.width > 800, let focus = scene.plan.focus else {
      return false
    }
    return focus.size.width > scene.plan.region.size.width + 1
  }

  /// What the annotation alone shows.
  var marks: DrawnMarks { DrawnMarks(elements: sheet.elements, picture: picture) }

  /// Lines of a chain's frames that the container, or what is clipped, would not seem to hold although it does.
  var framesOutsideOfWhatHoldsThem: [String] {
    guard PictureFrame.showsChain(subject, options) else { return [] }
    let (outlines, lines) = (ChainLayer.outlines(scene), ClippedLines(scene))
    var holders = subject.chain.compactMap { record.node($0) }.compactMap { lines.clipped(by: $0) }
      .map { (frame: $0, line: lines.line(around: $0)) }
    if scene.plan.isWhole {
      holders.append((scene.space.box(of: scene.plan.container), ChainLayer.ground(scene)))
      let drawn = sheet.content.first.map(height) ?? 0
      #expect((drawn - ChainLayer.ground(scene).height + 1).magnitude < 0.01)
    }
    return holders.flatMap { holder in
      outlines.filter { holder.frame.inset(-0.4).contains($0.frame) && !holder.line.contains($0.box) }
        .map { "\($0.number)" }
    }
  }

  private func height(_ ground: Element) -> Double {
    if case .rectangle(let box, _, _, "container") = ground { box.height } else { 0 }
  }

  /// Where the picture is on the sheet: what clips its content.
  private var picture: Box? {
    guard case .group(let content)? = sheet.content.last(where: { if case .group = $0 { true } else { false } }) else {
      return nil
    }
    return content.clip?.box
  }

  /// Whether a node is the subject or inside it.
  private func isInSubject(_ id: NodeID) -> Bool { record.path(to: id).contains { $0.id == subject.node } }

  /// Words and pictures of the subject that its picture does not show, where all of them are near the container.
  var croppedInk: [Box] {
    guard !isCut, let picture, let focus = scene.plan.focus,
      DrawnExtent(of: subject.node, members: subject.chain + subject.children, record).rect == focus,
      case .group(var content)? = sheet.content.last
    else { return [] }
    content.clip = nil
    let ink = ContentInk(inSubject(content), sheet.styles)
    return (ink.texts + ink.pictures).filter { !picture.inset(-1.5).contains($0) }
  }

  /// The elements of a group that draw the subject, inside what is around them.
  private func inSubject(_ group: Element.Group) -> [Element] {
    if let node = group.node, isInSubject(node) { return [.group(group)] }
    var held = group
    held.elements = group.elements.flatMap { element -> [Element] in
      if case .group(let inner) = element { inSubject(inner) } else { [] }
    }
    return [.group(held)]
  }

  /// Texts and pictures of which the veil dims a part.
  var inkInTwoTones: [Box] {
    let veils = sheet.elements.compactMap { element -> PathData? in
      if case .path(let path, "area page veil", _) = element { path } else { nil }
    }
    guard let veil = veils.first else { return [] }
    let segments = PathSegments.read(veil)
    let boxes = stride(from: 0, to: segments.count, by: 4).map { start in
      segments[start..<min(start + 4, segments.count)].map { Box(from: $0.from, to: $0.to) }.reduce(
        Box(from: segments[start].from, to: segments[start].to)
      ) { $0.union($1) }
    }
    guard boxes.count > 1 else { return [] }
    let area = { (box: Box) in box.width * box.height }
    return ContentInk(sheet.content, sheet.styles).obstacles.filter { ink in
      let clear =
        area(ink.intersection(boxes[1])) - boxes.dropFirst(2).reduce(0) { $0 + area(ink.intersection($1)) }
      return clear > 0.05 * area(ink) && clear < 0.95 * area(ink)
    }
  }

  /// Pairs of a chain's outlines that cross although one frame holds the other.
  var crossingOutlines: [String] {
    guard PictureFrame.showsChain(subject, options) else { return [] }
    let outlines = ChainLayer.outlines(scene)
    var found: [String] = []
    for (index, one) in outlines.enumerated() {
      for other in outlines[(index + 1)...] where !one.box.contains(other.box) && !other.box.contains(one.box) {
        let holds = one.frame.inset(-0.4).contains(other.frame) || other.frame.inset(-0.4).contains(one.frame)
        if holds { found.append("\(one.number) and \(other.number)") }
      }
    }
    return found
  }

  /// The groups of a class.
  private func groups(_ classes: String) -> [Element.Group] {
    sheet.elements.compactMap { element in
      if case .group(let group) = element, group.classes == classes { group } else { nil }
    }
  }

  /// How often lines from the numbers of a chain cross each other.
  var crossingLeaders: Int {
    guard PictureFrame.showsChain(subject, options) else { return 0 }
    let leaders = groups("order").map { group in
      SheetGeometry(group.elements).lines.filter { $0.classes.contains("hair") }
    }
    var count = 0
    for (index, one) in leaders.enumerated() {
      for other in leaders[(index + 1)...].joined() { count += one.filter { crosses($0, other) }.count }
    }
    return count
  }

  private func crosses(_ one: SheetGeometry.Line, _ other: SheetGeometry.Line) -> Bool {
    func side(_ a: Point, _ b: Point, _ c: Point) -> Double { (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) }
    return side(one.from, one.to, other.from) * side(one.from, one.to, other.to) < -0.01
      && side(other.from, other.to, one.from) * side(other.from, other.to, one.to) < -0.01
  }

  /// How many pieces of the arrows lie over another child than the one they lead to.
  var arrowsOverSiblings: Int {
    groups("call").reduce(0) { count, group in
      let siblings = subject.children.filter { $0 != group.node }.compactMap { id in box(of: id)?.inset(1) }
      return count
        + SheetGeometry(group.elements).lines.filter { line in
          siblings.contains { $0.width > 0 && $0.height > 0 && $0.touches(from: line.from, to: line.to) }
        }.count
    }
  }

  /// A node's frame on the sheet.
  private func box(of id: NodeID) -> Box? {
    guard let picture, let box = scene.box(of: id) else { return nil }
    let (x, y) = (picture.minX - scene.space.box.minX, picture.minY - scene.space.box.minY)
    return Box(x: box.minX + x, y: box.minY + y, width: box.width, height: box.height)
  }

  var guidesOutsideThePicture: Int {
    guard let picture else { return 0 }
    return groups("alignment").reduce(0) { count, group in
      count + SheetGeometry(group.elements).lines.filter { !picture.inset(-1).contains($0.box) }.count
    }
  }

  /// Labels that are nearer to a number than one can tell apart.
  var labelsAtBadges: [String] {
    let geometry = SheetGeometry(sheet.elements)
    let badges = geometry.masks.filter { $0.classes.contains("badge") }.map { $0.box }
    return geometry.labels.filter { label in
      badges.contains { $0.inset(-1.5).overlaps(label.box) && !$0.inset(-1).contains(label.box) }
    }.map { $0.text }
  }

  /// Whether a view whose frame sticks out is turned or moved so that it is seen to lie in what holds it.
  private func isSeenInside(_ id: NodeID) -> Bool {
    guard let node = record.node(id), let room = record.parent(of: node)?.frame,
      scene.chain(from: id).contains(where: { record.drawsElsewhere($0) }),
      let drawn = DrawnExtent(of: id, hasGhosts: false, record).rect
    else { return false }
    // A point more is not seen, nor what numbers lose on the way.
    let most = 1.01
    return drawn.minX >= room.minX - most && drawn.minY >= room.minY - most && drawn.maxX <= room.maxX + most
      && drawn.maxY <= room.maxY + most
  }

  /// Views inside the subject that are larger than what holds them, where no side is marked as far out.
  var unmarkedFindings: [String] {
    guard options.layers.contains(.overflow), scene.plan.cut.isEmpty else { return [] }
    let marks = OverflowMarks(scene).all
    return record.trace.findings.filter { $0.code == .childOverflow && isInSubject($0.node) }.filter { finding in
      guard let over = finding.numbers.first.map({ $0 - finding.numbers[1] }), over > 1,
        let box = scene.box(of: finding.node), box.width > 8, box.height > 8, box.overlaps(scene.space.box)
      else { return false }
      return !marks.contains { $0.over * 2 + 1 >= over } && !isSeenInside(finding.node)
    }.map { "\($0)" }
  }
}
