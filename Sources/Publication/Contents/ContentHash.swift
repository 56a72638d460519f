/// A number that shows whether a file still holds what was written: FNV-1a with 64 bits.
///
/// It finds edited files, and does not protect against forgery: whoever can change the files can change the manifest
/// with their hashes too.
/// Source: Fowler, Noll and Vo, IETF draft-eastlake-fnv.
public struct ContentHash: Hashable, Sendable {
  /// The hash of the bytes added so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  /// The hash that was computed before.
  public init(value: UInt64) { self.value = value }

  /// The hash of some bytes.
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
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the digits to a list.
  func write(to bytes: inout [UInt8]) {
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(shift)) & 0xF
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
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
