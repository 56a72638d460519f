/// Numbers whose sequence depends on the seed alone (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The sequence of one input in the run of a seed.
  init(seed: UInt64, input: Int) {
    var mixed = SeededNumbers(seed: seed &+ UInt64(truncatingIfNeeded: input) &* 0xD134_2543_DE82_EF95)
    self.init(seed: mixed.next())
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below the bound, which must be above 0.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// An element at random; `nil` when there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &self) }
}
