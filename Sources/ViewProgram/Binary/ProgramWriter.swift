internal import LayoutEngine

/// Writes a program's parts one after another.
///
/// Numbers take seven bits a byte, low ones first. Each string stands once, in a table before everything else.
struct ProgramWriter {
  private var bytes: [UInt8] = []
  private var strings: [String] = []
  private var indices: [String: Int] = [:]
  private var last = SourceRange.none

  mutating func write(_ part: some BinaryPart) { part.write(to: &self) }

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// The kind of a part, from an enumeration that the reader shares.
  mutating func write(kind: some RawRepresentable<UInt8>) { bytes.append(kind.rawValue) }

  /// The kind of a part and then what the part holds.
  mutating func write(kind: some RawRepresentable<UInt8>, _ first: some BinaryPart) {
    write(kind: kind)
    write(first)
  }

  mutating func write(kind: some RawRepresentable<UInt8>, _ first: some BinaryPart, _ second: some BinaryPart) {
    write(kind: kind, first)
    write(second)
  }

  mutating func write(
    kind: some RawRepresentable<UInt8>, _ first: some BinaryPart, _ second: some BinaryPart, _ third: some BinaryPart
  ) {
    write(kind: kind, first, second)
    write(third)
  }

  mutating func write(
    kind: some RawRepresentable<UInt8>, _ first: some BinaryPart, _ second: some BinaryPart, _ third: some BinaryPart,
    _ fourth: some BinaryPart
  ) {
    write(kind: kind, first, second, third)
    write(fourth)
  }

  mutating func write(count: Int) { ProgramWriter.append(UInt64(count), to: &bytes) }

  /// Small numbers are short, whatever their sign.
  mutating func write(integer: Int64) {
    ProgramWriter.append(UInt64(bitPattern: integer << 1 ^ integer >> 63), to: &bytes)
  }

  /// The bytes of short fractions and whole numbers end in zeros, which take no room when they are swapped.
  mutating func write(real: Double) { ProgramWriter.append(real.bitPattern.byteSwapped, to: &bytes) }

  mutating func write(string: String) {
    let index = indices[string] ?? strings.count
    if index == strings.count {
      indices[string] = index
      strings.append(string)
    }
    write(count: index + 1)
  }

  /// A string or `nil`.
  mutating func write(label: String?) {
    if let label { write(string: label) } else { write(count: 0) }
  }

  /// Up to 63 flags.
  mutating func write(flags: [Bool]) {
    var bits: UInt64 = 0
    for (index, flag) in flags.enumerated() where flag { bits |= 1 << UInt64(index) }
    ProgramWriter.append(bits, to: &bytes)
  }

  /// A range by its distance from the one before, as `RangeCode` encodes it.
  mutating func write(range: SourceRange) {
    let code = RangeCode(range, after: last)
    write(byte: code.head)
    for number in code.numbers { write(integer: number) }
    last = range
  }

  /// The string table and then what was written.
  func finish() -> [UInt8] {
    var result: [UInt8] = []
    ProgramWriter.append(UInt64(strings.count), to: &result)
    for string in strings {
      ProgramWriter.append(UInt64(string.utf8.count), to: &result)
      result += string.utf8
    }
    return result + bytes
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
