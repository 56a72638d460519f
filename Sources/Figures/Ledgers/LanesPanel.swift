import Explanation
import LayoutEngine
import Markup

/// The calls of a container to its children, time downwards: a dashed arrow for a proposal, a solid one back for its
/// answer, beside them how the container came to the proposal.
struct LanesPanel {
  private let lanes: Lanes
  private let record: IndexedTrace
  private let width: FigureWidth
  private let shown: [Lanes.Step]
  /// The children with a lane of their own; empty where all share one.
  private let children: [NodeID]
  /// What was shared out, by call.
  private let shares: [Int32: StackLedger.Row]
  private let numbers: [NodeID: Int]

  private static let mostSteps = 30
  private static let mostLanes = 4
  private static let step = 46.0

  init(_ lanes: Lanes, _ record: IndexedTrace, width: FigureWidth) {
    self.lanes = lanes
    self.record = record
    self.width = width
    shown = Array(lanes.steps.prefix(LanesPanel.mostSteps))
    var children: [NodeID] = []
    var known: Set<NodeID> = []
    for id in record.node(lanes.node)?.children ?? [] where known.insert(id).inserted { children.append(id) }
    let asked = Set(shown.map { $0.child })
    children = children.filter { asked.contains($0) }
    let isFew = width == .wide && children.count <= LanesPanel.mostLanes && asked.count == children.count
    self.children = isFew ? children : []
    var shares: [Int32: StackLedger.Row] = [:]
    var numbers: [NodeID: Int] = [:]
    for row in StackLedger(record, lanes.node)?.rows ?? [] where !row.offer.isNaN {
      if let call = row.call { shares[call] = row }
      numbers[row.child] = row.number
    }
    self.shares = shares
    self.numbers = numbers
  }

  private var isWide: Bool { width == .wide }
  private var left: Double { width.margin }
  private var right: Double { width.pixels - width.margin }
  private var subject: Double { isWide ? 124 : left + 30 }
  private var accounts: Double { 566 }

  private func x(_ child: NodeID) -> Double {
    guard let index = children.firstIndex(of: child) else { return isWide ? 330 : left + 186 }
    let room = (accounts - 40 - subject - 110) / Double(max(1, children.count - 1))
    return children.count == 1 ? subject + 220 : subject + 110 + room * Double(index)
  }

  /// Draws the lanes and returns where they end.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    var y = drawHead(on: &sheet, top: top)
    let start = y + 20
    y = drawOutside(isQuestion: true, on: &sheet, top: y)
    var elements: [Element] = []
    var lanes: [(child: Double, row: Double, text: Double)] = []
    var wasProbe = shown.first?.purpose.isProbe ?? false
    for step in shown {
      let isProbe = step.purpose.isProbe
      if isProbe != wasProbe { y = ruled(y, &sheet) }
      wasProbe = isProbe
      elements.append(element(step, top: y))
      let text = max(
        LabelStyle.number.width(of: question(step)), LabelStyle.number.width(of: answer(step)))
      lanes.append((x(step.child), y, text))
      y += LanesPanel.step + (isWide || account(step).isEmpty ? 0 : 14)
    }
    if self.lanes.steps.count > shown.count {
      let more = "and \(self.lanes.steps.count - shown.count) more calls"
      elements.append(.label(more, x: subject + 14, y: y + 16, style: .note, color: "muted"))
      y += 26
    }
    y = ruled(y, &sheet)
    let end = drawOutside(isQuestion: false, on: &sheet, top: y)
    drawLanes(lanes, from: top + 30, to: y - 4, on: &sheet)
    let bar = Box(minX: subject - 3, minY: start, maxX: subject + 3, maxY: y + 22)
    sheet.elements.append(.rectangle(bar, classes: "tint"))
    sheet.elements += elements
    return end + 6
  }

  private func ruled(_ y: Double, _ sheet: inout Sheet) -> Double {
    sheet.elements.append(LedgerBar.rule(y + 3.5, sheet))
    return y + 6
  }

  // MARK: - Names

  private func drawHead(on sheet: inout Sheet, top: Double) -> Double {
    let name = record.node(lanes.node).map { $0.info.name } ?? ""
    var pills = [(LabelStyle.name.shortened(name, room: isWide ? 120 : 100), subject, "subject-name")]
    if children.isEmpty {
      pills.append(("children", x(NodeID(-1)), "child-name"))
    } else {
      let room = children.count == 1 ? 200 : (x(children[1]) - x(children[0])) - 24
      for child in children {
        pills.append((LabelStyle.name.shortened(record.viewName(of: child), room: max(40, room)), x(child), "child-name"))
      }
    }
    for (text, middle, _) in pills {
      let width = LabelStyle.name.width(of: text) + 16
      let x = max(left + width / 2, middle)
      let box = Box(x: x - width / 2, y: top + 4, width: width, height: 22)
      sheet.elements.append(.rectangle(box, cornerX: 4, cornerY: 4, classes: "tint room"))
      sheet.elements.append(.label(text, x: x, y: top + 19, style: .name, color: "ink", anchor: .middle))
    }
    if isWide {
      sheet.elements.append(.label("call", x: left, y: top + 19, style: .note, color: "muted"))
      if !shares.isEmpty {
        sheet.elements.append(.label("how it gets there", x: accounts, y: top + 19, style: .note, color: "muted"))
      }
    }
    return top + 34
  }

  /// What is asked of the container, or what it answers in the end.
  private func drawOutside(isQuestion: Bool, on sheet: inout Sheet, top: Double) -> Double {
    let y = top + 20
    let text = isQuestion ? "? " + LengthText.proposal(lanes.proposal) : "= " + LengthText.size(lanes.answer)
    let outside = Point(x: subject - (isWide ? 70 : 28), y: y)
    let inside = Point(x: subject - 4, y: y)
    var elements = isQuestion ? ArrowLayer.proposal(outside, inside) : ArrowLayer.answer(inside, outside)
    elements.append(
      .label(
        text, x: subject + 12, y: y + 4, style: .number, color: isQuestion ? "proposal-text" : "answer-text"))
    if isWide { elements.append(.label("\(lanes.call)", x: left, y: y + 4, style: .number, color: "muted")) }
    sheet.elements.append(
      .group(Element.Group(classes: "step", node: lanes.node, call: lanes.call, elements: elements)))
    return y + 14
  }

  // MARK: - Steps

  private func question(_ step: Lanes.Step) -> String {
    let axis = DifferingAxis.of(step.proposals)
    guard step.proposals.count > 1, let axis else {
      return "? " + (step.proposals.first.map { LengthText.proposal($0) } ?? "")
    }
    return step.proposals.map { "? " + LengthText.proposed($0[axis]) }.joined(separator: ", ")
  }

  private func answer(_ step: Lanes.Step) -> String {
    guard step.answers.count > 1, let axis = DifferingAxis.of(step.proposals) else {
      return "= " + (step.answers.first.map { LengthText.size($0) } ?? "")
    }
    return "= " + step.answers.map { LengthText.length($0[axis]) }.joined(separator: ", ")
  }

  /// How the container came to its proposal, and what is left after the answer.
  private func account(_ step: Lanes.Step) -> [String] {
    guard let call = step.calls.last, let row = shares[call] else { return [] }
    var share = LengthText.account(row.room)
    if row.unserved > 1 { share += " ÷ \(row.unserved) = " + LengthText.account(row.offer) }
    if row.room < 0 { share = "nothing left" }
    return [share, LedgerText.leaves(row.leaves)]
  }

  private func element(_ step: Lanes.Step, top: Double) -> Element {
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
    elements.append(.rectangle(Box(minX: child - 3, minY: out - 5, maxX: child + 3, maxY: back + 5), classes: "tint"))
    elements.append(
      .label(question(step), x: child - 14, y: out - 6, style: .number, color: "proposal-text", anchor: .end))
    elements.append(
      .label(answer(step), x: child - 14, y: back - 5, style: .number, color: "answer-text", anchor: .end))
    elements += beside(step, child, out: out, back: back)
    return .group(
      Element.Group(classes: "step", node: step.child, call: step.calls.last, elements: elements))
  }

  /// The call's number, the child where it has no lane of its own, its turn and the account.
  private func beside(_ step: Lanes.Step, _ child: Double, out: Double, back: Double) -> [Element] {
    var elements: [Element] = []
    let purpose = step.isRemembered ? "remembered" : step.purpose.wordOfLanes
    if isWide {
      let calls = step.calls.count > 1 ? "\(step.calls[0])–\(step.calls[step.calls.count - 1])" : "\(step.calls[0])"
      elements.append(.label(calls, x: left, y: out, style: .number, color: "muted"))
      elements.append(.label(purpose, x: left, y: out + 15, style: .number, color: "muted"))
    }
    var name = child + 10
    if let number = numbers[step.child], step.purpose == .offer {
      elements += Badge.elements("\(number)", from: child + 8, y: (out + back) / 2)
      name += Badge.width(of: "\(number)") + 4
    }
    if children.isEmpty {
      let room = (isWide ? accounts - 10 : right) - name
      elements.append(
        .label(
          LabelStyle.name.shortened(record.viewName(of: step.child), room: room), x: name, y: (out + back) / 2 + 4,
          style: .name, color: "ink"))
    }
    let account = account(step)
    if isWide {
      for (index, line) in account.enumerated() {
        elements.append(.label(line, x: accounts, y: out + 15 * Double(index), style: .number, color: "muted"))
      }
    } else if !account.isEmpty {
      let line = account.joined(separator: ", ")
      elements.append(.label(line, x: subject + 14, y: back + 15, style: .number, color: "muted"))
    }
    return elements
  }

  // MARK: - Lanes

  /// The children's lanes, open where a label of an arrow to one further right stands.
  private func drawLanes(
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
