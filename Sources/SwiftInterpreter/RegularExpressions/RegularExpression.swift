/// A regular expression, as far as views use them: characters and classes, groups, alternatives, repetition, anchors
/// and what has to follow. A pattern with anything else is not read.
package struct RegularExpression: Sendable {
  indirect enum Node: Sendable {
    case one(CharacterClass)
    case sequence([Node])
    case choice([Node])
    /// A group, by its number where its text is kept.
    case group(Node, Int?)
    case repetition(Node, least: Int, most: Int, isGreedy: Bool)
    case start, end, wordBoundary
    /// What has to follow, or must not.
    case lookahead(Node, Bool)
  }

  private let node: Node
  private let groupCount: Int

  /// - Returns: `nil` for a pattern that is invalid, or not supported here.
  package init?(_ pattern: String) {
    var reader = RegularExpressionReader(pattern)
    guard let node = reader.expression() else { return nil }
    self.node = node
    groupCount = reader.groupCount
  }

  /// The places of the match and of its groups, in characters.
  package typealias Match = (range: Range<Int>, groups: [Range<Int>?])

  /// The first match from a character on.
  ///
  /// - Parameter steps: how much work is left; 0 when the search was given up.
  package func firstMatch(in text: [Character], from start: Int, _ steps: inout Int) -> Match? {
    for position in start..<max(start, text.count + 1) {
      if let match = match(in: text, at: position, &steps) { return match }
    }
    return nil
  }

  /// The match that begins at a character; with `isWhole` it ends where the text ends.
  package func match(
    in text: [Character], at position: Int, isWhole: Bool = false, _ steps: inout Int
  ) -> Match? {
    let matching = Matching(text, groupCount, steps)
    var end: Int?
    let isFound = matching.match(node, at: position) { place in
      end = place
      return !isWhole || place == text.count
    }
    steps = max(matching.steps, 0)
    guard isFound, let end else { return nil }
    return (position..<end, matching.groups)
  }
}

/// One attempt to match, which backtracks where it fails.
private final class Matching {
  private let text: [Character]
  private(set) var groups: [Range<Int>?]
  private(set) var steps: Int
  private var depth = 0

  private static let deepest = 400

  init(_ text: [Character], _ groupCount: Int, _ steps: Int) {
    self.text = text
    self.steps = steps
    groups = Array(repeating: nil, count: groupCount)
  }

  /// Matches a part and then what follows it.
  func match(_ node: RegularExpression.Node, at position: Int, _ then: (Int) -> Bool) -> Bool {
    steps -= 1
    depth += 1
    defer { depth -= 1 }
    if depth > Matching.deepest { steps = 0 }
    guard steps > 0 else { return false }
    switch node {
    case .one(let wanted): return holds(wanted, at: position) && then(position + 1)
    case .sequence(let nodes): return sequence(nodes[...], at: position, then)
    case .choice(let nodes): return nodes.contains { match($0, at: position, then) }
    case .group(let inner, nil): return match(inner, at: position, then)
    case .group(let inner, let number?):
      return match(inner, at: position) { end in
        let outer = groups[number]
        groups[number] = position..<end
        if then(end) { return true }
        groups[number] = outer
        return false
      }
    case .repetition(.one(let wanted), let least, let most, let isGreedy):
      return run(of: wanted, least, most, isGreedy, at: position, then)
    case .repetition(let inner, let least, let most, let isGreedy):
      return repetition(inner, least, most, isGreedy, at: position, then)
    case .start: return position == 0 && then(position)
    case .end: return position == text.count && then(position)
    case .wordBoundary: return isWord(position - 1) != isWord(position) && then(position)
    case .lookahead(let inner, let follows):
      return match(inner, at: position) { _ in true } == follows && then(position)
    }
  }

  private func sequence(
    _ nodes: ArraySlice<RegularExpression.Node>, at position: Int, _ then: (Int) -> Bool
  ) -> Bool {
    guard let first = nodes.first else { return then(position) }
    return match(first, at: position) { sequence(nodes.dropFirst(), at: $0, then) }
  }

  /// Matches characters of one class without a level of recursion for each.
  private func run(
    of wanted: CharacterClass, _ least: Int, _ most: Int, _ isGreedy: Bool, at position: Int, _ then: (Int) -> Bool
  ) -> Bool {
    var longest = 0
    while longest < most, holds(wanted, at: position + longest) { longest += 1 }
    steps -= longest / 8
    guard longest >= least else { return false }
    for offset in 0...(longest - least) {
      steps -= 1
      guard steps > 0 else { return false }
      if then(position + (isGreedy ? longest - offset : least + offset)) { return true }
    }
    return false
  }

  private func repetition(
    _ inner: RegularExpression.Node, _ least: Int, _ most: Int, _ isGreedy: Bool, at position: Int,
    _ then: (Int) -> Bool
  ) -> Bool {
    if !isGreedy, least == 0, then(position) { return true }
    let goesOn =
      most > 0
      && match(inner, at: position) { next in
        // A part that matched nothing would match for ever.
        guard next > position || least > 0 else { return false }
        let rest = RegularExpression.Node.repetition(
          inner, least: max(0, least - 1), most: most - 1, isGreedy: isGreedy)
        return match(rest, at: next, then)
      }
    return goesOn || (isGreedy && least == 0 && then(position))
  }

  private func holds(_ wanted: CharacterClass, at position: Int) -> Bool {
    position < text.count && wanted.contains(text[position])
  }

  private func isWord(_ position: Int) -> Bool {
    text.indices.contains(position) && CharacterClass(items: [.word(true)]).contains(text[position])
  }
}
