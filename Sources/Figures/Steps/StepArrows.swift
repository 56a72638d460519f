import Explanation
import LayoutEngine
import Markup

/// The pair of arrows of a step between the name of the asking view and the view: above the picture, or right of a
/// column.
struct StepArrows {
  private let steps: NegotiationSteps
  private let isBeside: Bool
  private let labelRoom: Double

  private static let shaft = 44.0
  private static let mostName = 130.0

  init(_ steps: NegotiationSteps, width: FigureWidth) {
    self.steps = steps
    isBeside = width == .wide && steps.subject.arrangement == .line(.vertical) && steps.subject.kind == .container
    var room = 0.0
    for step in steps.steps {
      for text in [StepArrows.question(step), StepArrows.result(step)] {
        room = max(room, LabelStyle.number.width(of: text))
      }
      let name = LabelStyle.name.shortened(steps.parentName(step), room: StepArrows.mostName)
      room = max(room, LabelStyle.name.width(of: name) + 20)
    }
    labelRoom = room
  }

  /// The room right of the picture, and above it.
  var beside: Double { isBeside ? StepArrows.shaft + 24 + labelRoom : 0 }
  var above: Double { isBeside ? 44 : ArrowLayer.height }

  private static func question(_ step: NegotiationSteps.Step) -> String { "? " + LengthText.proposal(step.proposal) }

  /// The answer, or where the view is placed.
  private static func result(_ step: NegotiationSteps.Step) -> String {
    if let origin = step.origin { return "at " + LengthText.length(origin.x) + ", " + LengthText.length(origin.y) }
    return step.size.map { "= " + LengthText.size($0) } ?? ""
  }

  func elements(_ step: NegotiationSteps.Step, _ scene: Scene, in sheet: Sheet) -> [Element] {
    guard let box = scene.box(of: step.node), box.overlaps(scene.space.box.inset(-1)) else { return [] }
    let shown = box.intersection(scene.space.box)
    return isBeside ? beside(step, shown, scene) : above(step, shown, scene, sheet)
  }

  /// The pill with a name.
  private func pill(_ step: NegotiationSteps.Step, in box: Box) -> [Element] {
    let name = LabelStyle.name.shortened(steps.parentName(step), room: box.width - 20)
    return [
      .rectangle(box, cornerX: 5, cornerY: 5, classes: "area ink pill"),
      .label(name, x: box.midX, y: box.minY + 16, style: .name, color: "page", anchor: .middle),
    ]
  }

  private func nameWidth(_ step: NegotiationSteps.Step, room: Double) -> Double {
    let name = LabelStyle.name.shortened(steps.parentName(step), room: room)
    return LabelStyle.name.width(of: name) + 22
  }

  private func above(
    _ step: NegotiationSteps.Step, _ box: Box, _ scene: Scene, _ sheet: Sheet
  ) -> [Element] {
    let picture = scene.space.box
    let width = nameWidth(step, room: sheet.width - 2 * sheet.margin - 30)
    let x = min(max(box.midX, sheet.margin + width / 2), sheet.width - sheet.margin - width / 2)
    let top = picture.minY - ArrowLayer.height + 8
    let pill = Box(x: x - width / 2, y: top, width: width, height: 24)
    let distance = min(14, max(4, box.width / 4))
    // An arrow ends at the picture's edge where another view lies between.
    let reaches = isFree(Box(minX: x - distance, minY: picture.minY, maxX: x + distance, maxY: box.minY), step, scene)
    let end = (reaches ? box.minY : picture.minY) - 2 * Scene.outset - 3
    var elements = self.pill(step, in: pill)
    let (down, up) = (x - distance, x + distance)
    let (question, result) = (StepArrows.question(step), StepArrows.result(step))
    let (from, to) = (pill.maxY + 2, end)
    if step.kind == .placed {
      elements += placing(Point(x: x, y: from), Point(x: x, y: to), scene)
      return elements + labels([Number(text: result, color: "ink")], around: (x, x), y: pill.maxY + 20, sheet)
    }
    if !step.isLater {
      elements += ArrowLayer.proposal(Point(x: down, y: from), Point(x: down, y: to), scene)
    }
    if step.size != nil { elements += ArrowLayer.answer(Point(x: up, y: to), Point(x: up, y: from), scene) }
    let texts = [
      Number(text: step.isLater ? "" : question, color: "proposal"), Number(text: result, color: "answer"),
    ]
    return elements + labels(texts, around: (down, up), y: pill.maxY + 20, sheet)
  }

  /// The number next to an arrow.
  private struct Number {
    var text: String
    var color: String
  }

  /// The two numbers, each next to its arrow; below each other where the canvas ends.
  private func labels(
    _ texts: [Number], around x: (Double, Double), y: Double, _ sheet: Sheet
  ) -> [Element] {
    let widths = texts.map { LabelStyle.number.width(of: $0.text) }
    let (left, right) = (x.0 - 8, x.1 + 8)
    let fitsLeft = texts.count > 1 && left - widths[0] >= sheet.margin
    let fitsRight = right + (widths.max() ?? 0) <= sheet.width - sheet.margin
    var elements: [Element] = []
    for (index, item) in texts.enumerated() where !item.text.isEmpty {
      let isLeft = fitsRight ? index == 0 && fitsLeft : true
      let isShared = texts.count > 1 && (!fitsLeft || !fitsRight)
      elements.append(
        .label(
          item.text, x: isLeft ? left : right, y: isShared && index == 1 ? y + 16 : y, style: .number,
          color: item.color, anchor: isLeft ? .end : .start, width: widths[index]))
    }
    return elements
  }

  private func beside(_ step: NegotiationSteps.Step, _ box: Box, _ scene: Scene) -> [Element] {
    let picture = scene.space.box
    let middle = min(max(box.midY, picture.minY + 10), max(picture.minY + 10, picture.maxY - 10))
    let start = picture.maxX + StepArrows.shaft
    let reaches = isFree(Box(minX: box.maxX, minY: middle - 9, maxX: picture.maxX, maxY: middle + 9), step, scene)
    let end = (reaches ? box.maxX : picture.maxX) + 2 * Scene.outset + 3
    let left = start + 8
    var elements = pill(
      step, in: Box(x: left, y: middle - 46, width: nameWidth(step, room: StepArrows.mostName), height: 24))
    if step.kind == .placed {
      elements += placing(Point(x: start, y: middle), Point(x: end, y: middle), scene)
      elements.append(.label(StepArrows.result(step), x: left, y: middle + 4, style: .number, color: "ink"))
      return elements
    }
    if !step.isLater {
      elements += ArrowLayer.proposal(Point(x: start, y: middle - 8), Point(x: end, y: middle - 8), scene)
      elements.append(
        .label(StepArrows.question(step), x: left, y: middle - 4, style: .number, color: "proposal"))
    }
    if step.size != nil {
      elements += ArrowLayer.answer(Point(x: end, y: middle + 8), Point(x: start, y: middle + 8), scene)
      elements.append(.label(StepArrows.result(step), x: left, y: middle + 13, style: .number, color: "answer"))
    }
    return elements
  }

  /// One arrow: a view gets its place.
  private func placing(_ from: Point, _ to: Point, _ scene: Scene) -> [Element] {
    let (left, right, base) = Arrowhead.points(from: from, to: to)
    return scene.line(from, base, classes: "ink sign", color: .ink)
      + [.path(PathData([left, to, right], closed: true), classes: "area ink")]
  }

  /// Whether nothing is in the way of an arrow: neither another view of the steps nor other drawn content.
  private func isFree(_ way: Box, _ step: NegotiationSteps.Step, _ scene: Scene) -> Bool {
    guard let own = scene.box(of: step.node), scene.ink.isFree(way.inset(-4)) else { return false }
    if scene.ink.fills.contains(where: { $0.box.overlaps(way) && !$0.box.inset(-1).contains(own) }) { return false }
    let around = Set(scene.record.path(to: step.node).map { $0.id })
    return !steps.nodes.contains { id in
      guard let box = scene.box(of: id), box.overlaps(way), !around.contains(id) else { return false }
      return !scene.record.path(to: id).contains { $0.id == step.node }
    }
  }
}
