import LayoutEngine

/// Which views of one layout are the same in another.
///
/// A view is recognised by its label, by its place in a source that both share, by its name with its arguments or its
/// text, and by its name. Its modifiers belong to it, in whatever order they are.
struct ViewMatching {
  /// The nodes of the first layout by those of the second that are the same.
  private(set) var matches: [NodeID: NodeID] = [:]

  private let first: IndexedTrace
  private let second: IndexedTrace
  private let sharesSource: Bool
  /// Neighbouring views on both sides that are still to be matched.
  private var waiting: [(first: [NodeID], second: [NodeID])] = []

  /// - Parameter sharesSource: whether places in the source mean the same on both sides.
  init(_ first: IndexedTrace, _ second: IndexedTrace, sharesSource: Bool) {
    (self.first, self.second, self.sharesSource) = (first, second, sharesSource)
    waiting = [(first.root.map { [$0.id] } ?? [], second.root.map { [$0.id] } ?? [])]
    while let (ours, theirs) = waiting.popLast() { matchSiblings(ours, theirs) }
    matchMoved()
  }

  /// Matches views that are elsewhere on the other side by their names with arguments, texts or labels, if each side
  /// has exactly one such view.
  private mutating func matchMoved() {
    let known = Set(matches.values)
    var ours: [String: [NodeID]] = [:]
    for node in first.trace.nodes where !known.contains(node.id) {
      if let key = ViewMatching.ownKey(node) { ours[key, default: []].append(node.id) }
    }
    var theirs: [String: [NodeID]] = [:]
    for node in second.trace.nodes where matches[node.id] == nil {
      if let key = ViewMatching.ownKey(node) { theirs[key, default: []].append(node.id) }
    }
    for node in second.trace.nodes where matches[node.id] == nil {
      guard let key = ViewMatching.ownKey(node), let left = ours[key], left.count == 1, theirs[key]?.count == 1 else {
        continue
      }
      matches[node.id] = left[0]
    }
  }

  /// What distinguishes a view from others of its name; `nil` for one without arguments, text and label.
  private static func ownKey(_ node: Trace.Node) -> String? {
    let words = node.info.arguments + " " + self.words(node) + " " + (node.info.labels.first ?? "")
    return words == "  " ? nil : node.info.name + " " + words
  }

  /// A view with its modifiers, outermost first.
  private struct Wrapped {
    var modifiers: [Trace.Node] = []
    var view: Trace.Node

    /// The view in its modifiers; other views that they draw belong to them.
    init?(_ id: NodeID, _ record: IndexedTrace) {
      guard var node = record.node(id) else { return nil }
      while Subject.isModifier(node), let next = node.children.first.flatMap({ record.node($0) }) {
        modifiers.append(node)
        node = next
      }
      view = node
    }

    var label: String? {
      (modifiers + [view]).first { !$0.info.labels.isEmpty }?.info.labels.first
    }
  }

  private mutating func matchSiblings(_ ours: [NodeID], _ theirs: [NodeID]) {
    guard !ours.isEmpty, !theirs.isEmpty else { return }
    let left = ours.compactMap { Wrapped($0, first) }
    let right = theirs.compactMap { Wrapped($0, second) }
    let pairs = ViewMatching.pairs(left, right, passes: sharesSource ? 0..<5 : ViewMatching.withoutSource) {
      ViewMatching.key($0.view, label: $0.label, pass: $1)
    }
    for (index, other) in pairs { match(left[index], right[other], isSame: true) }
    // Different views in the same place may still hold the same views, as when a row became a column.
    let (usedLeft, usedRight) = (Set(pairs.map { $0.0 }), Set(pairs.map { $0.1 }))
    let rest = (left.indices.filter { !usedLeft.contains($0) }, right.indices.filter { !usedRight.contains($0) })
    for (index, other) in zip(rest.0, rest.1) { match(left[index], right[other], isSame: false) }
  }

  private mutating func match(_ ours: Wrapped, _ theirs: Wrapped, isSame: Bool) {
    if isSame { matches[theirs.view.id] = ours.view.id }
    waiting.append((ours.view.children, theirs.view.children))
    let pairs = ViewMatching.pairs(
      ours.modifiers, theirs.modifiers, passes: sharesSource ? 0..<5 : ViewMatching.withoutSource
    ) { ViewMatching.key($0, label: $0.info.labels.first, pass: $1) }
    for (index, other) in pairs {
      let (modifier, counterpart) = (ours.modifiers[index], theirs.modifiers[other])
      matches[counterpart.id] = modifier.id
      waiting.append((Array(modifier.children.dropFirst()), Array(counterpart.children.dropFirst())))
    }
  }

  // MARK: - What is the same

  /// The passes that do not look at the source come after those that do.
  private static let withoutSource = 2..<5

  /// The key that must be equal in a pass, the most reliable first; `nil` for a view without it.
  private static func key(_ node: Trace.Node, label: String?, pass: Int) -> String? {
    let info = node.info
    let place = info.source
    switch pass {
    case 0: return place.line > 0 ? source(place) + info.name + " " + words(node) + " " + (label ?? "") : nil
    case 1: return place.line > 0 ? source(place) + info.name : nil
    case 2: return label.map { info.name + " " + $0 }
    case 3: return info.name + "(" + info.arguments + ")" + words(node)
    default: return info.name
    }
  }

  private static func source(_ range: SourceRange) -> String {
    "\(range.file):\(range.line):\(range.column):\(range.endLine):\(range.endColumn) "
  }

  private static func words(_ node: Trace.Node) -> String { node.text?.string ?? "" }

  /// Pairs with equal keys, in the order of the passes; views with the same key are paired in their order.
  private static func pairs<Item>(
    _ ours: [Item], _ theirs: [Item], passes: Range<Int>, key: (Item, Int) -> String?
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (left, right) = (Array(ours.indices), Array(theirs.indices))
    for pass in passes where !left.isEmpty && !right.isEmpty {
      var byKey: [String: [Int]] = [:]
      for index in left.reversed() {
        if let key = key(ours[index], pass) { byKey[key, default: []].append(index) }
      }
      var used: Set<Int> = []
      right.removeAll { other in
        guard let key = key(theirs[other], pass), let index = byKey[key]?.popLast() else { return false }
        pairs.append((index, other))
        used.insert(index)
        return true
      }
      left.removeAll { used.contains($0) }
    }
    return pairs
  }
}
