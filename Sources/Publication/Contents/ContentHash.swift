/// A number that shows whether a file still holds what was written: FNV-1a with 64 bits.
///
/// It finds edited files, and does not protect against forgery: whoever can change the files can change the manifest
/// with their hashes too.
/// Source: Fowler, Noll and Vo, IETF draft-eastlake-fnv.
public struct ContentHash: Hashable, Sendable {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  public init(value: UInt64) { self.value = value }

  public init(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard var place = bytes.baseAddress else { return }
    // A pointer, not an index: builds without optimisation hash whole sites too.
    let end = place + bytes.count
    var hash = value
    while place != end {
      hash = (hash ^ UInt64(place.load(as: UInt8.self))) &* 0x100_0000_01B3
      place += 1
    }
    value = hash
  }
}

extension ContentHash {
  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  init?(text: some StringProtocol) { self.init(digits: text.utf8) }

  init?(digits: some Collection<UInt8>) {
    guard digits.count == 16 else { return nil }
    var value: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    self.init(value: value)
  }
}
