/// Writes texts and numbers one after the other, for a program of the same build to read back.
public struct RecordWriter: Sendable {
  /// Everything that was written so far.
  public private(set) var bytes: [UInt8] = []

  public init() {}

  /// Makes room for a number of further bytes, and for the end of the record.
  public mutating func expect(_ count: Int) { bytes.reserveCapacity(bytes.count + count + 64) }

  /// Writes a number in one byte for each seven bits, as most numbers are small: the sign first, then the lowest bits.
  public mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64((number &<< 1) ^ (number >> (Int.bitWidth - 1))))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number whose bits are all in use, in eight bytes.
  public mutating func write(bits: UInt64) { withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) } }

  /// Writes the number of bytes and then the bytes.
  public mutating func write(_ bytes: [UInt8]) {
    write(bytes.count)
    self.bytes += bytes
  }

  /// Writes a text whose length the reader knows, without its length.
  public mutating func write(digits: String) { bytes += digits.utf8 }

  /// Writes the number of bytes in UTF-8 and then the text.
  public mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  /// Writes the number of items and then each of them.
  public mutating func write<Item>(_ items: [Item], _ body: (Item, inout RecordWriter) -> Void) {
    write(items.count)
    for item in items { body(item, &self) }
  }
}

/// Reads what a `RecordWriter` wrote; everything is `nil` once something is missing.
public struct RecordReader: Sendable {
  private let content: ArraySlice<UInt8>
  /// The offset of the byte that is read next.
  private var place = 0

  /// Reads from the first of the bytes on.
  public init(_ bytes: ArraySlice<UInt8>) { content = bytes }

  private var rest: Int { content.count - place }

  /// Whether everything was read.
  public var isAtEnd: Bool { rest == 0 }

  /// Reads what `write(_:)` wrote of a number.
  public mutating func number() -> Int? {
    var (number, shift) = (UInt64(0), UInt64(0))
    while rest > 0, shift < 64 {
      let byte = content[content.startIndex + place]
      place += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1) }
      shift += 7
    }
    return nil
  }

  /// Reads what `write(bits:)` wrote.
  public mutating func bits() -> UInt64? {
    guard rest >= 8 else { return nil }
    defer { place += 8 }
    return UInt64(littleEndian: content.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt64.self) })
  }

  /// Reads bytes after their number.
  public mutating func bytes() -> [UInt8]? {
    guard let count = number(), count >= 0, count <= rest else { return nil }
    defer { place += count }
    return content.withUnsafeBytes { Array($0[place..<place + count]) }
  }

  /// Reads a text after its number of bytes in UTF-8.
  public mutating func text() -> String? {
    guard let count = number(), count >= 0, count <= rest else { return nil }
    defer { place += count }
    return content.withUnsafeBytes { String(decoding: $0[place..<place + count], as: UTF8.self) }
  }

  /// Reads a text that is probably equal to a known one, which is then returned without allocating memory.
  public mutating func text(orKnown known: String) -> String? {
    let start = place
    guard let count = number(), count >= 0, count <= rest else { return nil }
    if content.withUnsafeBytes({ $0[place..<place + count].elementsEqual(known.utf8) }) {
      place += count
      return known
    }
    place = start
    return text()
  }

  /// Reads items after their number; `nil` where one of them cannot be read.
  public mutating func list<Item>(_ body: (inout RecordReader) -> Item?) -> [Item]? {
    guard let count = number(), count >= 0, count <= rest + 1 else { return nil }
    var items: [Item] = []
    // A damaged file may state any count; most items have at least eight bytes.
    items.reserveCapacity(min(count, rest / 8))
    for _ in 0..<count {
      guard let item = body(&self) else { return nil }
      items.append(item)
    }
    return items
  }
}
