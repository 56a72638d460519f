internal import LayoutEngine

/// Checks how the parts of a document refer to one another: every number of a view, call or placement must name one
/// that exists.
struct DocumentStructure {
  private let trace: RecordedTrace
  /// The document's place in its file.
  private let path: [any CodingKey]

  init(_ trace: RecordedTrace, at path: [any CodingKey]) { (self.trace, self.path) = (trace, path) }

  /// - Throws: The first reference that names nothing, with its place.
  func check() throws {
    try checkNodes()
    for index in trace.rounds.indices { try checkEvents(ofRound: index) }
    let known = Set(trace.nodes.map(\.id))
    for (index, finding) in trace.findings.enumerated() where !known.contains(finding.node) {
      throw damage(["findings", PathKey(index), "node"], "there is no view \(finding.node)")
    }
  }

  // MARK: - Views

  private func checkNodes() throws {
    var known: Set<Int> = []
    for (index, node) in trace.nodes.enumerated() {
      guard DocumentStructure.numbers.contains(node.id) else {
        throw damage(["nodes", PathKey(index), "id"], "\(node.id) is no number of a view")
      }
      guard known.insert(node.id).inserted else {
        throw damage(["nodes", PathKey(index), "id"], "there is another view \(node.id)")
      }
    }
    for (index, node) in trace.nodes.enumerated() {
      if let parent = node.parent, !known.contains(parent) {
        throw damage(["nodes", PathKey(index), "parent"], "there is no view \(parent)")
      }
    }
    let reached = Set(trace.nodesFromTheRoot.map(\.id))
    if let index = trace.nodes.firstIndex(where: { !reached.contains($0.id) }) {
      throw damage(["nodes", PathKey(index), "parent"], "the view is inside itself")
    }
  }

  // MARK: - Calls

  private func checkEvents(ofRound round: Int) throws {
    var known: Set<Int> = []
    for (index, event) in trace.rounds[round].events.enumerated() {
      let place: [PathKey] = ["rounds", PathKey(round), "events", PathKey(index)]
      // Earlier rounds are about views that are gone.
      guard DocumentStructure.numbers.contains(event.node) else {
        throw damage(place + ["node"], "\(event.node) is no number of a view")
      }
      guard DocumentStructure.numbers.contains(event.call) else {
        throw damage(place + ["call"], "\(event.call) is no number of a call")
      }
      if let parent = event.parentCall, !known.contains(parent) {
        throw damage(place + ["parentCall"], "there is no call \(parent) before it")
      }
      guard case .answer(_, let earlier) = event.action else {
        known.insert(event.call)
        continue
      }
      if !known.contains(event.call) { throw damage(place + ["call"], "there is no call \(event.call) before it") }
      if let earlier, !known.contains(earlier) {
        throw damage(place + ["answeredBy"], "there is no call \(earlier) before it")
      }
    }
  }

  /// The numbers that views and calls can have.
  private static let numbers = 0...Int(Int32.max)

  private func damage(_ place: [PathKey], _ problem: String) -> DecodingError {
    DecodingError.dataCorrupted(DecodingError.Context(codingPath: path + place, debugDescription: problem))
  }
}

/// A part of the path to a place in a document: a field's name, or a place in a list.
private struct PathKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  let intValue: Int?

  init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init(intValue: Int) { self.init(intValue) }
  init(stringLiteral name: String) { self.init(stringValue: name) }
}

extension RecordedTrace {
  /// The views from the outermost inwards, each before those inside it, whatever their order in the document.
  var nodesFromTheRoot: [Node] {
    var children: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent, default: []].append(index) }
    }
    var ordered: [Node] = []
    var waiting = Array(nodes.indices.filter { nodes[$0].parent == nil }.reversed())
    while let index = waiting.popLast() {
      ordered.append(nodes[index])
      waiting += (children[nodes[index].id] ?? []).reversed()
    }
    return ordered
  }
}
