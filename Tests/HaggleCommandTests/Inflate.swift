/// Unpacks deflated data (RFC 1951); just enough to read a browser's screenshots without another library.
struct Inflate {
  private let bytes: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// The bytes of a zlib stream; `nil` when it is damaged.
  static func unpack(zlib bytes: [UInt8], expecting count: Int) -> [UInt8]? {
    var inflate = Inflate(bytes: bytes, position: 2)
    inflate.output.reserveCapacity(count)
    return inflate.run() ? inflate.output : nil
  }

  private init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private mutating func run() -> Bool {
    while true {
      let isLast = take(1) == 1
      switch take(2) {
      case 0: copyStored()
      case 1: guard unpack(Inflate.fixedLiterals, Inflate.fixedDistances) else { return false }
      case 2:
        let (literals, distances) = readTables()
        guard unpack(literals, distances) else { return false }
      default: return false
      }
      if isLast { return true }
      if position > bytes.count + 4 { return false }
    }
  }

  // MARK: - Bits

  private mutating func take(_ count: Int) -> Int {
    while bitCount < count {
      let byte = position < bytes.count ? bytes[position] : 0
      bits |= UInt32(byte) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() {
    bits = 0
    bitCount = 0
    guard position + 4 <= bytes.count else { return position = bytes.count + 5 }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    output += bytes[position..<min(bytes.count, position + count)]
    position += count
  }

  // MARK: - Codes

  /// A prefix code: how many symbols have each length, and the symbols in the order of their codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      for length in 1...15 {
        for (symbol, its) in lengths.enumerated() where its == length { symbols.append(symbol) }
      }
    }
  }

  private static let fixedLiterals = Code(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code(lengths: [Int](repeating: 5, count: 30))

  private mutating func symbol(_ code: Code) -> Int? {
    var value = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      value |= take(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func readTables() -> (Code, Code) {
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let literalCount = take(5) + 257
    let distanceCount = take(5) + 1
    var lengths = [Int](repeating: 0, count: 19)
    let codeCount = take(4) + 4
    for place in order.prefix(codeCount) { lengths[place] = take(3) }
    let code = Code(lengths: lengths)
    var all: [Int] = []
    while all.count < literalCount + distanceCount, let symbol = symbol(code) {
      switch symbol {
      case 16: all += [Int](repeating: all.last ?? 0, count: 3 + take(2))
      case 17: all += [Int](repeating: 0, count: 3 + take(3))
      case 18: all += [Int](repeating: 0, count: 11 + take(7))
      default: all.append(symbol)
      }
    }
    return (Code(lengths: Array(all.prefix(literalCount))), Code(lengths: Array(all.dropFirst(literalCount))))
  }

  // MARK: - Blocks

  private mutating func unpack(_ literals: Code, _ distances: Code) -> Bool {
    while let symbol = symbol(literals) {
      if symbol == 256 { return true }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let length = Inflate.base(symbol - 257, group: 4, start: 3) + take(Inflate.extraBits(symbol - 257, group: 4))
      guard let code = self.symbol(distances) else { return false }
      let distance = Inflate.base(code, group: 2, start: 1) + take(Inflate.extraBits(code, group: 2))
      guard distance <= output.count else { return false }
      for _ in 0..<(symbol == 285 ? 258 : length) { output.append(output[output.count - distance]) }
    }
    return false
  }

  /// Codes for lengths and distances come in groups, each group with one extra bit more than the one before.
  private static func extraBits(_ code: Int, group: Int) -> Int {
    group == 4 && code == 28 ? 0 : max(0, code / group - 1)
  }

  private static func base(_ code: Int, group: Int, start: Int) -> Int {
    (0..<code).reduce(start) { $0 + 1 << extraBits($1, group: group) }
  }
}
