/// Random numbers whose sequence depends on the seed alone (xorshift), the same in every run.
public struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  public mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number below the limit, which must be above 0.
  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
