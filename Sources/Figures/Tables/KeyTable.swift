import Explanation
import LayoutEngine

/// A table of what numbers in the picture stand for: a view, its proposal and its answer.
struct KeyTable {
  struct Row {
    var number: Int?
    /// Whether the number only refers to this table, and is not a place in the order of service.
    var isKey = false
    var node: NodeID
    var call: Int32?
    var name: String
    /// The kind of the view, without its label or text: `Color`.
    var type: String
    var proposal: String
    var answer: String
  }

  let rows: [Row]

  static let most = 24

  init(rows: [Row]) { self.rows = rows }

  /// The children of a container.
  ///
  /// - Parameter shown: the children that have a number in the picture, in the order of which they stand; `nil` for all,
  ///   in the order of the source.
  init(_ subject: Subject, _ record: IndexedTrace, _ services: ServiceOrder, only shown: Set<NodeID>? = nil) {
    let children = subject.children.filter { shown?.contains($0) ?? true }
    let rows = children.compactMap { id in
      KeyTable.row(id, number: services.number(of: id), record, services)
    }
    guard shown != nil else {
      self.rows = rows
      return
    }
    self.rows = rows.enumerated().sorted { one, other in
      let (a, b) = (one.element.number ?? .max, other.element.number ?? .max)
      return a == b ? one.offset < other.offset : a < b
    }.map { $0.element }
  }

  /// The rows of more views below.
  func adding(_ more: [Row]) -> KeyTable { KeyTable(rows: rows + more) }

  /// The same rows, with similar ones that follow each other combined. If there are such rows, or a view was asked by
  /// itself, none has a number.
  var folded: KeyTable {
    var runs: [(first: Row, last: Row, count: Int)] = []
    for row in rows {
      if let run = runs.last, run.first.type == row.type, run.first.answer == row.answer {
        runs[runs.count - 1] = (run.first, row, run.count + 1)
      } else {
        runs.append((row, row, 1))
      }
    }
    if runs.count == rows.count, rows.allSatisfy({ $0.number != nil }) { return self }
    return KeyTable(
      rows: runs.map { run in
        var row = run.first
        row.number = nil
        if run.count > 1 {
          row.name += run.last.name == row.name ? " ×\(run.count)" : " and \(run.count - 1) like it"
        }
        if run.last.proposal != row.proposal { row.proposal += " … " + run.last.proposal.dropFirst(2) }
        return row
      })
  }

  /// - Parameter isKey: whether the number is not a place in the order of service.
  static func row(
    _ id: NodeID, number: Int?, isKey: Bool = false, _ record: IndexedTrace, _ services: ServiceOrder
  ) -> Row? {
    guard let node = record.node(id) else { return nil }
    let proposal = record.finalProposal(of: id).map { "? " + LengthText.proposal($0) } ?? ""
    return Row(
      number: number, isKey: isKey, node: id, call: services.call(for: id),
      name: record.offeredName(of: id), type: node.info.name, proposal: proposal,
      answer: "= " + LengthText.size(node.frame.size))
  }

  /// Draws the rows and returns where they end.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    guard !rows.isEmpty else { return top }
    let isNarrow = sheet.width < Sheet.standardWidth
    let shown = rows.prefix(KeyTable.most)
    let answerRoom = shown.map { LabelStyle.number.width(of: $0.answer) }.max() ?? 0
    let proposalRoom = shown.map { LabelStyle.number.width(of: $0.proposal) }.max() ?? 0
    // If both do not fit on one line, the answer gets a separate one.
    let isStacked = isNarrow && answerRoom + proposalRoom + 50 > sheet.width - 2 * sheet.margin
    let rowHeight = isStacked ? 56.0 : isNarrow ? 40 : 25
    let (left, right) = (sheet.margin, sheet.width - sheet.margin)
    let indent = shown.contains { $0.number != nil } ? 26.0 : 4
    var y = top
    for row in shown {
      var elements: [Element] = [
        .line(Point(x: left, y: y + 0.5), Point(x: right, y: y + 0.5), classes: "line rule")
      ]
      let x = left + indent
      if let number = row.number {
        elements += Badge.elements(number, at: Point(x: left + Badge.diameter / 2, y: y + 13))
      }
      let answers = isNarrow ? right : right - 24
      let proposals = isNarrow ? x : answers - max(110, answerRoom + 16)
      let room = (isNarrow ? right : proposals - proposalRoom - 16) - x
      let name = LabelStyle.name.shortened(row.name, room: room)
      elements.append(.label(name, x: x, y: y + 17, style: .name, color: "ink"))
      let baseline = isNarrow ? y + 33 : y + 17
      elements.append(
        .label(
          row.proposal, x: proposals, y: baseline, style: .number, color: "proposal",
          anchor: isNarrow ? .start : .end))
      elements.append(
        .label(
          row.answer, x: answers, y: isStacked ? y + 49 : baseline, style: .number, color: "answer", anchor: .end))
      sheet.elements.append(
        .group(
          Element.Group(
            classes: row.number == nil ? "row" : row.isKey ? "row key" : "row order", node: row.node, call: row.call,
            elements: elements)))
      y += rowHeight
    }
    guard rows.count > KeyTable.most else { return y }
    let more = "and \(rows.count - KeyTable.most) more"
    sheet.elements.append(.label(more, x: left + indent, y: y + 15, style: .note, color: "muted"))
    return y + 22
  }
}
