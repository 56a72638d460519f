/// Changes that know nothing of Swift, such as a broken file or a broken pipe makes.
enum ByteChanges {
  static func apply(to bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    guard !bytes.isEmpty else { return }
    let index = numbers.below(bytes.count)
    switch numbers.below(5) {
    case 0: bytes[index] ^= 1 << UInt8(numbers.below(8))
    case 1: bytes.insert(UInt8(numbers.below(256)), at: index)
    case 2: bytes.removeSubrange(index...)
    case 3: bytes.insert(contentsOf: repeatElement(bytes[index], count: 1 << numbers.below(13)), at: index)
    default: bytes.insert(contentsOf: broken[numbers.below(broken.count)], at: index)
    }
  }

  /// A lone surrogate, an overlong null, a cut sequence, a byte order mark, noncharacters and a null.
  private static let broken: [[UInt8]] = [
    [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF0, 0x9F], [0xEF, 0xBB, 0xBF], [0xEF, 0xBF, 0xBF], [0x00], [0x0D], [0x1B],
    [0x7F], [0xE2, 0x80, 0xA8], [0xC2, 0x85],
  ]
}
