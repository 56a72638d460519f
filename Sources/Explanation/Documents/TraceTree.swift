import LayoutEngine

/// A trace as text for a terminal: the tree of nodes, then the calls.
struct TraceTree {
  let trace: Trace
  let preview: String

  private static let columns = 100
  private static let widestName = 48

  var text: String {
    let record = IndexedTrace(trace)
    var lines = [preview, "container " + LengthText.size(trace.container)]
    if let metrics = trace.metrics { lines += TraceTree.wrapped("texts measured by " + metrics, indent: "") }
    if let standIns = trace.standInSentence { lines += TraceTree.wrapped(standIns, indent: "") }
    lines += RoundsTable(trace: trace).lines
    lines += ["", "Frames"] + frames(record) + ["", "Calls"]
    for row in NegotiationTable(record).rows { lines += TraceTree.lines(row) }
    if !trace.findings.isEmpty { lines += ["", "Findings"] }
    for group in FindingGroup.groups(of: trace) {
      lines += TraceTree.wrapped(group.first.code.rawValue + ": " + group.sentences(record), indent: "  ")
      lines += TraceTree.wrapped(group.first.suggestion, indent: "    ")
    }
    if !trace.output.isEmpty { lines += ["", "Printed"] }
    for text in trace.output {
      // A line break in a file may be one character of two scalars.
      lines += text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { "  " + $0 }
    }
    // In a terminal, thin spaces are as wide as others and harder to search for, and marks of direction are not needed.
    return lines.map { WritingDirection.plain(TraceTree.withoutThinSpaces($0)) }.joined(separator: "\n") + "\n"
  }

  private func frames(_ record: IndexedTrace) -> [String] {
    var depths: [NodeID: Int] = [:]
    let rows = record.trace.nodes.map { node in
      let depth = node.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[node.id] = depth
      return (name: TraceTree.indent(depth) + WritingDirection.plain(NodeName.call(of: node)), node)
    }
    let widest = min(TraceTree.widestName, rows.map { $0.name.count }.max() ?? 0)
    return rows.map { name, node in
      let line = "  " + TraceTree.padded(name, to: widest) + "  "
      if let absence = node.absence { return line + absence }
      let mark = node.info.isOpaque ? "  opaque" : ""
      let position = LengthText.length(node.frame.minX) + ", " + LengthText.length(node.frame.minY)
      return line + TraceTree.padded(LengthText.size(node.frame.size), to: 15) + "  at " + position + mark
    }
  }

  private static func lines(_ row: NegotiationTable.Row) -> [String] {
    let indent = "  " + indent(row.depth)
    var line = padded("\(row.call)", to: 4) + indent + row.name
    switch row.kind {
    case .call:
      line += "  ? " + row.proposal + "  = " + row.answer + "  " + row.purpose
      if let memory = row.memory { line += ", " + memory.wording }
    case .placement:
      line += "  placed at " + row.origin + " with " + row.answer
    }
    return [line] + row.reasons.flatMap { wrapped($0, indent: "    " + indent + "  · ") }
  }

  /// Two spaces for each level, up to a depth that leaves room for the text.
  private static func indent(_ depth: Int) -> String { String(repeating: " ", count: 2 * min(depth, 20)) }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Breaks a text at words; later lines are aligned with the first one's text.
  static func wrapped(_ text: String, indent: String) -> [String] {
    var lines: [String] = []
    var line = indent
    let start = indent.count
    var length = start
    for word in text.split(separator: " ") {
      let wordLength = word.count
      if length > start, length + wordLength + 1 > columns {
        lines.append(line)
        line = String(repeating: " ", count: start)
        length = start
      }
      if length > start {
        line += " "
        length += 1
      }
      line += word
      length += wordLength
    }
    return lines + [line]
  }

  /// A line with plain spaces for thin ones, which are three bytes long.
  private static func withoutThinSpaces(_ line: String) -> String {
    let thinSpace: [UInt8] = [0xE2, 0x80, 0x89]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.utf8.count)
    for byte in line.utf8 {
      bytes.append(byte)
      guard byte == 0x89, bytes.suffix(3).elementsEqual(thinSpace) else { continue }
      bytes.removeLast(3)
      bytes.append(UInt8(ascii: " "))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
