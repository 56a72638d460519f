import Foundation
import LayoutEngine
import Testing

/// `Facts/text-widths.json`: widths of texts as SwiftUI gave them, rounded up to half a point.
///
/// The tables that are tested here were fitted to these widths. `Scripts/fit-widths.py` reports, too, how far off
/// they are for texts that are left out of the fit; the generated table says so in its first lines.
@Suite struct RecordedWidthTests {
  struct Row {
    var text: String
    var font: Font
    var width: Double
    /// How far the engine is off, as a part of the width.
    var error: Double

    init(_ text: String, _ font: Font, _ width: Double) {
      self.text = text
      self.font = font
      self.width = width
      let measurer = TextMeasurer(platform: .iOS, displayScale: 2)
      error = abs(measurer.layOut(TextContent(text, font: font), proposal: .unspecified).size.width - width) / width
    }
  }

  @Test func areMetWithinTwoPercentAndHalfAPercentOnAverage() throws {
    var rows: [Row] = []
    for font in try FactFile("text-widths").rows("fonts") {
      let weight = try #require(Font.Weight(Int(font.number("weight") ?? 0)))
      let italic = (font["italic"] as? NSNumber)?.boolValue ?? false
      let own = Font(size: try #require(font.number("size")), weight: weight, italic: italic)
      for (text, width) in font.table("widths") {
        rows.append(Row(text, own, try #require((width as? NSNumber)?.doubleValue)))
      }
    }
    #expect(rows.count > 1_000)
    report(rows, "recorded widths", mean: 0.005, worst: 0.02)
    try isStated(rows)
  }

  @Test func areMetForOnePhraseInEverySizeAndWeight() throws {
    let facts = try FactFile("phrase-widths").values
    let rows = (facts["rows"] as? [[NSNumber]] ?? []).map { row in
      Row(
        facts.string("text"), Font(size: row[0].doubleValue, weight: Font.Weight(row[1].intValue) ?? .black),
        row[2].doubleValue)
    }
    #expect(rows.count == 15)
    report(rows, "one phrase", mean: 0.005, worst: 0.02)
  }

  @Test func areMetForOnePhraseInEveryDesign() throws {
    let facts = try FactFile("phrase-widths").values
    let designs: [(String, Font.Design)] = [("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced)]
    for (name, design) in designs {
      let width = try #require(facts.table("designs").number(name))
      #expect(Row(facts.string("text"), Font(size: 20, design: design), width).error < 0.005)
    }
  }

  @Test func areMetWithKerning() throws {
    let rows = try FactFile("text-widths").rows("kerningMacSystem13")
    #expect(rows.count == 12)
    for row in rows {
      var content = TextContent(row.string("text"), font: Font(size: 13))
      content.tracking = try #require(row.number("kerning"))
      #expect(TextFixtures.mac.layOut(content, proposal: .unspecified).size.width == row.number("width"))
    }
  }

  /// What the documentation says of the rows is what they give.
  private func isStated(_ rows: [Row]) throws {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/LayoutEngine/LayoutEngine.docc/WhatIsKnown.md").standardized
    let known = try String(contentsOf: file, encoding: .utf8)
    let mean = rows.reduce(0) { $0 + $1.error } / Double(rows.count)
    let worst = rows.map(\.error).max() ?? 0
    #expect(known.contains(String(format: "mean error %.3f %%", mean * 100)))
    #expect(known.contains(String(format: "worst %.1f %%", worst * 100)))
    #expect(known.contains("\(rows.count) recorded rows"))
  }

  private func report(_ rows: [Row], _ name: String, mean: Double, worst: Double) {
    let average = rows.reduce(0) { $0 + $1.error } / Double(rows.count)
    let exact = rows.filter { $0.error == 0 }.count
    guard let farthest = rows.max(by: { $0.error < $1.error }) else { return }
    let percent = { (part: Double) in String(format: "%.3f %%", part * 100) }
    print(
      "\(name): \(rows.count), \(exact) exact, mean error \(percent(average)), worst \(percent(farthest.error)) for "
        + "“\(farthest.text)” at \(farthest.font.size) points")
    #expect(average < mean)
    #expect(farthest.error < worst)
  }
}
