/// Makes hostile sources from ordinary ones; the same seed and number give the same bytes.
///
/// Most changes keep the source close to Swift, so that they test the interpreter and the engine and not only the
/// parser.
struct Mutator {
  private let seeds: [Tokens]
  private let seed: UInt64

  init(corpus: [[UInt8]], seed: UInt64) {
    seeds = corpus.map(Tokens.init)
    self.seed = seed
  }

  /// The longest input, in bytes: the front end's own limit on the length of a file is not under test.
  private static let longest = 60_000

  /// The input of a number.
  func input(_ number: Int) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed, input: number)
    guard var tokens = numbers.pick(seeds) else { return [] }
    for _ in 0...numbers.below(5) {
      let changed = change(tokens, &numbers)
      if changed.all.count < Self.longest { tokens = changed }
    }
    var bytes = tokens.bytes
    if numbers.below(6) == 0 { ByteChanges.apply(to: &bytes, &numbers) }
    return Array(bytes.prefix(Self.longest))
  }

  private func change(_ tokens: Tokens, _ numbers: inout SeededNumbers) -> Tokens {
    var tokens = tokens
    guard !tokens.all.isEmpty, let other = numbers.pick(seeds) else { return tokens }
    switch numbers.below(14) {
    case 0, 1: tokens.replaceOne(of: .number, with: Hostile.numbers, &numbers)
    case 2: tokens.replaceOne(of: .string, with: Hostile.strings, &numbers)
    case 3: tokens.replaceOne(of: .word, with: Hostile.words, &numbers)
    case 4, 5: tokens.exchange(\.modifiers, with: other, &numbers)
    case 6: tokens.exchange(\.calls, with: other, &numbers)
    case 7: tokens.exchangeGroup(with: other, &numbers)
    case 8, 9: tokens.addModifier(&numbers)
    case 10: tokens.removeSome(&numbers)
    case 11: tokens.repeatSome(&numbers)
    case 12: tokens.nest(&numbers)
    default: tokens.disturb(other, &numbers)
    }
    return tokens
  }
}
