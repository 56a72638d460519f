import Explanation
import LayoutEngine
import Markup

extension LanesPanel {
  /// What the child is asked, for the dashed arrow.
  func question(_ step: Lanes.Step) -> String {
    let axis = DifferingAxis.of(step.proposals)
    guard step.proposals.count > 1, let axis else {
      return "? " + (step.proposals.first.map { LengthText.proposal($0) } ?? "")
    }
    return step.proposals.map { "? " + LengthText.proposed($0[axis]) }.joined(separator: ", ")
  }

  /// What the child answers, for the solid arrow.
  func answer(_ step: Lanes.Step) -> String {
    guard step.answers.count > 1, let axis = DifferingAxis.of(step.proposals) else {
      return "= " + (step.answers.first.map { LengthText.size($0) } ?? "")
    }
    return "= " + step.answers.map { LengthText.length($0[axis]) }.joined(separator: ", ")
  }

  /// The arrows of a step with their labels.
  func element(_ item: LanesFolding.Item, top: Double) -> Element {
    let step = item.step
    let child = x(step.child)
    let (out, back) = (top + 19, top + 37)
    var elements: [Element] = []
    let isDouble = step.proposals.count > 1
    for offset in isDouble ? [-2.0, 2] : [0] {
      elements.append(
        .line(
          Point(x: subject + 5, y: out + offset), Point(x: child - 8, y: out + offset), classes: "line proposal"))
    }
    elements += ArrowLayer.proposal(Point(x: child - 9, y: out), Point(x: child - 4, y: out)).dropFirst()
    elements += ArrowLayer.answer(Point(x: child - 4, y: back), Point(x: subject + 5, y: back))
    elements.append(
      .rectangle(Box(minX: child - 3, minY: out - 5, maxX: child + 3, maxY: back + 5), classes: "area ink"))
    elements.append(
      .label(question(step), x: child - 14, y: out - 6, style: .number, color: "proposal", anchor: .end))
    elements.append(
      .label(answer(step), x: child - 14, y: back - 5, style: .number, color: "answer", anchor: .end))
    elements += beside(item, child, out: out, back: back)
    return .group(
      Element.Group(classes: "step", node: step.child, call: step.calls.last, elements: elements))
  }

  /// The call's number, the child where it has no lane of its own, its turn and the account.
  private func beside(_ item: LanesFolding.Item, _ child: Double, out: Double, back: Double) -> [Element] {
    var elements: [Element] = []
    let step = item.step
    if isWide {
      let purpose = step.isRemembered ? "remembered" : step.purpose.wordOfLanes
      elements.append(.label(item.calls, x: left, y: out, style: .number, color: "muted"))
      elements.append(.label(purpose, x: left, y: out + 15, style: .number, color: "muted"))
    }
    var lines: [String] = []
    if let first = step.calls.last.flatMap({ accounts[$0] }) {
      let last = item.last.calls.last.flatMap { accounts[$0] } ?? first
      lines = [item.count > 1 ? "an equal share each" : first.share, last.leaves]
    }
    let middle = (out + back) / 2
    // In a narrow figure the account is below the name.
    let nameLine = isWide || lines.isEmpty ? middle : out - 5
    var name = child + 10
    if let number = numbers[step.child], step.purpose == .offer {
      let text = item.count > 1 ? "\(number)–\(number + item.count - 1)" : "\(number)"
      elements += Badge.elements(text, from: child + 8, y: nameLine)
      name += Badge.width(of: text) + 4
    }
    if children.isEmpty {
      let room = (isWide ? accountStart - 10 : right) - name
      let view = record.viewName(of: step.child)
      let text = item.count > 1 ? "\(item.count) × " + LedgerFolding.kind(view) : view
      elements.append(
        .label(LabelStyle.name.shortened(text, room: room), x: name, y: nameLine + 4, style: .name, color: "ink"))
    }
    for (index, line) in lines.enumerated() {
      let (x, y) = isWide ? (accountStart, out + 15 * Double(index)) : (child + 10, out + 16 + 15 * Double(index))
      elements.append(.label(line, x: x, y: y, style: .number, color: "muted"))
    }
    return elements
  }

  /// The children's lanes, interrupted at labels of arrows to lanes further right.
  func drawLanes(
    _ steps: [(child: Double, row: Double, text: Double)], from top: Double, to bottom: Double, on sheet: inout Sheet
  ) {
    let positions = children.isEmpty ? [x(NodeID(-1))] : children.map { x($0) }
    for position in positions {
      var path = PathData()
      var start = top
      for step in steps where step.child > position + 1 && step.child - 14 - step.text < position + 4 {
        path.segment(Point(x: position, y: start), Point(x: position, y: max(start, step.row + 1)))
        start = step.row + 38
      }
      path.segment(Point(x: position, y: start), Point(x: position, y: max(start, bottom)))
      sheet.elements.append(.path(path, classes: "line rule lane"))
    }
  }
}

/// The axis on which several proposals differ.
enum DifferingAxis {
  static func of(_ proposals: [Proposal]) -> Axis? {
    guard let first = proposals.first, let last = proposals.last else { return nil }
    return first.width == last.width ? first.height == last.height ? nil : .vertical : .horizontal
  }
}

extension TraceEvent.Purpose {
  /// The purpose in a word.
  fileprivate var wordOfLanes: String {
    switch self {
    case .probeMinimum, .probeMaximum: "probe"
    case .ideal: "ideal"
    case .offer: "offer"
    case .content, .root: "content"
    case .placement: "placing"
    }
  }
}
