/// Writes texts and numbers one after the other, for a program of the same build to read back.
public struct RecordWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func write(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
  }

  public mutating func write(_ bytes: [UInt8]) {
    write(bytes.count)
    self.bytes += bytes
  }

  public mutating func write(_ text: String) { write(Array(text.utf8)) }

  public mutating func write<Item>(_ items: [Item], _ body: (Item, inout RecordWriter) -> Void) {
    write(items.count)
    for item in items { body(item, &self) }
  }
}

/// Reads what a `RecordWriter` wrote; everything is `nil` once something is missing.
public struct RecordReader: Sendable {
  private var rest: ArraySlice<UInt8>

  public init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether everything was read.
  public var isAtEnd: Bool { rest.isEmpty }

  public mutating func number() -> Int? {
    guard rest.count >= 8 else { return nil }
    var bits: UInt64 = 0
    for (index, byte) in rest.prefix(8).enumerated() { bits |= UInt64(byte) << UInt64(index * 8) }
    rest = rest.dropFirst(8)
    return Int(Int64(bitPattern: bits))
  }

  public mutating func bytes() -> [UInt8]? {
    guard let count = number(), count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  public mutating func text() -> String? { bytes().map { String(decoding: $0, as: UTF8.self) } }

  public mutating func list<Item>(_ body: (inout RecordReader) -> Item?) -> [Item]? {
    guard let count = number(), count >= 0, count <= rest.count + 1 else { return nil }
    var items: [Item] = []
    for _ in 0..<count {
      guard let item = body(&self) else { return nil }
      items.append(item)
    }
    return items
  }
}
