public import LayoutEngine

extension Trace {
  /// The trace of a document: its views, rounds, calls and the steps of rules. No document holds what the views draw:
  /// texts are black, and every other view without children is a box with its name. Findings and steps that this
  /// program does not know are left out.
  public init(_ document: RecordedTrace) {
    var children: [Int: [NodeID]] = [:]
    let nodes = document.nodesFromTheRoot
    for node in nodes {
      if let parent = node.parent { children[parent, default: []].append(NodeID(Int32(clamping: node.id))) }
    }
    self.init(
      container: document.container,
      nodes: nodes.map { Node($0, children: children[$0.id] ?? [], document.colorScheme) },
      rounds: document.rounds.map { Round($0) },
      verdict: document.verdict ?? .settled(after: document.rounds.count),
      findings: document.findings.compactMap(LayoutEngine.Finding.init))
    output = document.output
    standIns = document.standIns
    colorScheme = document.colorScheme
  }
}

extension Trace.Round {
  fileprivate init(_ round: RecordedTrace.Round) {
    let restored = RestoredReasons(round)
    self.init(
      events: round.events.map { TraceEvent($0, reasons: restored.range(of: $0)) }, reasons: restored.reasons,
      changes: round.changes)
  }
}

extension Trace.Node {
  fileprivate convenience init(_ node: RecordedTrace.Node, children: [NodeID], _ scheme: Paint.Scheme?) {
    var info = NodeInfo(name: node.view, arguments: node.arguments, source: node.source ?? .none)
    if node.remainingRows > 0 {
      info = .remaining(node.remainingRows, views: node.remainingViews, source: info.source)
    }
    info.labels = node.labels
    info.environment = node.environment
    info.isPart = node.isPart
    info.isOpaque = node.isOpaque
    if node.text != nil {
      info.appearance = .text(RestoredTrace.ink.fixed(in: scheme))
    } else if children.isEmpty, node.remainingRows == 0, !RestoredTrace.empty.contains(node.view) {
      info.appearance = .standIn(name: node.view)
    }
    let text = node.text.map { text in
      TextLayout(
        text.string,
        lines: text.lines.map { TextLayout.Line(string: $0.string, width: $0.width, baseline: $0.baseline) },
        size: node.frame.size, isTruncated: text.isTruncated, font: Font(size: 17), scale: text.scale)
    }
    let isPlaced = node.isPlaced ?? true
    self.init(
      id: NodeID(Int32(clamping: node.id)), parent: node.parent.map { NodeID(Int32(clamping: $0)) },
      children: children, info: info, frame: node.frame, drawn: node.drawn, isPlaced: isPlaced, isChosen: isPlaced,
      text: text, tracks: node.tracks, guides: node.guides)
  }
}

private enum RestoredTrace {
  /// The colour of texts, which is in no document.
  static let ink = Paint(light: RGBA(red: 0, green: 0, blue: 0), dark: RGBA(red: 1, green: 1, blue: 1))
  /// Views that draw nothing.
  static let empty: Set = ["Spacer", "EmptyView"]
}

extension TraceEvent {
  fileprivate init(_ event: RecordedTrace.Event, reasons: Range<Int32>) {
    let node = NodeID(Int32(clamping: event.node))
    let call = Int32(clamping: event.call)
    let parent = event.parentCall.map { Int32(clamping: $0) } ?? -1
    switch event.action {
    case .measure(let proposal, let purpose):
      self.init(kind: .measure, node: node, call: call, parentCall: parent, proposal: proposal, purpose: purpose)
    case .answer(let size, let earlier):
      self.init(
        kind: .answer, node: node, call: call, parentCall: parent, size: size,
        answeredBy: earlier.map { Int32(clamping: $0) }, reasons: reasons)
    case .place(let origin, let proposal, let size):
      self.init(
        kind: .place, node: node, call: call, parentCall: parent, proposal: proposal, size: size, origin: origin,
        reasons: reasons)
    }
  }
}

extension Finding {
  fileprivate init?(_ finding: RecordedTrace.Finding) {
    guard let code = Code(rawValue: finding.code) else { return nil }
    self.init(code: code, node: NodeID(Int32(clamping: finding.node)), numbers: finding.numbers)
  }
}
