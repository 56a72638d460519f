internal import Diagnostics
internal import LayoutEngine
internal import ViewProgram

/// Finds what is wrong with a file's bytes, before anything is parsed.
struct SourceCheck {
  var limits: Frontend.Limits

  /// The first thing wrong, if any.
  func problem(in bytes: [UInt8], file: Int) -> Diagnostic? {
    if bytes.count > limits.sourceBytes {
      return Wording.tooLarge(limit: limits.sourceBytes, at: .startOfFile(file))
    }
    func place(of offset: Int) -> SourceRange { LineTable(bytes).range(file: file, from: offset, to: offset + 1) }
    if let bad = Self.firstInvalidByte(in: bytes) {
      return Wording.invalidUTF8(byte: bytes[bad], offset: bad, at: place(of: bad))
    }
    if let null = bytes.firstIndex(of: 0) { return Wording.nullByte(at: place(of: null)) }
    if let excess = NestingScan.excess(in: bytes, limits: limits) {
      return Wording.nestingTooDeep(limit: excess.limit, at: place(of: excess.offset))
    }
    let isBlank = bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return isBlank ? Wording.emptyFile(at: .startOfFile(file)) : nil
  }

  /// The offset of the first byte that does not belong to valid UTF-8.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      guard let length = lengthOfScalar(in: bytes, at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// The length of the well-formed UTF-8 sequence that starts here (Unicode's table 3-7).
  private static func lengthOfScalar(in bytes: [UInt8], at offset: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[offset] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for next in (offset + 2)..<max(offset + 2, offset + length) where !(0x80...0xBF).contains(bytes[next]) {
      return nil
    }
    return length
  }
}
