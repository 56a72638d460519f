import Explanation
import LayoutEngine
import Markup

/// What is known of each view: its last proposal, its last answer, and its place.
struct StepTable {
  private let steps: NegotiationSteps
  private let record: IndexedTrace

  /// At most this many views have a row.
  private static let most = 16

  init(_ steps: NegotiationSteps, _ record: IndexedTrace) { (self.steps, self.record) = (steps, record) }

  /// Where the columns begin.
  private struct Columns {
    var name: Double
    var proposal: Double
    var answer: Double
    var place: Double
    /// Whether the numbers are below the name.
    var hasTwoLines: Bool
    var rowHeight: Double { hasTwoLines ? 40 : 25 }
  }

  /// The texts of a state.
  private struct Words {
    var proposal = ""
    var answer = ""
    var place = ""

    init(_ state: NegotiationSteps.State) {
      if let proposed = state.proposal { proposal = "? " + LengthText.proposal(proposed) }
      if let size = state.answer { answer = "= " + LengthText.size(size) }
      if let origin = state.origin {
        place = "at " + LengthText.length(origin.x) + ", " + LengthText.length(origin.y)
      }
    }
  }

  /// Draws the rows with their changes and returns where they end.
  func draw(on timed: inout TimedSheet, top: Double) -> Double {
    let (left, right) = (timed.sheet.margin, timed.sheet.width - timed.sheet.margin)
    let ids = steps.nodes.prefix(StepTable.most)
    let states = ids.map { steps.states(of: $0) }
    let columns = columns(states.flatMap { $0 }.map { Words($0) }, timed.sheet)
    var y = top
    for (id, states) in zip(ids, states) {
      timed.sheet.elements.append(
        .line(Point(x: left, y: y + 0.5), Point(x: right, y: y + 0.5), classes: "line rule"))
      let nameRoom = (columns.hasTwoLines ? columns.place : columns.proposal) - columns.name - 10
      let name = LabelStyle.name.shortened(steps.name(of: id), room: nameRoom)
      timed.sheet.elements.append(
        .group(
          Element.Group(
            classes: "row", node: id,
            elements: [.label(name, x: columns.name, y: y + 17, style: .name, color: "ink")])))
      for (index, state) in states.enumerated() {
        let end = index + 1 < states.count ? states[index + 1].step : timed.count
        let band = Box(minX: left, minY: y + 1, maxX: right, maxY: y + columns.rowHeight)
        timed.add([.rectangle(band, classes: "area ink band")], in: state.step..<min(state.step + 1, timed.last))
        let words = cells(Words(state), columns, y: y)
        let call = steps.steps[state.step].call
        timed.add(
          [.group(Element.Group(classes: "state", node: id, call: call, elements: words))], in: state.step..<end)
      }
      y += columns.rowHeight
    }
    guard steps.nodes.count > StepTable.most else { return y }
    let more = "and \(steps.nodes.count - StepTable.most) more views"
    timed.sheet.elements.append(.label(more, x: columns.name, y: y + 15, style: .note, color: "muted"))
    return y + 18
  }

  private func columns(_ words: [Words], _ sheet: Sheet) -> Columns {
    let width = { (texts: [String]) in texts.map { LabelStyle.number.width(of: $0) }.max() ?? 0 }
    let (left, right) = (sheet.margin + 6, sheet.width - sheet.margin - 6)
    let place = right - width(words.map { $0.place })
    if sheet.width < Sheet.standardWidth {
      let answer = right - width(words.map { $0.answer })
      return Columns(name: left, proposal: left, answer: answer, place: place, hasTwoLines: true)
    }
    let answer = place - 20 - max(70, width(words.map { $0.answer }))
    let proposal = answer - 20 - max(70, width(words.map { $0.proposal }))
    return Columns(name: left, proposal: proposal, answer: answer, place: place, hasTwoLines: false)
  }

  private func cells(_ words: Words, _ columns: Columns, y: Double) -> [Element] {
    let numbers = columns.hasTwoLines ? y + 33 : y + 17
    let cells = [
      (words.proposal, columns.proposal, numbers, "proposal"),
      (words.answer, columns.answer, numbers, "answer"), (words.place, columns.place, y + 17, "ink"),
    ]
    return cells.filter { !$0.0.isEmpty }.map { .label($0.0, x: $0.1, y: $0.2, style: .number, color: $0.3) }
  }
}
