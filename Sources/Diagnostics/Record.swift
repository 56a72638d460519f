/// Writes texts and numbers one after the other, for a program of the same build to read back.
public struct RecordWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  /// Makes room for so many more bytes.
  public mutating func expect(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  public mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Six numbers at once, of which a large site has tens of thousands.
  public mutating func write(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int, _ fifth: Int, _ sixth: Int) {
    let numbers = (
      Int64(first).littleEndian, Int64(second).littleEndian, Int64(third).littleEndian, Int64(fourth).littleEndian,
      Int64(fifth).littleEndian, Int64(sixth).littleEndian
    )
    withUnsafeBytes(of: numbers) { bytes.append(contentsOf: $0) }
  }

  public mutating func write(_ bytes: [UInt8]) {
    write(bytes.count)
    self.bytes += bytes
  }

  /// What has the same length each time.
  public mutating func write(digits: String) { bytes += digits.utf8 }

  public mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  public mutating func write<Item>(_ items: [Item], _ body: (Item, inout RecordWriter) -> Void) {
    write(items.count)
    for item in items { body(item, &self) }
  }
}

/// Reads what a `RecordWriter` wrote; everything is `nil` once something is missing.
public struct RecordReader: Sendable {
  private let content: ArraySlice<UInt8>
  /// What is read next, counted from the beginning.
  private var place = 0

  public init(_ bytes: ArraySlice<UInt8>) { content = bytes }

  private var rest: Int { content.count - place }

  /// Whether everything was read.
  public var isAtEnd: Bool { rest == 0 }

  public mutating func number() -> Int? {
    guard rest >= 8 else { return nil }
    let bits = content.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Int64.self) }
    place += 8
    return Int(Int64(littleEndian: bits))
  }

  public mutating func bytes() -> [UInt8]? {
    guard let count = number(), count >= 0, count <= rest else { return nil }
    defer { place += count }
    return content.withUnsafeBytes { Array($0[place..<place + count]) }
  }

  public mutating func text() -> String? {
    guard let count = number(), count >= 0, count <= rest else { return nil }
    defer { place += count }
    return content.withUnsafeBytes { String(decoding: $0[place..<place + count], as: UTF8.self) }
  }

  /// A text that is likely one that is known: the same then, in no memory of its own.
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

  public mutating func list<Item>(_ body: (inout RecordReader) -> Item?) -> [Item]? {
    guard let count = number(), count >= 0, count <= rest + 1 else { return nil }
    var items: [Item] = []
    // A damaged file may tell any count; what is read for an item has eight bytes at least.
    items.reserveCapacity(min(count, rest / 8))
    for _ in 0..<count {
      guard let item = body(&self) else { return nil }
      items.append(item)
    }
    return items
  }
}
