/// The changes that a mutation consists of. Each leaves the tokens alone if it finds nothing to change.
extension Tokens {
  mutating func replaceOne(of kind: Kind, with texts: [String], _ numbers: inout SeededNumbers) {
    guard let index = numbers.pick(indices(of: kind)), let text = numbers.pick(texts) else { return }
    all[index] = Token(kind, text.utf8)
  }

  /// Puts a part of another source in the place of one of the same kind.
  mutating func exchange(_ parts: KeyPath<Tokens, [Range<Int>]>, with other: Tokens, _ numbers: inout SeededNumbers) {
    guard let old = numbers.pick(self[keyPath: parts]), let new = numbers.pick(other[keyPath: parts]) else { return }
    all.replaceSubrange(old, with: other.all[new])
  }

  mutating func exchangeGroup(with other: Tokens, _ numbers: inout SeededNumbers) {
    guard let sign = numbers.pick(["(", "[", "{"] as [Unicode.Scalar]), let old = numbers.pick(groups(sign)),
      let new = numbers.pick(other.groups(sign))
    else { return }
    all.replaceSubrange(old, with: other.all[new])
  }

  /// Appends a modifier to a call, occasionally a great many times.
  mutating func addModifier(_ numbers: inout SeededNumbers) {
    guard let call = numbers.pick(calls), let text = numbers.pick(Hostile.modifiers) else { return }
    let count = numbers.below(30) == 0 ? 1 << numbers.below(10) : 1
    let added = repeatElement(Token(.word, text.utf8), count: count)
    all.insert(contentsOf: added, at: call.upperBound)
  }

  mutating func removeSome(_ numbers: inout SeededNumbers) {
    let stretch = stretch(upTo: 8, &numbers)
    all.removeSubrange(stretch)
  }

  /// Repeats one token, or a call, up to four thousand times.
  mutating func repeatSome(_ numbers: inout SeededNumbers) {
    let isCall = numbers.below(2) == 0
    let part = isCall ? numbers.pick(calls) ?? stretch(upTo: 3, &numbers) : stretch(upTo: 3, &numbers)
    let count = 1 << numbers.below(13)
    guard part.count * count < 20_000 else { return }
    let copies = repeatElement(Array(all[part]), count: count).joined()
    all.insert(contentsOf: copies, at: part.upperBound)
  }

  /// Wraps a call in something that nests, from twice to a few hundred times.
  mutating func nest(_ numbers: inout SeededNumbers) {
    let wrappings = [
      ("HStack {", "}"), ("(", ")"), ("[", "]"), ("{", "}"), ("if true {", "}"), ("GeometryReader { p in", "}"),
      ("AnyView(", ")"), ("ScrollView {", "}"), ("ViewThatFits {", "}"), ("\"\\(", ")\""),
      ("#if os(iOS)\n", "\n#endif\n"),
      ("Text(\"a\").background {", "}"), ("LazyVGrid(columns: [GridItem(.adaptive(minimum: 1))]) {", "}"),
      ("switch 1 { default:", "}"), ("ForEach(0..<2) { i in", "}"), ("!", ""), ("try ", ""), ("a ? b : ", ""),
    ]
    guard let call = numbers.pick(calls), let wrapping = numbers.pick(wrappings) else { return }
    let depth = 1 << numbers.below(numbers.below(4) == 0 ? 10 : 4)
    all.insert(contentsOf: repeatElement(Token(.sign, wrapping.1.utf8), count: depth), at: call.upperBound)
    all.insert(contentsOf: repeatElement(Token(.sign, wrapping.0.utf8), count: depth), at: call.lowerBound)
  }

  /// Changes without regard for Swift: exchanged or invented tokens, the head of one source and the tail of another.
  mutating func disturb(_ other: Tokens, _ numbers: inout SeededNumbers) {
    guard !all.isEmpty else { return }
    let index = numbers.below(all.count)
    switch numbers.below(4) {
    case 0: all.swapAt(index, numbers.below(all.count))
    case 1: all.insert(Token(.sign, (numbers.pick(Hostile.operators) ?? "").utf8), at: index)
    case 2: all.insert(Token(.word, " \(numbers.pick(Hostile.words) ?? "") ".utf8), at: index)
    default: all = all.prefix(index) + other.all.suffix(numbers.below(other.all.count + 1))
    }
  }

  private func stretch(upTo longest: Int, _ numbers: inout SeededNumbers) -> Range<Int> {
    guard !all.isEmpty else { return 0..<0 }
    let start = numbers.below(all.count)
    return start..<min(all.count, start + 1 + numbers.below(longest))
  }
}
