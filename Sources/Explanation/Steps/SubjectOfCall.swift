import LayoutEngine

extension Subject {
  /// The container in which a call is made, or the child of it in whose modifiers it is made.
  ///
  /// - Parameters:
  ///   - record: the layout.
  ///   - call: the number of a call or placement.
  ///   - depth: how many levels inside a container take part.
  /// - Returns: `nil` where the record has no such call.
  public init?(_ record: IndexedTrace, ofCall call: Int32, depth: Int) {
    guard let event = record.events.first(where: { $0.call == call }) else { return nil }
    let path = record.path(to: event.node).filter { $0.isPlaced }
    let around = path.dropLast().lastIndex { record.sharingChildren(of: $0).count > 1 }
    let candidates = around.map { [path[$0], path[$0 + 1]] } ?? Array(path.prefix(1))
    for node in candidates {
      let subject = Subject(record, at: node)
      if NegotiationSteps.nodes(record, subject, depth: depth).contains(event.node) {
        self = subject
        return
      }
    }
    guard let node = path.last else { return nil }
    self.init(record, at: node)
  }
}
