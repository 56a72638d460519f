internal import LayoutEngine

/// Reads what `ProgramWriter` wrote. Any bytes give a program or an error, and the memory in use is in proportion to
/// the number of bytes.
struct ProgramReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var strings: [String] = []
  private var last = SourceRange.none
  private var depth: Int
  /// The links of the longest chain: what holds one lets go of link after link by recursion.
  static let longestChain = 10_000
  /// How many files a range may name.
  var fileCount = 1
  /// The number that the last of the files gets in place of its own.
  var lastFile: Int?
  /// What some of the literals are instead.
  var changes: [LiteralChange] = []

  /// - Parameter depth: how deep parts may be inside one another.
  init(_ bytes: [UInt8], depth: Int) {
    self.bytes = bytes
    self.depth = depth
  }

  mutating func readStrings() throws(ProgramReadingError) {
    for _ in 0..<(try elementCount()) {
      let count = try elementCount()
      let content = bytes[offset..<(offset + count)]
      guard let string = String(validating: content, as: UTF8.self) else { throw error(.text) }
      strings.append(string)
      offset += count
    }
  }

  func error(_ problem: ProgramReadingError.Problem) -> ProgramReadingError {
    ProgramReadingError(problem, offset: offset)
  }

  /// The next part, of the type that its place requires.
  mutating func read<Part: BinaryPart>() throws(ProgramReadingError) -> Part { try Part(from: &self) }

  /// The next part, if a flag that was read before announces one.
  mutating func read<Part: BinaryPart>(if isWritten: Bool) throws(ProgramReadingError) -> Part? {
    isWritten ? try Part(from: &self) : nil
  }

  mutating func byte() throws(ProgramReadingError) -> UInt8 {
    guard offset < bytes.count else { throw error(.truncated) }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func kind<Kind: RawRepresentable<UInt8>>() throws(ProgramReadingError) -> Kind {
    let raw = try byte()
    guard let kind = Kind(rawValue: raw) else { throw ProgramReadingError(.unknownKind, offset: offset - 1) }
    return kind
  }

  /// A number that is no larger than a limit.
  mutating func count(upTo limit: Int) throws(ProgramReadingError) -> Int {
    let start = offset
    guard let count = Int(exactly: try number()), count <= limit else {
      throw ProgramReadingError(.number, offset: start)
    }
    return count
  }

  /// A count of things that take a byte or more each.
  mutating func elementCount() throws(ProgramReadingError) -> Int {
    let count = try count(upTo: Int.max)
    guard count <= bytes.count - offset else { throw error(.truncated) }
    return count
  }

  mutating func integer() throws(ProgramReadingError) -> Int64 {
    let bits = try number()
    return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
  }

  mutating func real() throws(ProgramReadingError) -> Double { Double(bitPattern: try number().byteSwapped) }

  mutating func string() throws(ProgramReadingError) -> String {
    guard let string = try label() else { throw error(.number) }
    return string
  }

  /// A string, or `nil` where none was written.
  mutating func label() throws(ProgramReadingError) -> String? {
    let index = try count(upTo: strings.count)
    return index == 0 ? nil : strings[index - 1]
  }

  mutating func flags(_ count: Int) throws(ProgramReadingError) -> Flags {
    let start = offset
    let bits = try number()
    if bits >> UInt64(count) != 0 { throw ProgramReadingError(.number, offset: start) }
    return Flags(bits: bits)
  }

  mutating func range() throws(ProgramReadingError) -> SourceRange {
    let start = offset
    var code = RangeCode(head: try byte())
    for _ in 0..<code.numberCount { code.numbers.append(try integer()) }
    guard let range = code.range(after: last), range.file < fileCount else {
      throw ProgramReadingError(.number, offset: start)
    }
    last = range
    guard let lastFile, range.file == fileCount - 1 else { return range }
    var moved = range
    moved.file = Int32(truncatingIfNeeded: lastFile)
    return moved
  }

  /// Goes a level deeper; every call is paired with `leave`.
  mutating func enter() throws(ProgramReadingError) {
    depth -= 1
    if depth < 0 { throw error(.depth) }
  }

  mutating func leave() { depth += 1 }

  func finish() throws(ProgramReadingError) {
    if offset < bytes.count { throw error(.surplus) }
  }

  private mutating func number() throws(ProgramReadingError) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      // The tenth byte holds the highest bit alone.
      if shift == 63 && byte > 1 { throw error(.number) }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
  }

  /// Flags that were written together, read in the same order.
  struct Flags {
    fileprivate var bits: UInt64

    mutating func next() -> Bool {
      defer { bits >>= 1 }
      return bits & 1 == 1
    }
  }
}
