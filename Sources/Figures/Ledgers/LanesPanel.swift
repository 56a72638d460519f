import Explanation
import LayoutEngine
import Markup

/// The calls of a container to its children, time downwards: a dashed arrow for a proposal, a solid one back for its
/// answer, and next to them how the container computed the proposal.
struct LanesPanel {
  private let lanes: Lanes
  private let record: IndexedTrace
  private let width: FigureWidth
  private let shown: [LanesFolding.Item]
  /// Probes that are left out, because there are too many calls.
  private let hiddenProbes: Int
  private let hiddenCalls: Int
  /// The children with a lane of their own; empty where all share one.
  private let children: [NodeID]
  /// What was shared out, by call.
  private let accounts: [Int32: Account]
  private let numbers: [NodeID: Int]

  private static let mostLanes = 4

  init(_ lanes: Lanes, _ record: IndexedTrace, width: FigureWidth) {
    self.lanes = lanes
    self.record = record
    self.width = width
    let folding = LanesFolding(lanes.steps, record)
    shown = folding.items
    (hiddenProbes, hiddenCalls) = (folding.hiddenProbes, folding.hiddenCalls)
    var asked: [NodeID] = []
    var known: Set<NodeID> = []
    for item in folding.items where known.insert(item.step.child).inserted { asked.append(item.step.child) }
    let isFew = width == .wide && asked.count <= LanesPanel.mostLanes && folding.isPlain
    let order = record.node(lanes.node)?.children ?? []
    children = isFew && asked.allSatisfy { order.contains($0) } ? order.filter { known.contains($0) } : []
    accounts = LanesPanel.accounts(record, lanes.node)
    var numbers: [NodeID: Int] = [:]
    for row in StackLedger(record, lanes.node)?.rows ?? [] where !row.offer.isNaN { numbers[row.child] = row.number }
    self.numbers = numbers
  }

  /// How the container computed its offer in a call, and what was left after the answer.
  private static func accounts(_ record: IndexedTrace, _ node: NodeID) -> [Int32: Account] {
    var accounts: [Int32: Account] = [:]
    for row in StackLedger(record, node)?.rows ?? [] where !row.offer.isNaN {
      if let call = row.call { accounts[call] = Account(row.room, row.unserved, row.offer, row.leaves) }
    }
    guard let grid = GridLedger(record, node) else { return accounts }
    for track in grid.columns.tracks + grid.rows.tracks {
      guard let room = track.room, let share = track.share, let cell = track.cells.last else { continue }
      accounts[cell.call] = Account(room, track.unserved, share, track.leaves ?? .infinity)
    }
    return accounts
  }

  /// What was shared out in a call.
  private struct Account {
    var share: String
    var leaves: String

    init(_ room: Double, _ unserved: Int, _ offer: Double, _ leaves: Double) {
      share = LengthText.account(room)
      if unserved > 1 { share += " ÷ \(unserved) = " + LengthText.account(offer) }
      if room < 0 { share = LedgerText.nothingLeft }
      self.leaves = LedgerText.leaves(leaves)
    }
  }

  private var isWide: Bool { width == .wide }
  private var stepHeight: Double { isWide ? 46 : 56 }
  private var left: Double { width.margin }
  private var right: Double { width.pixels - width.margin }
  private var subject: Double { isWide ? 124 : left + 30 }
  private var accountStart: Double { 566 }

  private func x(_ child: NodeID) -> Double {
    guard let index = children.firstIndex(of: child) else { return isWide ? 330 : left + 186 }
    return subject + firstLane + laneRoom * Double(index)
  }

  /// Where the last lane is: before the account, or as far as its name has room where there is none.
  private var lastLane: Double { accounts.isEmpty ? right - 64 : accountStart - 64 }

  /// The distance of the first lane from the container, with room for the numbers next to its arrows.
  private var firstLane: Double {
    let numbers = shown.filter { $0.step.child == children.first }.flatMap { [question($0.step), answer($0.step)] }
    let widest = numbers.map { LabelStyle.number.width(of: $0) }.max() ?? 0
    return max((lastLane - subject) / Double(max(1, children.count)), widest + 14 + 10)
  }

  /// The distance from one lane to the next.
  private var laneRoom: Double {
    children.count > 1 ? (lastLane - subject - firstLane) / Double(children.count - 1) : firstLane
  }

  /// Draws the lanes and returns where they end.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    var y = drawHead(on: &sheet, top: top)
    let start = y + 20
    y = drawOutside(isQuestion: true, on: &sheet, top: y)
    var elements: [Element] = []
    var lanes: [(child: Double, row: Double, text: Double)] = []
    var wasProbe = shown.first?.step.purpose.isProbe ?? false
    if hiddenProbes > 0 {
      elements.append(more("\(hiddenProbes) probes: how short and how long each can be", y))
      y = ruled(y + 24, &sheet)
    }
    for item in shown {
      let step = item.step
      let isProbe = step.purpose.isProbe
      if isProbe != wasProbe { y = ruled(y, &sheet) }
      wasProbe = isProbe
      elements.append(element(item, top: y))
      let text = max(
        LabelStyle.number.width(of: question(step)), LabelStyle.number.width(of: answer(step)))
      lanes.append((x(step.child), y, text))
      y += stepHeight
    }
    if hiddenCalls > 0 {
      elements.append(more("and \(hiddenCalls) more calls", y))
      y += 26
    }
    y = ruled(y, &sheet)
    let end = drawOutside(isQuestion: false, on: &sheet, top: y)
    drawLanes(lanes, from: top + 30, to: y - 4, on: &sheet)
    let bar = Box(minX: subject - 3, minY: start, maxX: subject + 3, maxY: y + 22)
    sheet.elements.append(.rectangle(bar, classes: "area ink"))
    sheet.elements += elements
    return end + 6
  }

  /// A line of text for calls without arrows; it covers the lanes behind it.
  private func more(_ text: String, _ y: Double) -> Element {
    let width = LabelStyle.note.width(of: text)
    let box = Box(x: subject + 10, y: y + 4, width: width + 8, height: 18)
    return .group(
      Element.Group(
        node: lanes.node,
        elements: [
          .rectangle(box, classes: "area page"),
          .label(text, x: subject + 14, y: y + 17, style: .note, color: "muted", width: width),
        ]))
  }

  private func ruled(_ y: Double, _ sheet: inout Sheet) -> Double {
    sheet.elements.append(LedgerBar.rule(y + 3.5, sheet))
    return y + 6
  }

  // MARK: - Names

  private func drawHead(on sheet: inout Sheet, top: Double) -> Double {
    let name = record.node(lanes.node).map { NodeName.kind(of: $0) } ?? ""
    let room = isWide ? min(120, laneRoom - 26) : 100
    var pills = [(text: LabelStyle.name.shortened(name, room: room), middle: subject, node: lanes.node)]
    if children.isEmpty {
      pills.append(("children", x(NodeID(-1)), lanes.node))
    } else {
      for (child, name) in zip(children, names) { pills.append((name, x(child), child)) }
    }
    for (text, middle, node) in pills {
      let width = LabelStyle.name.width(of: text) + 16
      let x = max(left + width / 2, middle)
      let box = Box(x: x - width / 2, y: top + 4, width: width, height: 22)
      let pill: [Element] = [
        .rectangle(box, cornerX: 4, cornerY: 4, classes: "area ink band"),
        .label(text, x: x, y: top + 19, style: .name, color: "ink", anchor: .middle),
      ]
      sheet.elements.append(.group(Element.Group(node: node, elements: pill)))
    }
    if isWide {
      sheet.elements.append(.label("call", x: left, y: top + 19, style: .note, color: "muted"))
      if !accounts.isEmpty {
        sheet.elements.append(.label("how it gets there", x: accountStart, y: top + 19, style: .note, color: "muted"))
      }
    }
    return top + 34
  }

  /// The children's names as far as the lanes have room. A name that would repeat another is distinguished by the view
  /// inside the child, by its words, or by the child's place.
  private var names: [String] {
    let whole = children.map { record.viewName(of: $0) }
    let inside = children.map { child in
      record.node(child).flatMap { record.chain(from: $0).last }.map { record.viewName(of: $0) } ?? ""
    }
    let words = inside.map { name in String(name.drop { $0 != "“" }) }
    let places = inside.enumerated().map { LedgerText.ordinal($0.offset + 1) + " " + $0.element }
    var names = shortened(whole)
    for other in [inside, words, places].map({ shortened($0) }) {
      let isShared = names.indices.map { index in
        names.indices.contains { names[$0] == names[index] && whole[$0] != whole[index] }
      }
      for index in names.indices where isShared[index] && !other[index].isEmpty { names[index] = other[index] }
    }
    return names
  }

  private func shortened(_ names: [String]) -> [String] {
    zip(children, names).map { child, name in
      // The last name ends before the account.
      LabelStyle.name.shortened(name, room: child == children.last ? min(laneRoom - 26, 96) : laneRoom - 26)
    }
  }

  /// Draws the container's proposal, or its final answer.
  private func drawOutside(isQuestion: Bool, on sheet: inout Sheet, top: Double) -> Double {
    let y = top + 20
    let text = isQuestion ? "? " + LengthText.proposal(lanes.proposal) : "= " + LengthText.size(lanes.answer)
    let outside = Point(x: subject - (isWide ? 70 : 28), y: y)
    let inside = Point(x: subject - 4, y: y)
    var elements = isQuestion ? ArrowLayer.proposal(outside, inside) : ArrowLayer.answer(inside, outside)
    elements.append(
      .label(
        text, x: subject + 12, y: y + 4, style: .number, color: isQuestion ? "proposal" : "answer"))
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

  private func element(_ item: LanesFolding.Item, top: Double) -> Element {
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

  // MARK: - Lanes

  /// The children's lanes, interrupted at labels of arrows to lanes further right.
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
