import Explanation
import LayoutEngine
import Markup

/// The calls of a container to its children, time downwards: a dashed arrow for a proposal, a solid one back for its
/// answer, and next to them how the container computed the proposal.
struct LanesPanel {
  let lanes: Lanes
  let record: IndexedTrace
  private let width: FigureWidth
  private let shown: [LanesFolding.Item]
  /// Probes that are left out, because there are too many calls.
  private let hiddenProbes: Int
  private let hiddenCalls: Int
  /// The children with a lane of their own; empty where all share one.
  let children: [NodeID]
  /// What was shared out, by call.
  let accounts: [Int32: LaneAccount]
  let numbers: [NodeID: Int]

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
    accounts = LaneAccount.all(of: lanes.node, in: record)
    var numbers: [NodeID: Int] = [:]
    for row in StackLedger(record, lanes.node)?.rows ?? [] where !row.offer.isNaN { numbers[row.child] = row.number }
    self.numbers = numbers
  }

  var isWide: Bool { width == .wide }
  private var stepHeight: Double { isWide ? 46 : 56 }
  var left: Double { width.margin }
  var right: Double { width.pixels - width.margin }
  var subject: Double { isWide ? 124 : left + 30 }
  var accountStart: Double { 566 }

  func x(_ child: NodeID) -> Double {
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
  var laneRoom: Double {
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
}
