import Explanation
import LayoutEngine
import Testing

/// The title of a container, held against the events and frames of the record.
struct ContainerTitleCheck {
  /// The kinds of titles that are recomputed.
  enum Kind: Hashable, CaseIterable {
    case drawn, reshaped, clipped, excess, givingWay, minimum, rest, shared, extent, aligned, gaps, odd, slack, filled,
      idealSum, shrunk, ownLayout
  }

  let record: IndexedTrace
  let node: Trace.Node
  let axis: Axis
  let title: String
  private let children: [Trace.Node]
  private let isChain: Bool
  private let answers: [Int32: Size]

  init(_ record: IndexedTrace, _ subject: Subject, _ node: Trace.Node, title: String) {
    (self.record, self.node, self.title) = (record, node, title)
    if case .line(let axis) = subject.arrangement { self.axis = axis } else { axis = .horizontal }
    children = subject.kind == .chain ? [node] : subject.children.compactMap { record.node($0) }
    isChain = subject.kind == .chain
    var answers: [Int32: Size] = [:]
    for event in record.events where event.kind == .answer { answers[event.call] = event.size }
    self.answers = answers
  }

  /// Which kind the title is of, and whether it is true; `nil` for one that is none of them.
  var result: (kind: Kind, isTrue: Bool)? {
    if let drawn = drawn ?? reshaped ?? shrunk { return drawn }
    return isChain ? nil : shortage ?? sharing ?? across ?? particular ?? ideal ?? ownLayout
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
    if let match = title.firstMatch(
      of: /^(\w+) moves .* by (.*); (?:(.*) keeps its place|its own frame is (.*)|(\w+) hides what lies outside (.*))$/)
    {
      let isMoved = children.contains { child in
        let chain = record.chain(from: child).compactMap { record.node($0) }
        return chain.enumerated().contains { place, wrapper in
          guard wrapper.info.name == match.1, moves(wrapper, by: match.2) else { return false }
          if let size = match.4 { return LengthText.size(wrapper.frame.size) == size }
          guard let clip = match.5 else { return match.3.map { $0 == NodeName.name(of: node) } ?? false }
          return chain[..<place].contains { node in
            guard case .clip = node.info.appearance, let inner = record.node(chain[place].children[0]) else {
              return false
            }
            return node.info.name == clip && match.6.map { $0 == LengthText.size(node.frame.size) } ?? false
              && (inner.frame.minX < node.frame.minX || inner.frame.maxX > node.frame.maxX
                || inner.frame.minY < node.frame.minY || inner.frame.maxY > node.frame.maxY)
          }
        }
      }
      return (.drawn, isMoved)
    }
    if let match = title.firstMatch(of: /^(\w+) makes (.*); (.*) counts (.*)$/) {
      let grows = children.contains { child in
        let chain = record.chain(from: child).compactMap { record.node($0) }
        return zip(chain, chain.dropFirst()).contains { wrapper, inner in
          wrapper.info.name == match.1 && match.2.hasSuffix(" " + LengthText.size(inner.frame.size))
            && isCounted(child, wrapper, match.3 + " counts " + match.4)
        }
      }
      return (.drawn, grows)
    }
    if let match = title.firstMatch(of: /^(\w+) makes (.*); its own frame is (.*)$/) {
      let chain = record.chain(from: node).compactMap { record.node($0) }
      let grows = zip(chain, chain.dropFirst()).contains { wrapper, inner in
        wrapper.info.name == match.1 && match.2.hasSuffix(" " + LengthText.size(inner.frame.size))
          && LengthText.size(wrapper.frame.size) == match.3
      }
      return (.drawn, isChain && grows)
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

  /// Whether a modifier puts what it wraps so far away: `24 right and 12 down`.
  private func moves(_ wrapper: Trace.Node, by words: Substring) -> Bool {
    guard wrapper.info.name == "offset" || wrapper.info.name == "ignoresSafeArea" else {
      return words.contains(text((wrapper.effect?.tx ?? 0).magnitude))
        || words.contains(text((wrapper.effect?.ty ?? 0).magnitude))
    }
    guard let inner = wrapper.children.first.flatMap({ record.node($0) }) else { return false }
    return words
      == ways(inner.frame.minX - wrapper.frame.minX, inner.frame.minY - wrapper.frame.minY).joined(separator: " and ")
  }

  private func ways(_ x: Double, _ y: Double) -> [String] {
    [
      x.magnitude > 0.05 ? text(x.magnitude) + (x > 0 ? " right" : " left") : nil,
      y.magnitude > 0.05 ? text(y.magnitude) + (y > 0 ? " down" : " up") : nil,
    ].compactMap { $0 }
  }

  /// Whether a container counts of a child what is told: the frame of what is drawn otherwise, or a larger one around it.
  private func isCounted(_ child: Trace.Node, _ wrapper: Trace.Node, _ words: String) -> Bool {
    let size = LengthText.size(child.frame.size)
    let name = NodeName.name(of: node)
    if LengthText.size(wrapper.frame.size) == size { return words == name + " still counts " + size }
    return words.hasPrefix(name + " counts the ") && words.hasSuffix(" around it, " + size)
      && record.chain(from: child).compactMap { record.node($0) }.contains {
        words.contains(" " + NodeName.kind(of: $0) + " ") && LengthText.size($0.frame.size) == size
      }
  }

  /// What is drawn turned, larger or elsewhere in its frame.
  private var reshaped: (Kind, Bool)? {
    guard
      let match = title.firstMatch(
        of:
          /^(?:(\w+) (turns|reshapes|draws) (.*?)(?: as it is drawn|( [\d.]+) times as .*)|(.*) draws its outline (.*)); (.*)$/
      )
    else { return nil }
    let isTrue = children.contains { child in
      record.chain(from: child).compactMap { record.node($0) }.contains { wrapper in
        guard let map = wrapper.effect, !map.isIdentity else { return false }
        let ending = String(match.7)
        let isRight =
          isChain
          ? ending == "its own frame is " + LengthText.size(wrapper.frame.size) : isCounted(child, wrapper, ending)
        guard let name = match.1 else {
          let move = ways(map.tx, map.ty).joined(separator: " and ")
          return wrapper.isOutlineEffect && isRight && match.5.map { self.name(child).contains($0) } ?? false
            && match.6.map { $0 == move || ["turned", "reshaped"].contains($0) || $0.contains(" times as ") } ?? false
        }
        let isTurn =
          (map.a - map.d).magnitude < 1e-6 && (map.b + map.c).magnitude < 1e-6
          && (map.a * map.a + map.b * map.b - 1).magnitude < 1e-6
        switch match.2 {
        case "turns": return isRight && wrapper.info.name == name && isTurn
        case "draws":
          return isRight && wrapper.info.name == name && match.4.map { $0 == " " + LengthText.account(map.a) } ?? false
        default: return isRight && wrapper.info.name == name && !isTurn
        }
      }
    }
    return (.reshaped, isTrue)
  }

  /// A text that is scaled down.
  private var shrunk: (Kind, Bool)? {
    guard let match = title.firstMatch(of: /^(.*) is set at ([\d.]+) of its font's size: (.*)$/) else { return nil }
    let isTrue = children.contains { child in
      guard let view = record.chain(from: child).last.flatMap({ record.node($0) }), let text = view.text,
        text.scale < 1,
        NodeName.name(of: view) == match.1, LengthText.account(text.scale) == match.2,
        let proposal = record.finalProposal(of: view.id)
      else { return false }
      let line = (text.lines.first?.width ?? 0) / text.scale
      let needed =
        "its line needs " + LengthText.length(line) + " of the " + self.text(proposal.width) + " points proposed"
      if match.3 == needed { return text.lines.count == 1 && line > proposal.width ?? .infinity }
      let (height, room) = (view.frame.size.height, proposal.height ?? .infinity)
      if match.3 == "it is still " + self.text(height) + " tall, and " + self.text(room) + " are proposed" {
        return height > room
      }
      // Heights are rounded up to a pixel.
      return match.3 == "so all of it fits the " + LengthText.proposal(proposal) + " proposed" && height < room + 1
    }
    return (.shrunk, isTrue)
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
    // Columns and rows are checked as those of a grid.
    guard case .line = Subject(record, at: node).arrangement,
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
    if let match = title.firstMatch(of: /^No child of .* can be longer: ([\d.]+) of ([\d.]+) points stay empty$/) {
      let rest = (proposed ?? .nan) - node.frame.size[axis]
      let isFull = children.allSatisfy { (most($0) ?? .infinity) <= $0.frame.size[axis] + 0.05 }
      return (.slack, isFull && text(proposed) == match.2 && text(rest) == match.1)
    }
    if let match = title.firstMatch(
      of:
        /^The children of (.*) have (widths|heights) of their own(?:, (.*),)? and fill its ([\d.]+) points( with their gaps)?$/
    ) {
      let isFull = children.allSatisfy { (most($0) ?? .infinity) <= $0.frame.size[axis] + 0.05 }
      let isListed =
        match.3.map {
          $0.replacing(" and ", with: ", ").split(separator: ", ").map { String($0) } == lengths.map { text($0) }
        } ?? true
      let hasGaps = node.frame.size[axis] - lengths.reduce(0, +) > 0.05
      return (
        .filled,
        isFull && isListed && text(proposed) == match.4 && isAlmost(node.frame.size[axis], proposed ?? .nan)
          && hasGaps == (match.5 != nil) && match.1 == NodeName.name(of: node)
      )
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

  /// A stack that is proposed nothing, and who proposes that.
  private var ideal: (Kind, Bool)? {
    guard
      let match = title.firstMatch(
        of:
          /^(?:(.*) proposes (.*) no|No) (width|height)(?: is proposed to (.*))?: (\d+) children(?: of ([\d.]+))?( and their gaps)? add up to ([\d.]+)(?:, of which it shows ([\d.]+))?$/
      )
    else { return nil }
    let length = node.frame.size[axis]
    let hasGaps = (lengths.reduce(0, +) - length).magnitude > 0.05
    let isOne = lengths.allSatisfy { isAlmost($0, lengths[0]) }
    var isTold = proposed == nil && match.3 == (axis == .horizontal ? "width" : "height")
    isTold = isTold && isNamed(match.2 ?? match.4 ?? "", inside: match.1) && match.5 == "\(children.count)"
    isTold = isTold && match.8 == text(length) && hasGaps == (match.7 != nil)
    isTold = isTold && (match.6.map { isOne && $0 == text(lengths.max()) } ?? true)
    let around = record.path(to: node.id).dropLast().filter { record.finalProposal(of: $0.id)?[axis] != nil }
    if let name = match.1 {
      isTold = isTold && around.contains { NodeName.name(of: $0) == name }
    } else {
      isTold = isTold && around.isEmpty
    }
    if let shown = match.9 {
      isTold = isTold && around.contains { text($0.frame.size[axis]) == shown } && (Double(shown) ?? .infinity) < length
    }
    return (.idealSum, isTold)
  }

  /// Whether the stack is called so; what belongs to the view that proposes is its own.
  private func isNamed(_ name: Substring, inside proposer: Substring?) -> Bool {
    let own = NodeName.name(of: node)
    return own == name || proposer.map { "its " + own == name + " of " + $0 } ?? false
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
