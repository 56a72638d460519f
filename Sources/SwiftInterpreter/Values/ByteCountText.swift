/// How a number of bytes is written: `1.5 MB`.
package struct ByteCountText {
  /// The greatest first.
  private static let units: [(constant: String, symbol: String, power: Int, decimals: Int)] = [
    ("usePB", "PB", 5, 2), ("useTB", "TB", 4, 2), ("useGB", "GB", 3, 2), ("useMB", "MB", 2, 1), ("useKB", "KB", 1, 0),
    ("useBytes", "bytes", 0, 0),
  ]

  package static let unitNames = units.map { $0.constant }

  private let isBinary: Bool
  private let allowed: [String]
  private let showsUnit: Bool
  private let kilobyte: String

  /// - Parameters:
  ///   - style: the name of a count style.
  ///   - allowed: the names of the units that may be used; none means all.
  ///   - kilobyte: newer formats write `kB`, and the formatter `KB`.
  package init(style: String, allowed: [String] = [], showsUnit: Bool = true, kilobyte: String = "KB") {
    isBinary = style == "memory" || style == "binary"
    self.allowed = allowed
    self.showsUnit = showsUnit
    self.kilobyte = kilobyte
  }

  package func text(_ count: Int64) -> String {
    let usable = ByteCountText.units.filter { allowed.isEmpty || allowed.contains($0.constant) }
    let units = usable.isEmpty ? ByteCountText.units : usable
    if count == 0 { return named("Zero", allowed.isEmpty ? kilobyte : symbol(units[units.count - 1])) }
    let size = Double(count.magnitude)
    var index = units.firstIndex { size >= base($0.power) } ?? units.count - 1
    if index > 0, rounded(size / base(units[index].power), units[index].decimals) >= base(1) { index -= 1 }
    let shown = units[index]
    var text = LocalizedNumber.text(size / base(shown.power), decimals: shown.decimals)
    if shown.decimals > 0 { text = Catalog.withoutEndingZeros(text) }
    let unit = shown.power == 0 && count.magnitude == 1 ? "byte" : symbol(shown)
    return named((count < 0 ? "-" : "") + text, unit)
  }

  private func named(_ number: String, _ unit: String) -> String { showsUnit ? number + " " + unit : number }

  private func symbol(_ unit: (constant: String, symbol: String, power: Int, decimals: Int)) -> String {
    unit.power == 1 ? kilobyte : unit.symbol
  }

  private func base(_ power: Int) -> Double {
    var base = 1.0
    for _ in 0..<power { base *= isBinary ? 1024 : 1000 }
    return base
  }

  private func rounded(_ number: Double, _ decimals: Int) -> Double {
    let scale = [1.0, 10, 100][decimals]
    return (number * scale).rounded(.toNearestOrEven) / scale
  }
}
