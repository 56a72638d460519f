import Foundation
import LayoutEngine
import Testing

/// `Facts/symbols.json`: sizes of Apple's symbols, with their source.
private struct RecordedSymbols: Decodable {
  struct Column: Decodable {
    var size: Double
    var weight: String?
    var scale: String?
  }

  struct Box: Decodable {
    var symbol: String
    var size: Double
    var weight: String?
    var scale: String?
    var width: Double
    var height: Double
    var bottomBelowBaseline: Double?
  }

  struct Values: Decodable {
    var columns: [Column]
    var symbols: [String: [Double]]
    var iOS: [Box]
    var other: [Box]
    var variants13: [Variant]
  }

  /// A variant of a symbol at 13 points: `star + .circle / .circle.fill`, `person.circle at 22`.
  struct Variant: Decodable {
    var symbol: String
    var width: Double
    var height: Double

    var names: [String] {
      let parts = symbol.components(separatedBy: " + ")
      guard parts.count == 2 else { return [symbol.components(separatedBy: " at ")[0]] }
      return parts[1].components(separatedBy: " / ").map { parts[0] + $0 }
    }

    var size: Double { symbol.components(separatedBy: " at ").dropFirst().first.flatMap(Double.init) ?? 13 }
  }

  var values: Values

  static func read() throws -> Values {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Facts/symbols.json")
    return try JSONDecoder().decode(RecordedSymbols.self, from: Data(contentsOf: file)).values
  }
}

private func font(_ size: Double, _ weight: String?) -> Font {
  Font(size: size, weight: weight == "semibold" ? .semibold : weight == "bold" ? .bold : .regular)
}

private func scale(_ name: String?) -> SymbolScale { name == "small" ? .small : name == "large" ? .large : .medium }

@Suite struct SymbolMetricsTests {
  @Test("every recorded symbol has its box and its baseline in every recorded style")
  func hasEveryRecordedBox() throws {
    let recorded = try RecordedSymbols.read()
    #expect(recorded.symbols.count == 240)
    #expect(recorded.columns.count == 12)
    for (name, row) in recorded.symbols.sorted(by: { $0.key < $1.key }) {
      for (index, column) in recorded.columns.enumerated() {
        let metrics = SymbolMetrics(name, font: font(column.size, column.weight), scale: scale(column.scale))
        let numbers = [metrics.size.width, metrics.size.height, metrics.descent]
        #expect(numbers == Array(row[3 * index..<3 * index + 3]), "\(name) at \(column)")
        #expect(metrics.evidence == .recorded)
      }
    }
  }

  @Test("every recorded variant has its box")
  func hasTheBoxesOfVariants() throws {
    let variants = try RecordedSymbols.read().variants13
    #expect(variants.count == 4)
    for variant in variants {
      for name in variant.names {
        let metrics = SymbolMetrics(name, font: font(variant.size, nil), scale: .medium)
        #expect(metrics.size == Size(width: variant.width, height: variant.height), "\(name) at \(variant.size)")
      }
    }
  }

  @Test("every box recorded in another style is the same")
  func hasFurtherRecordedBoxes() throws {
    let recorded = try RecordedSymbols.read()
    #expect(recorded.iOS.count == 12)
    for box in recorded.iOS + recorded.other {
      let metrics = SymbolMetrics(box.symbol, font: font(box.size, box.weight), scale: scale(box.scale))
      #expect(metrics.size == Size(width: box.width, height: box.height), "\(box.symbol) at \(box.size)")
      #expect(metrics.evidence == .recorded)
      if let descent = box.bottomBelowBaseline { #expect(metrics.descent == descent) }
    }
  }

  @Test(
    "every box recorded of a variant is the same",
    arguments: [
      ("star.circle", 13.0, 15.0, 15.0), ("star.circle.fill", 13, 15, 15), ("bell.slash.fill", 13, 15, 16.5),
      ("checkmark.square.fill", 13, 15, 14), ("person.circle", 22, 26, 25),
    ])
  func hasRecordedVariants(name: String, size: Double, width: Double, height: Double) {
    let metrics = SymbolMetrics(name, font: Font(size: size))
    #expect(metrics.size == Size(width: width, height: height))
    #expect(metrics.evidence == .recorded)
  }

  @Test("the rule for other sizes is within a point of every recorded size, and within half a point of most")
  func fitsOtherSizes() throws {
    let recorded = try RecordedSymbols.read()
    var (exact, all) = (0, 0)
    for name in recorded.symbols.keys {
      for size in [10.0, 11, 12, 13, 15, 17, 22, 26] {
        // Nothing was recorded a hair's breadth from a recorded size.
        let fitted = SymbolMetrics(name, font: Font(size: size + 1e-6))
        let known = SymbolMetrics(name, font: Font(size: size))
        #expect(fitted.evidence == .fitted)
        #expect(abs(fitted.size.width - known.size.width) <= 0.5, "\(name) at \(size)")
        #expect(abs(fitted.size.height - known.size.height) <= 1, "\(name) at \(size)")
        #expect(abs(fitted.descent - known.descent) <= 0.5, "\(name) at \(size)")
        exact += fitted.size.height == known.size.height ? 1 : 0
        all += 1
      }
    }
    #expect(Double(exact) / Double(all) > 0.95)
  }

  @Test("a symbol in a circle or a square has the box of these, and a fill that of its outline")
  func assumesTheShape() {
    let font = Font(size: 17)
    #expect(SymbolMetrics("leaf.circle.fill", font: font).size == SymbolMetrics("circle", font: font).size)
    #expect(SymbolMetrics("h.square", font: font).size == SymbolMetrics("square", font: font).size)
    #expect(SymbolMetrics("leaf.fill", font: font).size == SymbolMetrics("leaf", font: font).size)
    #expect(SymbolMetrics("tag.slash", font: font).size == SymbolMetrics("tag", font: font).size)
    #expect(SymbolMetrics("leaf.fill", font: font).evidence == .assumed)
    #expect(SymbolMetrics("plus.square.on.square", font: font).size != SymbolMetrics("square", font: font).size)
  }

  @Test("a symbol of which nothing is known has the usual size")
  func assumesTheUsualSize() {
    let metrics = SymbolMetrics("teapot", font: Font(size: 13))
    #expect(metrics.size == Size(width: 15.5, height: 15))
    #expect(metrics.evidence == .assumed)
  }
}

@Suite struct SymbolNameTests {
  @Test(
    "a variant is added where it belongs",
    arguments: [
      ("star", "fill", "star.fill"), ("star.fill", "circle", "star.circle.fill"), ("star.fill", "fill", "star.fill"),
      ("bell.circle.fill", "slash", "bell.slash.circle.fill"), ("star.square", "circle", "star.square"),
      ("bell.slash", "slash", "bell.slash"),
    ])
  func addsVariants(name: String, variant: String, result: String) {
    #expect(SymbolName(name).adding(variant).text == result)
  }
}
