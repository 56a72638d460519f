import Explanation
import LayoutEngine
import Testing

/// The title of a container, held against the events and frames of the record.
struct ContainerTitleCheck {
  /// The kinds of titles that are recomputed.
  enum Kind: Hashable, CaseIterable {
    case drawn, clipped, excess, givingWay, minimum, rest, shared, extent, aligned, gaps, odd, slack, sum, ownLayout
  }

  let record: IndexedTrace
  let node: Trace.Node
  let axis: Axis
  let title: String
  private let children: [Trace.Node]
  private let answers: [Int32: Size]

  init(_ record: IndexedTrace, _ subject: Subject, _ node: Trace.Node, title: String) {
    (self.record, self.node, self.title) = (record, node, title)
    if case .line(let axis) = subject.arrangement { self.axis = axis } else { axis = .horizontal }
    children = subject.children.compactMap { record.node($0) }
    var answers: [Int32: Size] = [:]
    for event in record.events where event.kind == .answer { answers[event.call] = event.size }
    self.answers = answers
  }

  /// Which kind the title is of, and whether it is true; `nil` for one that is none of them.
  var result: (kind: Kind, isTrue: Bool)? {
    drawn ?? shortage ?? sharing ?? across ?? particular ?? ownLayout
  }

  // MARK: - What the record says

  private func text(_ length: Double?) -> String { length.map { LengthText.length($0) } ?? "nil" }
  private func name(_ child: Trace.Node) -> String { record.viewName(of: child.id) }
  private var proposed: Double? { record.finalProposal(of: node.id)?[axis] }
  private var lengths: [Double] { children.map { $0.frame.size[axis] } }

  /// Whether the stack offered a child so much when it answered the length that it has. A stack may share anew when it
  /// is placed; both are events.
  private func wasOffered(_ child: Trace.Node, _ offer: Substring) -> Bool {
    record.events.contains { event in
      guard event.kind == .measure, event.node == child.id, event.purpose == .offer, text(event.proposal[axis]) == offer
      else { return false }
      return answers[event.call].map { isAlmost($0[axis], child.frame.size[axis]) } ?? false
    }
  }

  /// How long a child answered that it can be.
  private func most(_ child: Trace.Node) -> Double? {
    let calls = Set(
      record.events.filter { $0.kind == .measure && $0.node == child.id && $0.purpose == .probeMaximum }.map { $0.call }
    )
    return record.events.last { $0.kind == .answer && calls.contains($0.call) }?.size[axis]
  }

  /// A child of a name, with the length that is told.
  private func has(_ name: Substring, _ length: Substring, offered: Substring? = nil) -> Bool {
    children.contains { child in
      self.name(child) == name && text(child.frame.size[axis]) == length
        && (offered.map { wasOffered(child, $0) } ?? true)
    }
  }

  /// Whether some sharing served a child of a name last.
  private func isLast(_ name: Substring) -> Bool {
    var last: [Int32: NodeID] = [:]
    for event in record.events where event.kind == .measure && event.purpose == .offer {
      // A placement may have several stacks share anew.
      if children.contains(where: { $0.id == event.node }) { last[event.parentCall] = event.node }
    }
    return children.contains { self.name($0) == name && last.values.contains($0.id) }
  }

  private func isAlmost(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.11 }

  /// The distances between children that follow one another.
  private var gaps: [Double] {
    let frames = children.map { $0.frame }.sorted { $0.origin[axis] < $1.origin[axis] }
    return zip(frames, frames.dropFirst()).map { $1.origin[axis] - $0.origin[axis] - $0.size[axis] }
  }

  // MARK: - The kinds

  private var drawn: (Kind, Bool)? {
    if let match = title.firstMatch(of: /^(\w+) moves .* by (.*); (.*) keeps its place$/) {
      let isMoved = children.contains { child in
        record.chain(from: child).compactMap { record.node($0) }.contains { wrapper in
          guard wrapper.info.name == match.1 else { return false }
          guard match.1 == "offset" || match.1 == "ignoresSafeArea" else {
            return match.2.contains(text((wrapper.effect?.tx ?? 0).magnitude))
              || match.2.contains(text((wrapper.effect?.ty ?? 0).magnitude))
          }
          guard let inner = wrapper.children.first.flatMap({ record.node($0) }) else { return false }
          let (x, y) = (inner.frame.minX - wrapper.frame.minX, inner.frame.minY - wrapper.frame.minY)
          let ways = [
            x.magnitude > 0.05 ? text(x.magnitude) + (x > 0 ? " right" : " left") : nil,
            y.magnitude > 0.05 ? text(y.magnitude) + (y > 0 ? " down" : " up") : nil,
          ].compactMap { $0 }
          return match.2 == ways.joined(separator: " and ")
        }
      }
      return (.drawn, isMoved)
    }
    if let match = title.firstMatch(of: /^(\w+) makes (.*); (.*) counts (.*)$/) {
      let grows = children.contains { child in
        let chain = record.chain(from: child).compactMap { record.node($0) }
        return zip(chain, chain.dropFirst()).contains { wrapper, inner in
          wrapper.info.name == match.1 && match.2.hasSuffix(" " + LengthText.size(inner.frame.size))
            && LengthText.size(wrapper.frame.size) == match.4
        }
      }
      return (.drawn, grows && match.3 == NodeName.name(of: node))
    }
    if let match = title.firstMatch(of: /^(.+) changes only how .* is drawn: .* counts (.*)$/) {
      let counts = children.contains { child in
        record.chain(from: child).compactMap { record.node($0) }.contains { wrapper in
          wrapper.effect.map { !$0.isIdentity } ?? false && wrapper.info.name == match.1
            && LengthText.size(wrapper.frame.size) == match.2
        }
      }
      return (.drawn, counts)
    }
    guard let match = title.firstMatch(of: /^(.*) is (.*); (\w+) hides what lies outside (.*)$/) else { return nil }
    let clips = children.contains { child in
      let chain = record.chain(from: child).compactMap { record.node($0) }
      guard let view = chain.last, name(view) == match.1, LengthText.size(view.frame.size) == match.2 else {
        return false
      }
      return chain.contains { wrapper in
        guard case .clip = wrapper.info.appearance, wrapper.info.name == match.3 else { return false }
        let (inner, outer) = (view.frame.size, wrapper.frame.size)
        return LengthText.size(outer) == match.4 && (inner.width > outer.width || inner.height > outer.height)
      }
    }
    return (.clipped, clips)
  }

  private var shortage: (Kind, Bool)? {
    if let match = title.firstMatch(
      of: /^(.*) needs ([\d.]+) points, ([\d.]+) more than it is proposed: (.*) keeps ([\d.]+) of the ([\d.]+) left$/)
    {
      let length = node.frame.size[axis]
      return (
        .excess,
        match.1 == NodeName.name(of: node) && match.2 == text(length) && match.3 == text(length - (proposed ?? .nan))
          && isLast(match.4) && has(match.4, match.5, offered: match.6)
      )
    }
    guard
      let match = title.firstMatch(
        of: /^(.*) could be ([\d.]+) (wide|tall) and is offered ([\d.]+) of ([\d.]+) in (.*)$/)
    else { return nil }
    let gives = children.contains { child in
      let most = most(child) ?? .nan
      return name(child) == match.1 && text(most) == match.2 && wasOffered(child, match.4)
        && most > child.frame.size[axis] + 0.05
    }
    return (
      .givingWay,
      gives && match.3 == (axis == .horizontal ? "wide" : "tall") && match.5 == text(proposed)
        && match.6 == NodeName.name(of: node)
    )
  }

  private var sharing: (Kind, Bool)? {
    let name = NodeName.name(of: node)
    if let match = title.firstMatch(
      of: /^(.*) keeps ([\d.]+) where (.*) offers ([\d.]+); (another )?(.*) gets the ([\d.]+) left$/)
    {
      let keeps = (Double(match.2) ?? 0) > (Double(match.4) ?? .infinity)
      return (
        .minimum,
        keeps && match.3 == name && has(match.1, match.2, offered: match.4) && isLast(match.6)
          && has(match.6, match.7, offered: match.7) && isAlmost(node.frame.size[axis], proposed ?? .nan)
      )
    }
    if let match = title.firstMatch(
      of: /^(.*?)(?: is served last and)? takes the ([\d.]+) points left of ([\d.]+) in (.*)$/)
    {
      return (
        .rest,
        match.3 == text(proposed) && match.4 == name && isLast(match.1) && has(match.1, match.2, offered: match.2)
          && isAlmost(node.frame.size[axis], proposed ?? .nan)
      )
    }
    guard
      let match = title.firstMatch(
        of: /^(\d+) \w+ share (?:the )?([\d.]+)(?: of ([\d.]+))? points (?:left of ([\d.]+) )?in (.*), ([\d.]+) each$/)
    else { return nil }
    let count = Int(match.1) ?? 0
    let equal = children.filter { text($0.frame.size[axis]) == match.6 && wasOffered($0, match.6) }
    let sum = equal.prefix(count).reduce(0) { $0 + $1.frame.size[axis] }
    let whole = match.3 ?? match.4 ?? match.2
    return (
      .shared,
      equal.count >= count && count > 1 && text(sum) == match.2 && text(proposed) == whole && match.5 == name
        && isAlmost(node.frame.size[axis], proposed ?? .nan)
    )
  }

  private var across: (Kind, Bool)? {
    let cross = axis.cross
    let length = node.frame.size[cross]
    let lengths = children.map { $0.frame.size[cross] }
    if let match = title.firstMatch(of: /^.* is ([\d.]+) points (wide|tall), more than any child:/) {
      return (.aligned, match.1 == text(length) && lengths.allSatisfy { $0 < length })
    }
    guard case .line = Subject(record, at: node).arrangement,
      let match = title.firstMatch(of: /^.* is as (wide|tall) as (.*), ([\d.]+) points(, all it is proposed)?$/)
    else { return nil }
    let decides = children.contains { name($0) == match.2 && isAlmost($0.frame.size[cross], length) }
    let isProposed = record.finalProposal(of: node.id)?[cross].map { isAlmost($0, length) } ?? false
    return (
      .extent,
      decides && match.1 == (cross == .horizontal ? "wide" : "tall") && match.3 == text(length)
        && lengths.allSatisfy { $0 <= length + 0.05 } && lengths.contains { $0 < length - 0.05 }
        && (match.4 == nil || isProposed)
    )
  }

  private var particular: (Kind, Bool)? {
    if let match = title.firstMatch(of: /^The gaps in .* differ: (−?[\d.]+) before (.*), otherwise (−?[\d.]+)$/) {
      let texts = gaps.map { text($0) }
      let one = texts.count { $0 == match.1 } == 1
      return (
        .gaps,
        one && texts.allSatisfy { $0 == match.1 || $0 == match.3 }
          && children.dropFirst().contains { name($0) == match.2 }
      )
    }
    if let match = title.firstMatch(
      of:
        /^.* is ([\d.]+) points (wide|tall), ([\d.]+)(?: of them (.*)| for each of (\d+) children( and the rest for spacing)?)$/
    ) {
      let isTold = match.1 == text(node.frame.size[axis]) && match.2 == (axis == .horizontal ? "wide" : "tall")
      if let view = match.4 {
        return (
          .sum,
          isTold
            && children.contains {
              record.viewName(of: $0.id, along: axis) == view && text($0.frame.size[axis]) == match.3
            }
            && lengths.allSatisfy { text($0) == match.3 || $0 < (lengths.max() ?? 0) }
        )
      }
      let hasGaps = (lengths.reduce(0, +) - node.frame.size[axis]).magnitude > 0.05
      return (
        .sum, isTold && lengths.allSatisfy { isAlmost($0, Double(match.3) ?? .nan) } && hasGaps == (match.6 != nil)
      )
    }
    if let match = title.firstMatch(of: /^No child of .* can be longer: ([\d.]+) of ([\d.]+) points stay empty$/) {
      let rest = (proposed ?? .nan) - node.frame.size[axis]
      let isFull = children.allSatisfy { (most($0) ?? .infinity) <= $0.frame.size[axis] + 0.05 }
      return (.slack, isFull && text(proposed) == match.2 && text(rest) == match.1)
    }
    guard let match = title.firstMatch(of: /^(.*) is ([\d.]+) (wide|tall), the other (\d+) .* ([\d.]+)$/) else {
      return nil
    }
    let texts = lengths.map { text($0) }
    return (
      .odd,
      has(match.1, match.2) && texts.count { $0 == match.2 } == 1 && texts.count { $0 == match.5 } == Int(match.4)
        && texts.count == (Int(match.4) ?? 0) + 1
    )
  }

  private var ownLayout: (Kind, Bool)? {
    let proposals = children.map { record.finalProposal(of: $0.id).map { LengthText.proposal($0) } ?? "?" }
    let size = LengthText.size(node.frame.size)
    if let match = title.firstMatch(of: /^(.*) proposes each of its (\d+) children (.*), and is (.*)$/) {
      return (
        .ownLayout, proposals.allSatisfy { $0 == match.3 } && "\(proposals.count)" == match.2 && match.4 == size
      )
    }
    if let match = title.firstMatch(of: /^(.*) proposes its children (.*), and is (.*)$/) {
      return (
        .ownLayout,
        match.2.replacing(" and ", with: ", ").split(separator: ", ").map { String($0) } == proposals && match.3 == size
      )
    }
    let widest = children.map { $0.frame.size.width }.max() ?? .nan
    if let match = title.firstMatch(of: /^.* is (.*); the widest of its \d+ children, (.*), is ([\d.]+)$/) {
      return (
        .ownLayout,
        match.1 == size && match.3 == text(widest)
          && children.contains { name($0) == match.2 && $0.frame.size.width == widest }
      )
    }
    guard let match = title.firstMatch(of: /^.* is (.*), as wide as (.*) of its \d+ children$/) else { return nil }
    return (
      .ownLayout,
      match.1 == size && isAlmost(widest, node.frame.size.width)
        && children.contains { name($0) == match.2 && $0.frame.size.width == widest }
    )
  }
}
