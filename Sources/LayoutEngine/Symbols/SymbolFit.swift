/// The box of a symbol at sizes, weights and scales that were not recorded, from those that were.
///
/// Its numbers are fitted to the table's; over all of its 1,920 sizes a width is off by at most half a point, and so is
/// a height.
struct SymbolFit {
  private let row: SymbolRow

  init(_ row: SymbolRow) { self.row = row }

  /// The box in whole half points.
  ///
  /// 1. The width grows in proportion to the font's size.
  /// 2. The height does so, too, times a factor that all symbols have in common at a size (`heightFactors`).
  /// 3. The descent lies between those of the neighbouring recorded sizes.
  /// 4. Another weight or scale multiplies the first two by a factor of its own. Heights then lack the common factor, as
  ///    those recorded at 17 points do. The descent grows or shrinks as it does at 13 points.
  func box(_ style: SymbolStyle) -> SymbolBox {
    let (width, height) = SymbolFit.factors(style.weight, style.scale)
    let isPlain = style.weight == .regular && style.scale == .medium
    let common = isPlain ? SymbolFit.interpolated(SymbolFit.heightFactors, at: style.size) : 1
    return SymbolBox(
      width: halves(widthShare * style.size * width), height: halves(heightShare * style.size * common * height),
      descent: halves(descent(style)))
  }

  private static let sizes = 0..<8

  /// The width in ems, by least squares over the recorded sizes.
  private var widthShare: Double {
    share { (row.box($0).width, SymbolTable.columns[$0].size) }
  }

  /// The height in ems where the common factor is 1, likewise.
  private var heightShare: Double {
    share { (row.box($0).height, SymbolTable.columns[$0].size * SymbolFit.heightFactors[$0].value) }
  }

  private func share(_ pair: (Int) -> (length: Double, unit: Double)) -> Double {
    var (products, squares) = (0.0, 0.0)
    for column in SymbolFit.sizes {
      let (length, unit) = pair(column)
      products += length * unit
      squares += unit * unit
    }
    return products / squares
  }

  private func descent(_ style: SymbolStyle) -> Double {
    let plain = SymbolFit.interpolated(
      SymbolFit.sizes.map { (SymbolTable.columns[$0].size, row.box($0).descent) }, at: style.size)
    // Beyond the recorded sizes it keeps its share of the largest or smallest.
    let nearest = min(max(style.size, 10), 26)
    var descent = plain * style.size / nearest
    for column in SymbolTable.columns.indices.dropFirst(SymbolFit.sizes.count) {
      let recorded = SymbolTable.columns[column]
      let isOwn =
        recorded.scale == .medium ? recorded.weight == style.weight : recorded.scale == style.scale
      guard isOwn else { continue }
      descent += (row.box(column).descent - row.box(SymbolFit.plainColumn).descent) * style.size / 13
    }
    return descent
  }

  /// The column of 13 points.
  private static let plainColumn = 3

  /// How much higher all symbols are at a size than in proportion to 13 points. Those of more than 26 points follow from
  /// the recorded boxes of two symbols on iOS and one on macOS.
  private static let heightFactors: [(size: Double, value: Double)] = [
    (10, 0.9536), (11, 1.0251), (12, 1.0129), (13, 1), (15, 0.9792), (17, 0.9637), (22, 0.9781), (26, 0.9921),
    (28, 0.978), (34, 0.977), (40, 0.965),
  ]

  /// The factors of weights and scales for widths and heights. Only semibold, bold, small and large were recorded; the
  /// other weights follow in equal steps.
  private static func factors(_ weight: Font.Weight, _ scale: SymbolScale) -> (width: Double, height: Double) {
    let bold: (width: Double, height: Double) =
      switch weight {
      case .ultraLight: (0.955, 0.955)
      case .thin: (0.97, 0.97)
      case .light: (0.985, 0.985)
      case .regular: (1, 1)
      case .medium: (1.015, 1.015)
      case .semibold: (1.03, 1.03)
      case .bold: (1.039, 1.03)
      case .heavy: (1.048, 1.03)
      case .black: (1.057, 1.03)
      }
    switch scale {
    case .small: return (bold.width * 0.829, bold.height * 0.827)
    case .medium: return bold
    case .large: return (bold.width * 1.284, bold.height * 1.294)
    }
  }

  /// The value at a size between two neighbours; beyond the ends that of the end.
  private static func interpolated(_ values: [(size: Double, value: Double)], at size: Double) -> Double {
    guard let upper = values.firstIndex(where: { $0.size >= size }) else { return values[values.count - 1].value }
    if upper == 0 { return values[0].value }
    let (low, high) = (values[upper - 1], values[upper])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }

  private func halves(_ length: Double) -> Double { (length * 2 + 0.5).rounded(.down) / 2 }
}
