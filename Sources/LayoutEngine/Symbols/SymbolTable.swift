/// The recorded boxes of Apple's symbols: 240 of them in twelve styles on macOS, and a few more boxes on iOS, which
/// agrees with macOS wherever both were recorded.
enum SymbolTable {
  /// The styles of the table's columns.
  static let columns: [SymbolStyle] =
    [10, 11, 12, 13, 15, 17, 22, 26].map { SymbolStyle(size: $0) } + [
      SymbolStyle(size: 13, weight: .semibold), SymbolStyle(size: 13, weight: .bold),
      SymbolStyle(size: 13, scale: .small), SymbolStyle(size: 13, scale: .large),
    ]

  /// The column that a column's numbers are counted from: the next smaller size, and 13 points for weights and scales.
  static let columnBefore = [-1, 0, 1, 2, 3, 4, 5, 6, 3, 3, 3, 3]

  /// A box outside the columns. Its position on the line was not recorded.
  struct Further {
    var name: String
    var style: SymbolStyle
    var width: Double
    var height: Double
  }

  static let further = [
    Further(name: "star", style: SymbolStyle(size: 28), width: 36, height: 33.5),
    Further(name: "star", style: SymbolStyle(size: 34), width: 43.5, height: 40.5),
    Further(name: "star", style: SymbolStyle(size: 40), width: 51.5, height: 47),
    Further(name: "star", style: SymbolStyle(size: 17, weight: .bold), width: 22.5, height: 21.5),
    Further(name: "star", style: SymbolStyle(size: 17, scale: .large), width: 28, height: 27),
    Further(name: "gear", style: SymbolStyle(size: 17, scale: .large), width: 27.5, height: 27),
    Further(name: "wifi", style: SymbolStyle(size: 17, scale: .large), width: 29, height: 22),
    Further(name: "gear", style: SymbolStyle(size: 28), width: 35.5, height: 34),
    Further(name: "star.circle.fill", style: SymbolStyle(size: 13), width: 15, height: 15),
    Further(name: "bell.slash.fill", style: SymbolStyle(size: 13), width: 15, height: 16.5),
    Further(name: "checkmark.square.fill", style: SymbolStyle(size: 13), width: 15, height: 14),
  ]

  /// The row of a symbol, or of the one that comes nearest to its shape.
  ///
  /// 1. A fill has its outline's box, within half a point in 15 recorded pairs, and the other way round.
  /// 2. Every symbol in a circle has the circle's box, and every one in a square the square's: 22 of 22 recorded.
  /// 3. A slash or a badge adds little to the symbol it is put on.
  /// 4. Any other symbol is unknown and gets the medians of all recorded symbols.
  static func row(nearest name: String) -> (row: SymbolRow, isOwn: Bool) {
    if let row = row(name) { return (row, true) }
    var shape = SymbolName(name)
    shape.isFilled = !shape.isFilled
    if let row = row(shape.text) { return (row, false) }
    shape.isFilled = false
    if let shape = shape.enclosure, let row = row(shape) { return (row, false) }
    if let base = shape.base { return (self.row(nearest: base).row, false) }
    return (row("?") ?? SymbolRow(), false)
  }

  /// The row of a recorded symbol.
  private static func row(_ name: String) -> SymbolRow? {
    SortedLines(rows).value(of: name).map { SymbolRow(letters: $0) }
  }
}

/// The recorded boxes of one symbol, in the order of the table's columns.
struct SymbolRow {
  private var numbers = [Double](repeating: 0, count: 36)

  init() {}

  /// - Parameter letters: a line of the table without its name.
  init(letters: String) {
    for (index, letter) in letters.utf8.enumerated() {
      let before = SymbolTable.columnBefore[index / 3]
      let start = before < 0 ? 0 : numbers[3 * before + index % 3]
      numbers[index] = start + Double(Int(letter) - Int(UInt8(ascii: "P"))) / 2
    }
  }

  func box(_ column: Int) -> SymbolBox {
    SymbolBox(width: numbers[3 * column], height: numbers[3 * column + 1], descent: numbers[3 * column + 2])
  }
}
