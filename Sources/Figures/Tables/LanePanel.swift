import Explanation
import LayoutEngine
import Markup

/// The calls between a subject and its children as lanes, time downwards: a dashed arrow for a proposal, a solid one
/// back for its answer.
struct LanePanel {
  private let record: IndexedTrace
  private let lanes: [Lane]
  /// The lane of each node that has one.
  private let laneOf: [NodeID: Int]
  private let hidden: Int

  private static let mostCalls = 60
  private static let pitch = 26.0
  private static let head = 30.0

  /// A view with its wrappers; the first lane is what stands around the subject.
  private struct Lane {
    var name: String
    var x: Double
  }

  /// One arrow.
  private struct Arrow {
    var call: Int32
    var node: NodeID
    var from: Int
    var to: Int
    var text: String
    var isProposal: Bool
    var isCached: Bool
  }

  init(_ record: IndexedTrace, _ subject: Subject, width: FigureWidth) {
    self.record = record
    let most = width == .wide ? 6 : 3
    let path = record.path(to: subject.node)
    var laneOf: [NodeID: Int] = [:]
    for node in path.dropLast() { laneOf[node.id] = 0 }
    var names = [path.dropLast().last.map { NodeName.name(of: $0) } ?? "container"]
    let views = subject.kind == .chain ? subject.chain : [subject.node] + subject.children
    for id in views.prefix(most - 1) {
      guard let node = record.node(id) else { continue }
      laneOf[id] = names.count
      var name = NodeName.name(of: node)
      if subject.kind == .container, id != subject.node {
        // Wrappers and the view inside them share a lane.
        let chain = record.chain(from: node)
        for member in chain { laneOf[member] = names.count }
        name = chain.last.flatMap { record.node($0) }.map { NodeName.name(of: $0) } ?? name
      }
      names.append(name)
    }
    hidden = max(0, views.count - most + 1)
    let room = (width.pixels - 2 * width.margin) / Double(names.count)
    lanes = names.enumerated().map { index, name in
      Lane(
        name: LabelStyle.name.shortened(name, room: room - 10), x: width.margin + room * (Double(index) + 0.5))
    }
    self.laneOf = laneOf
  }

  /// Draws the lanes and returns where they end.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    for lane in lanes {
      sheet.elements.append(.label(lane.name, x: lane.x, y: top + 14, style: .name, color: "ink", anchor: .middle))
    }
    let arrows = arrows()
    let shown = arrows.prefix(2 * LanePanel.mostCalls)
    var y = top + LanePanel.head + 20
    var elements: [Element] = []
    for arrow in shown {
      elements.append(element(arrow, y: y))
      y += LanePanel.pitch
    }
    for (index, lane) in lanes.enumerated() {
      drawLane(index, x: lane.x, top: top + LanePanel.head - 6, bottom: y, shown, on: &sheet)
    }
    sheet.elements += elements
    var notes: [String] = []
    if arrows.count > shown.count { notes.append("and \((arrows.count - shown.count) / 2) more calls") }
    if hidden > 0 { notes.append("\(hidden) more \(hidden == 1 ? "view has" : "views have") no lane here") }
    for note in notes {
      y += 20
      sheet.elements.append(.label(note, x: sheet.margin, y: y, style: .note, color: "muted"))
    }
    return y + 8
  }

  /// A lane, open where a label of an arrow that passes stands on it.
  private func drawLane(
    _ index: Int, x: Double, top: Double, bottom: Double, _ arrows: ArraySlice<Arrow>, on sheet: inout Sheet
  ) {
    var path = PathData()
    var start = top
    for (row, arrow) in arrows.enumerated() {
      let child = max(arrow.from, arrow.to)
      guard child > index else { continue }
      let left = lanes[child].x - 12 - LabelStyle.number.width(of: arrow.text)
      guard left < x + 3 else { continue }
      let y = top + 6 + 20 + Double(row) * LanePanel.pitch
      path.segment(Point(x: x, y: start), Point(x: x, y: y - 17))
      start = y - 1
    }
    path.segment(Point(x: x, y: start), Point(x: x, y: bottom))
    sheet.elements.append(.path(path, classes: "line hair lane"))
  }

  /// Calls between lanes; what a modifier hands to the view in its own lane is left out.
  private func arrows() -> [Arrow] {
    var nodeOfCall: [Int32: NodeID] = [:]
    var remembered: Set<Int32> = []
    for event in record.events where event.cached { remembered.insert(event.call) }
    var arrows: [Arrow] = []
    for event in record.events {
      nodeOfCall[event.call] = event.node
      guard event.kind != .place, let to = laneOf[event.node], to > 0 else { continue }
      let from = event.parentCall < 0 ? 0 : nodeOfCall[event.parentCall].flatMap { laneOf[$0] }
      guard let from, from != to else { continue }
      let isProposal = event.kind == .measure
      arrows.append(
        Arrow(
          call: event.call, node: event.node, from: isProposal ? from : to, to: isProposal ? to : from,
          text: isProposal ? "? " + LengthText.proposal(event.proposal) : "= " + LengthText.size(event.size),
          isProposal: isProposal, isCached: remembered.contains(event.call)))
    }
    return arrows
  }

  private func element(_ arrow: Arrow, y: Double) -> Element {
    let isRight = arrow.to > arrow.from
    let from = Point(x: lanes[arrow.from].x, y: y)
    let to = Point(x: lanes[arrow.to].x + (isRight ? -2 : 2), y: y)
    var elements = arrow.isProposal ? ArrowLayer.proposal(from, to) : ArrowLayer.answer(from, to)
    // The label stands beside the child, whose lane is the right end of both arrows.
    let child = max(arrow.from, arrow.to)
    elements.append(
      .label(
        arrow.text, x: lanes[child].x - 12, y: y - 5, style: .number,
        color: arrow.isProposal ? "proposal-text" : "answer-text", anchor: .end))
    if arrow.isProposal {
      let number = "\(arrow.call)" + (arrow.isCached ? " cached" : "")
      elements.append(.label(number, x: lanes[child].x + 8, y: y + 4, style: .number, color: "muted"))
    }
    return .group(Element.Group(node: arrow.node, call: arrow.call, elements: elements))
  }
}
