/// Big-endian numbers in a stretch of bytes; reading past its end is an error, never a crash.
struct BinaryReader {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private init(slice: ArraySlice<UInt8>) { bytes = slice }

  var count: Int { bytes.count }

  func slice(_ range: Range<Int>) throws -> BinaryReader {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw FontError.damaged("table past the end") }
    return BinaryReader(slice: bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)])
  }

  /// The bytes from an offset to the end.
  func suffix(from offset: Int) throws -> BinaryReader {
    guard offset <= bytes.count else { throw FontError.damaged("offset past the end") }
    return try slice(offset..<bytes.count)
  }

  func uint16(at offset: Int) throws -> UInt16 { UInt16(truncatingIfNeeded: try number(at: offset, size: 2)) }

  func int16(at offset: Int) throws -> Int { Int(Int16(bitPattern: try uint16(at: offset))) }

  func uint32(at offset: Int) throws -> UInt32 { try number(at: offset, size: 4) }

  func tag(at offset: Int) throws -> String {
    let number = try uint32(at: offset)
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    return String(decoding: letters, as: UTF8.self)
  }

  private func number(at offset: Int, size: Int) throws -> UInt32 {
    guard offset >= 0, offset + size <= bytes.count else { throw FontError.damaged("number past the end") }
    let first = bytes.startIndex + offset
    return bytes[first..<(first + size)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
