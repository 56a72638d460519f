import Explanation
import LayoutEngine

/// Checks the title of a container against the events and frames of the record.
struct ContainerTitleCheck {
  /// The kinds of titles that are recomputed.
  enum Kind: Hashable, CaseIterable {
    case drawn, reshaped, clipped, excess, givingWay, minimum, rest, shared, extent, aligned, gaps, odd, slack, filled,
      idealSum, shrunk, ownLayout, relativeFrame
  }

  let record: IndexedTrace
  let node: Trace.Node
  let axis: Axis
  let title: String
  let children: [Trace.Node]
  let isChain: Bool

  init(_ record: IndexedTrace, _ subject: Subject, _ node: Trace.Node, title: String) {
    (self.record, self.node, self.title) = (record, node, title)
    if case .line(let axis) = subject.arrangement { self.axis = axis } else { axis = .horizontal }
    children = subject.kind == .chain ? [node] : subject.children.compactMap { record.node($0) }
    isChain = subject.kind == .chain
  }

  /// Which kind the title is of, and whether it is true; `nil` for one that is none of them.
  var result: (kind: Kind, isTrue: Bool)? {
    if let drawn = drawn ?? reshaped ?? shrunk { return drawn }
    return isChain ? nil : shortage ?? sharing ?? across ?? particular ?? ideal ?? ownLayout ?? relativeFrame
  }

  // MARK: - What the record says

  func text(_ length: Double?) -> String { length.map { LengthText.length($0) } ?? "nil" }
  func name(_ child: Trace.Node) -> String { record.viewName(of: child.id) }
  var proposed: Double? { record.finalProposal(of: node.id)?[axis] }
  var lengths: [Double] { children.map { $0.frame.size[axis] } }

  /// Whether the stack offered a child so much when it answered the length that it has. A stack may share anew when it
  /// is placed; both are events.
  func wasOffered(_ child: Trace.Node, _ offer: Substring) -> Bool {
    var answers: [Int32: Size] = [:]
    for event in record.events where event.kind == .answer && event.node == child.id {
      answers[event.call] = event.size
    }
    return record.events.contains { event in
      guard event.kind == .measure, event.node == child.id, event.purpose == .offer, text(event.proposal[axis]) == offer
      else { return false }
      return answers[event.call].map { isAlmost($0[axis], child.frame.size[axis]) } ?? false
    }
  }

  /// How long a child answered that it can be.
  func most(_ child: Trace.Node) -> Double? {
    let calls = Set(
      record.events.filter { $0.kind == .measure && $0.node == child.id && $0.purpose == .probeMaximum }.map { $0.call }
    )
    return record.events.last { $0.kind == .answer && calls.contains($0.call) }?.size[axis]
  }

  /// A child with a given name, and the length that the title states.
  func has(_ name: Substring, _ length: Substring, offered: Substring? = nil) -> Bool {
    children.contains { child in
      self.name(child) == name && text(child.frame.size[axis]) == length
        && (offered.map { wasOffered(child, $0) } ?? true)
    }
  }

  /// Whether some sharing served a child of a name last.
  func isLast(_ name: Substring) -> Bool {
    var last: [Int32: NodeID] = [:]
    for event in record.events where event.kind == .measure && event.purpose == .offer {
      // A placement may have several stacks share anew.
      if children.contains(where: { $0.id == event.node }) { last[event.parentCall] = event.node }
    }
    return children.contains { self.name($0) == name && last.values.contains($0.id) }
  }

  func isAlmost(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.11 }

  /// The distances between children that follow one another.
  var gaps: [Double] {
    let frames = children.map { $0.frame }.sorted { $0.origin[axis] < $1.origin[axis] }
    return zip(frames, frames.dropFirst()).map { $1.origin[axis] - $0.origin[axis] - $0.size[axis] }
  }
}
