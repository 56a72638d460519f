/// The characters that a place of a regular expression stands for.
struct CharacterClass: Sendable {
  enum Item: Sendable {
    case any
    case range(Character, Character)
    /// `\d`, `\w` and `\s`, or with false everything else: `\D`.
    case digit(Bool), word(Bool), space(Bool)
  }

  var items: [Item]
  var isNegated = false

  func contains(_ character: Character) -> Bool {
    let isItem = items.contains { item in
      switch item {
      case .any: !character.isNewline
      case .range(let first, let last): first <= character && character <= last
      case .digit(let isWanted): character.isWholeNumber == isWanted
      case .word(let isWanted): (character.isLetter || character.isNumber || character == "_") == isWanted
      case .space(let isWanted): character.isWhitespace == isWanted
      }
    }
    return isItem != isNegated
  }
}

/// Reads the pattern of a regular expression; every part is `nil` where it cannot be read.
struct RegularExpressionReader {
  private var rest: Substring
  private var depth = 0
  private(set) var groupCount = 0

  private static let deepest = 40

  init(_ pattern: String) { rest = pattern[...] }

  mutating func expression() -> RegularExpression.Node? {
    guard let node = choice(), rest.isEmpty else { return nil }
    return node
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func choice() -> RegularExpression.Node? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= RegularExpressionReader.deepest else { return nil }
    var nodes: [RegularExpression.Node] = []
    repeat {
      guard let node = sequence() else { return nil }
      nodes.append(node)
    } while take("|")
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private mutating func sequence() -> RegularExpression.Node? {
    var nodes: [RegularExpression.Node] = []
    while let character = rest.first, character != "|", character != ")" {
      guard let atom = atom(), let bounds = bounds() else { return nil }
      if bounds == (1, 1) {
        nodes.append(atom)
      } else {
        nodes.append(.repetition(atom, least: bounds.0, most: bounds.1, isGreedy: !take("?")))
      }
    }
    return .sequence(nodes)
  }

  /// How often a part is repeated: `*`, `+`, `?`, `{2}`, `{2,}`, `{2,5}`.
  private mutating func bounds() -> (Int, Int)? {
    if take("*") { return (0, .max) }
    if take("+") { return (1, .max) }
    if take("?") { return (0, 1) }
    guard take("{") else { return (1, 1) }
    guard let end = rest.firstIndex(of: "}") else { return nil }
    let parts = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
    rest = rest[rest.index(after: end)...]
    guard let least = Int(parts[0]), (0...1_000).contains(least), parts.count <= 2 else { return nil }
    if parts.count == 1 { return (least, least) }
    let most = parts[1].isEmpty ? Int.max : Int(parts[1]) ?? -1
    return least <= most ? (least, most) : nil
  }

  private mutating func atom() -> RegularExpression.Node? {
    guard let character = rest.popFirst() else { return nil }
    switch character {
    case ".": return .one(CharacterClass(items: [.any]))
    case "^": return .start
    case "$": return .end
    case "(": return group()
    case "[": return set()
    case "\\": return take("b") ? .wordBoundary : escaped().map { .one(CharacterClass(items: [$0])) }
    case "*", "+", "?": return nil
    default: return .one(CharacterClass(items: [.range(character, character)]))
    }
  }

  private mutating func group() -> RegularExpression.Node? {
    let isAhead = take("?=")
    let isNotAhead = !isAhead && take("?!")
    var number: Int?
    if !isAhead, !isNotAhead, !take("?:") {
      if rest.first == "?" { return nil }
      number = groupCount
      groupCount += 1
    }
    guard let inner = choice(), take(")") else { return nil }
    return isAhead || isNotAhead ? .lookahead(inner, isAhead) : .group(inner, number)
  }

  /// The class after a backslash, inside brackets and outside.
  private mutating func escaped() -> CharacterClass.Item? {
    guard let character = rest.popFirst() else { return nil }
    switch character {
    case "d", "D": return .digit(character == "d")
    case "w", "W": return .word(character == "w")
    case "s", "S": return .space(character == "s")
    case "n": return .range("\n", "\n")
    case "t": return .range("\t", "\t")
    default: return character.isLetter || character.isNumber ? nil : .range(character, character)
    }
  }

  /// `[^a-z_]` after its first bracket.
  private mutating func set() -> RegularExpression.Node? {
    var set = CharacterClass(items: [], isNegated: take("^"))
    while let character = rest.popFirst() {
      if character == "]", !set.items.isEmpty { return .one(set) }
      if character == "[" { return nil }
      var item = CharacterClass.Item.range(character, character)
      if character == "\\" {
        guard let found = escaped() else { return nil }
        item = found
      }
      if case .range(let first, _) = item, rest.first == "-", let last = rest.dropFirst().first, last != "]" {
        guard last != "\\", last != "[", first <= last else { return nil }
        rest = rest.dropFirst(2)
        item = .range(first, last)
      }
      set.items.append(item)
    }
    return nil
  }
}
