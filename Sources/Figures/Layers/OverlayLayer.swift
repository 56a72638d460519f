import Explanation
import LayoutEngine
import Markup

/// Draws what was proposed and answered over the views, with labels.
struct OverlayLayer {
  let space: PictureSpace
  let options: FigureOptions
  let outlined: [Outlined]
  /// Lines that no label may cross.
  private var lines: [(from: Point, to: Point)] = []
  private var arrows: [ArrowLayer.Pair] = []
  private var overflows: [OverflowLayer.Mark] = []

  /// A label that found no place, for the table under the picture.
  struct Note {
    var number: Int
    var label: NodeLabel
  }

  init(record: IndexedTrace, space: PictureSpace, options: FigureOptions) {
    self.space = space
    self.options = options
    outlined = Outlined.select(record, space, options.annotated)
    let container = containerBox
    if options.layers.contains(.arrows) { arrows = ArrowLayer.pairs(outlined, container: container) }
    if options.layers.contains(.overflow) { overflows = OverflowLayer.marks(outlined, container: container) }
  }

  var usesOverflow: Bool { !overflows.isEmpty }

  /// Draws everything.
  ///
  /// - Returns: the labels that became badges.
  mutating func draw(on sheet: inout Sheet, record: IndexedTrace, room: Box) -> [Note] {
    let container = containerBox
    lines = OutlineStrokes.sides(container)
    drawOutlines(container, on: &sheet)
    for mark in overflows { sheet.elements += OverflowLayer.elements(mark) }
    for pair in arrows {
      sheet.elements += ArrowLayer.elements(pair)
      lines += [pair.proposal, pair.answer]
    }
    for line in lines { sheet.edges.append(Sheet.Edge(name: "outline", from: line.from, to: line.to)) }
    var placer = LabelPlacer(room: room, outlines: outlined.map { $0.box }, lines: lines)
    placer.taken = textBoxes(record)
    let notes = drawLabels(&placer, on: &sheet)
    drawPills(&placer, on: &sheet)
    return notes
  }

  private var containerBox: Box { space.showsWholeContainer ? space.box(of: space.container) : space.box }

  /// Light rims first, so that no line is cut by a later one's rim.
  private mutating func drawOutlines(_ container: Box, on sheet: inout Sheet) {
    let proposals = outlined.map { proposalLines($0, container) }
    for (one, sides) in zip(outlined, proposals) { sheet.elements += OutlineStrokes.halo(one.box, sides) }
    for (one, sides) in zip(outlined, proposals) {
      let elements = OutlineStrokes.answer(one.box) + OutlineStrokes.proposalElements(sides)
      sheet.elements.append(.group(Element.Group(classes: "overlay", about: one.node.id, elements: elements)))
      lines += OutlineStrokes.sides(one.box) + sides
    }
  }

  /// The sides of a proposal as far as they lie in the picture.
  private func proposalLines(_ one: Outlined, _ container: Box) -> [(from: Point, to: Point)] {
    guard let proposal = one.proposal else { return [] }
    let parent = one.parent.map { outlined[$0].box } ?? container
    let sides = OutlineStrokes.proposal(proposal, answer: one.box, parent: parent, unit: space.unit)
    return sides.compactMap { OutlineStrokes.clipped($0, to: space.box.inset(-10)) }
  }

  /// Labels go in order of importance, and are drawn in the order of the document.
  private func drawLabels(_ placer: inout LabelPlacer, on sheet: inout Sheet) -> [Note] {
    let order = outlined.indices.sorted {
      outlined[$0].weight == outlined[$1].weight ? $0 < $1 : outlined[$0].weight > outlined[$1].weight
    }
    let labels = outlined.map { NodeLabel($0) }
    var places: [Int: LabelPlacer.Place] = [:]
    for index in order { places[index] = placer.place(labels[index].sizes, owner: outlined[index].box) }
    for index in outlined.indices {
      guard let place = places[index] else { continue }
      labels[index].draw(place, node: outlined[index].node.id, on: &sheet)
    }
    let crowded = outlined.indices.filter { places[$0] == nil }
    return crowded.enumerated().map { offset, index in
      let note = Note(number: offset + 1, label: labels[index])
      Badge.draw(note.number, placer.placeBadge(Badge.size, owner: outlined[index].box), on: &sheet)
      return note
    }
  }

  private func drawPills(_ placer: inout LabelPlacer, on sheet: inout Sheet) {
    for mark in overflows {
      let size = Size(width: LabelStyle.number.width(of: mark.text) + 16, height: 18)
      let side = Box(minX: mark.from.x, minY: mark.from.y, maxX: mark.to.x, maxY: mark.to.y)
      guard let place = placer.place([size], owner: side) else { continue }
      if let leader = place.leader {
        sheet.elements.append(.path(PathData([leader.from, leader.to]), classes: "line hair"))
      }
      sheet.elements += OverflowLayer.pill(mark.text, in: place.box)
      sheet.labels.append(Sheet.LabelBox(text: mark.text, box: place.box))
    }
  }

  /// Where the scenario's own texts stand.
  private func textBoxes(_ record: IndexedTrace) -> [Box] {
    var boxes: [Box] = []
    for node in record.placedNodes {
      guard let text = node.text else { continue }
      for line in text.lines {
        let baseline = node.frame.minY + line.baseline
        let rect = Rect(
          x: node.frame.minX, y: baseline - text.font.size * 0.8, width: line.width, height: text.font.size)
        let box = space.box(of: rect)
        if box.isDrawable { boxes.append(box) }
      }
    }
    return boxes
  }
}
