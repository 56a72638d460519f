/// A number that shows whether a file still holds what was written: FNV-1a with 64 bits.
///
/// It finds edited files, and does not protect against forgery: whoever can change the files can change the manifest
/// with their hashes too.
/// Source: Fowler, Noll and Vo, IETF draft-eastlake-fnv.
struct ContentHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(value: UInt64) { self.value = value }

  init(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

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

  init?(text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.init(value: value)
  }
}
