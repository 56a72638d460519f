import Explanation
import LayoutEngine
import Markup

/// Draws the lanes of a negotiation and the calls between them.
struct LaneComposer {
  private let record: IndexedTrace
  private let lanes: [Lane]
  /// The lane of each node that has one.
  private let laneOf: [NodeID: Int]
  private var sheet: Sheet
  private var y = 0.0

  private static let mostLanes = 6
  private static let mostCalls = 60
  private static let pitch = 26.0
  private static let head = 112.0

  /// A view, with the modifiers that end up with the same frame; the first lane is the container.
  struct Lane {
    var name: String
    var x: Double
  }

  /// One arrow.
  private struct Arrow {
    var call: Int32
    var from: Int
    var to: Int
    var text: String
    var isProposal: Bool
    var isCached: Bool
  }

  init(_ record: IndexedTrace, title: String) {
    self.record = record
    sheet = Sheet(title: title)
    let space = PictureSpace(record: record, available: Size(width: 600, height: 400), top: 0)
    let groups = Outlined.select(record, space, .all).prefix(LaneComposer.mostLanes - 1)
    let width = (Sheet.standardWidth - 2 * Sheet.margin) / Double(groups.count + 1)
    var laneOf: [NodeID: Int] = [:]
    var lanes = [Lane(name: "container", x: Sheet.margin + width / 2)]
    for group in groups {
      for member in group.members { laneOf[member.id] = lanes.count }
      let x = Sheet.margin + width * (Double(lanes.count) + 0.5)
      lanes.append(Lane(name: LaneComposer.fitted(group.name, width - 10), x: x))
    }
    self.lanes = lanes
    self.laneOf = laneOf
  }

  mutating func compose() -> Sheet {
    let arrows = arrows()
    let shown = arrows.prefix(2 * LaneComposer.mostCalls)
    drawHead()
    y = LaneComposer.head + 20
    var elements: [Element] = []
    for arrow in shown { draw(arrow, into: &elements) }
    drawLanes(bottom: y)
    sheet.elements += elements
    if arrows.count > shown.count {
      note("and \((arrows.count - shown.count) / 2) more calls", y: y + 22)
      y += 22
    }
    drawLegend()
    let canvas = Box(x: 0, y: 0, width: sheet.width, height: sheet.height)
    sheet.elements.insert(.rectangle(canvas, classes: "page"), at: 0)
    sheet.description = description(shown)
    return sheet
  }

  /// Calls between lanes; what a modifier hands to the view in its own lane is left out.
  private func arrows() -> [Arrow] {
    var nodeOfCall: [Int32: NodeID] = [:]
    var remembered: Set<Int32> = []
    for event in record.events where event.cached { remembered.insert(event.call) }
    var arrows: [Arrow] = []
    for event in record.events {
      nodeOfCall[event.call] = event.node
      guard event.kind != .place, let to = laneOf[event.node] else { continue }
      let from = event.parentCall < 0 ? 0 : nodeOfCall[event.parentCall].flatMap { laneOf[$0] }
      guard let from, from != to else { continue }
      let isProposal = event.kind == .measure
      arrows.append(
        Arrow(
          call: event.call, from: isProposal ? from : to, to: isProposal ? to : from,
          text: isProposal ? "? " + LengthText.proposal(event.proposal) : "= " + LengthText.size(event.size),
          isProposal: isProposal, isCached: remembered.contains(event.call)))
    }
    return arrows
  }

  private mutating func drawHead() {
    sheet.addText(
      Element.TextRun(
        string: NodeName.shortened(sheet.title, to: 64), x: Sheet.margin, y: 36, classes: "title ink"), style: .title)
    sheet.addText(
      Element.TextRun(
        string: "Who asked whom, and what came back; time runs downwards", x: Sheet.margin, y: 57,
        classes: "note muted"), style: .note)
    for lane in lanes {
      sheet.addText(
        Element.TextRun(string: lane.name, x: lane.x, y: 96, classes: "name ink", anchor: .middle), style: .name)
    }
  }

  private mutating func drawLanes(bottom: Double) {
    for lane in lanes {
      let (top, end) = (Point(x: lane.x, y: LaneComposer.head - 6), Point(x: lane.x, y: bottom))
      sheet.elements.append(.line(top, end, classes: "line hair"))
      sheet.edges.append(Sheet.Edge(name: "lane", from: top, to: end))
    }
  }

  private mutating func draw(_ arrow: Arrow, into elements: inout [Element]) {
    let isRight = arrow.to > arrow.from
    let from = Point(x: lanes[arrow.from].x, y: y)
    let to = Point(x: lanes[arrow.to].x + (isRight ? -2 : 2), y: y)
    elements += arrow.isProposal ? ArrowLayer.proposal(from, to) : ArrowLayer.answer(from, to)
    // The label stands beside the child, whose lane is the right end of both arrows.
    let child = max(arrow.from, arrow.to)
    let style = LabelStyle.number
    let run = Element.TextRun(
      string: arrow.text, x: lanes[child].x - 12, y: y - 5,
      classes: "number " + (arrow.isProposal ? "proposal-text" : "answer-text"), anchor: .end)
    elements.append(.text(run))
    sheet.labels.append(Sheet.LabelBox(text: run.string, box: style.box(of: run)))
    if arrow.isProposal {
      let number = Element.TextRun(
        string: "\(arrow.call)" + (arrow.isCached ? " cached" : ""), x: lanes[child].x + 8, y: y + 4,
        classes: "number muted")
      elements.append(.text(number))
      sheet.labels.append(Sheet.LabelBox(text: number.string, box: style.box(of: number)))
    }
    y += LaneComposer.pitch
  }

  private mutating func note(_ text: String, y: Double) {
    sheet.addText(Element.TextRun(string: text, x: Sheet.margin, y: y, classes: "note muted"), style: .note)
  }

  private mutating func drawLegend() {
    let hidden = record.trace.nodes.count { laneOf[$0.id] == nil }
    if hidden > 0 {
      note("\(hidden) more views have no lane here", y: y + 22)
      y += 22
    }
    var legend = LegendLayer()
    legend.uses(.proposal)
    legend.uses(.answer)
    y = legend.draw(on: &sheet, top: y + 14)
    sheet.height = (y + Sheet.margin).rounded(.up)
  }

  private func description(_ arrows: ArraySlice<Arrow>) -> String {
    let sentences = arrows.map { arrow in
      let (from, to) = (lanes[arrow.from].name, lanes[arrow.to].name)
      let words = LengthText.spoken(String(arrow.text.dropFirst(2)))
      return arrow.isProposal
        ? "\(arrow.call): " + from + " proposes " + words + " to " + to + "." : from + " answers " + words + "."
    }
    return sentences.joined(separator: " ")
  }

  /// A name cut down to a lane's width.
  private static func fitted(_ name: String, _ width: Double) -> String {
    var limit = name.count
    var text = name
    while LabelStyle.name.width(of: text) > width, limit > 1 {
      limit -= 1
      text = NodeName.shortened(name, to: limit)
    }
    return text
  }
}
