import LayoutEngine

/// The top of a file: one document, or an array of them.
struct DocumentList: Decodable {
  let traces: [RecordedTrace]

  init(from decoder: any Decoder) throws {
    guard var list = try? decoder.unkeyedContainer() else {
      traces = [try Document(from: decoder).trace]
      return
    }
    var traces: [RecordedTrace] = []
    while !list.isAtEnd { traces.append(try list.decode(Document.self).trace) }
    self.traces = traces
  }
}

/// One document, as it is written.
struct Document: Decodable {
  let trace: RecordedTrace

  private enum Key: String, CodingKey {
    case format, version, file, preview, container, settled, verdict, nodes, rounds, findings, output, standIns, rules
    case colorScheme
  }

  /// The version is read first: nothing else is known of a later one.
  init(from decoder: any Decoder) throws {
    guard let fields = try? decoder.container(keyedBy: Key.self),
      try fields.decodeIfPresent(String.self, forKey: .format) == TraceReader.format
    else { throw TraceReadingError.notATrace }
    let version = try fields.integer(forKey: .version)
    guard TraceReader.versions.contains(version) else { throw TraceReadingError.unknownVersion(version) }
    let nodes = try fields.decode([DocumentNode].self, forKey: .nodes)
    let rounds = try fields.decode([DocumentRound].self, forKey: .rounds)
    trace = RecordedTrace(
      version: version, file: try fields.decode(String.self, forKey: .file),
      preview: try fields.decode(String.self, forKey: .preview),
      container: try fields.decode(DocumentSize.self, forKey: .container).value,
      settled: try fields.decode(Bool.self, forKey: .settled),
      verdict: try fields.decodeIfPresent(DocumentVerdict.self, forKey: .verdict)?.value,
      nodes: nodes.map(\.value), rounds: rounds.map { version == 1 ? StepNames.named($0.value) : $0.value },
      findings: try fields.decode([DocumentFinding].self, forKey: .findings).map(\.value),
      output: try fields.decodeIfPresent([String].self, forKey: .output) ?? [],
      standIns: try fields.decodeIfPresent([DocumentStandIn].self, forKey: .standIns)?.map(\.value) ?? [],
      colorScheme: try fields.decodeIfPresent(String.self, forKey: .colorScheme).flatMap(Paint.Scheme.init),
      rules: try fields.decodeIfPresent(String.self, forKey: .rules))
    try DocumentStructure(trace, at: decoder.codingPath).check()
  }
}

/// A view or value that something else takes the place of.
struct DocumentStandIn: Decodable {
  private let kind: StandIn.Kind
  private let name: String
  private let source: DocumentNode.Source?

  var value: StandIn { StandIn(kind: kind, name: name, source: source?.value ?? .none) }
}

extension StandIn.Kind: Decodable {}

/// How the rounds ended.
struct DocumentVerdict: Decodable {
  let value: Trace.Verdict

  private enum Key: String, CodingKey { case kind, after, period, from, to }
  private enum Kind: String, Decodable { case settled, cycle, unsettled }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    switch try fields.decode(Kind.self, forKey: .kind) {
    case .settled: value = .settled(after: try fields.integer(forKey: .after))
    case .unsettled: value = .unsettled(rounds: try fields.integer(forKey: .after))
    case .cycle:
      value = .cycle(
        period: try fields.integer(forKey: .period), from: try fields.integer(forKey: .from),
        to: try fields.integer(forKey: .to))
    }
  }
}

/// A finding in the layout.
struct DocumentFinding: Decodable {
  private let code: String
  private let node: DocumentInteger
  private let numbers: [DocumentNumber]?
  private let message: String
  private let suggestion: String

  var value: RecordedTrace.Finding {
    RecordedTrace.Finding(
      code: code, node: node.value, numbers: numbers?.map { $0.value ?? .nan } ?? [], message: message,
      suggestion: suggestion)
  }
}
