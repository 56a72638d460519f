import LayoutEngine

/// The drawing of a symbol: outlines to be filled.
///
/// Its code is short, so that a scenario can include the drawings of its symbols: width and height, then for each shape
/// `N` or `E`, which stand for the two fill rules nonzero and even-odd, and its outline as path data with whole
/// numbers, every command relative and with its letter (`m l h v c z`); `M` moves to a place.
public struct SymbolGlyph: Sendable, Equatable {
  public var code: String

  public init(code: String) { self.code = code }

  /// The drawing with a smaller one in its middle: a symbol in a circle. If it is filled, the smaller one is cut out.
  public func enclosing(_ inner: SymbolGlyph) -> SymbolGlyph {
    var (outer, inner) = (SymbolOutline(self), SymbolOutline(inner))
    let scale = 0.56 * min(outer.width / max(inner.width, 1), outer.height / max(inner.height, 1))
    inner.scale(by: scale)
    let isSolid = outer.commands.count { $0.isMove } == 1
    inner.move(byX: (outer.width - inner.width) / 2, y: (outer.height - inner.height) / 2)
    let added = isSolid ? inner.commands.filter { !$0.isFillRule } : inner.commands
    if isSolid { outer.makeEvenOdd() }
    outer.commands += added
    return SymbolGlyph(code: outer.code)
  }
}

/// A glyph's code taken apart.
struct SymbolOutline {
  struct Command {
    var letter: Unicode.Scalar
    var numbers: [Double] = []

    var isFillRule: Bool { letter == "N" || letter == "E" }
    var isMove: Bool { letter == "M" || letter == "m" }
  }

  var width = 0.0
  var height = 0.0
  var commands: [Command] = []

  /// Parts that cannot be read are left out.
  init(_ glyph: SymbolGlyph) {
    var reader = Reader(glyph.code)
    width = reader.number() ?? 0
    height = reader.number() ?? 0
    while let letter = reader.letter() {
      var command = Command(letter: letter)
      while let number = reader.number() { command.numbers.append(number) }
      let count =
        switch letter {
        case "c": 6
        case "M", "m", "l": 2
        case "h", "v": 1
        default: 0
        }
      if command.numbers.count == count { commands.append(command) }
    }
  }

  mutating func scale(by factor: Double) {
    width *= factor
    height *= factor
    for index in commands.indices { commands[index].numbers = commands[index].numbers.map { $0 * factor } }
  }

  /// Moves every shape: all but its first point follow.
  mutating func move(byX x: Double, y: Double) {
    for index in commands.indices.dropFirst() where commands[index - 1].isFillRule && commands[index].isMove {
      commands[index].letter = "M"
      commands[index].numbers[0] += x
      commands[index].numbers[1] += y
    }
  }

  mutating func makeEvenOdd() {
    for index in commands.indices where commands[index].isFillRule { commands[index].letter = "E" }
  }

  var code: String {
    var text = SymbolOutline.text([width, height])
    for command in commands {
      text.unicodeScalars.append(command.letter)
      text += SymbolOutline.text(command.numbers)
    }
    return text
  }

  private static func text(_ numbers: [Double]) -> String {
    var text = ""
    for number in numbers {
      let whole = Int(number.rounded())
      if !text.isEmpty, whole >= 0 { text += " " }
      text += "\(whole)"
    }
    return text
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ code: String) { bytes = Array(code.utf8) }

    /// The next whole number; `nil` at a letter or the end.
    mutating func number() -> Double? {
      while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
      let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
      var end = isNegative ? place + 1 : place
      var value = 0
      let start = end
      while end < bytes.count, bytes[end].isDigit, end - start < 9 {
        value = value * 10 + Int(bytes[end] - UInt8(ascii: "0"))
        end += 1
      }
      guard end > start else { return nil }
      place = end
      return Double(isNegative ? -value : value)
    }

    /// The next letter; `nil` at the end.
    mutating func letter() -> Unicode.Scalar? {
      while place < bytes.count {
        let byte = bytes[place]
        place += 1
        if byte.isLetter { return Unicode.Scalar(byte) }
      }
      return nil
    }
  }
}
