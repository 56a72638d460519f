import LayoutEngine
import Testing

/// `Facts/text-widths.json`, mixedRuns: texts of two fonts, recorded on both platforms.
///
/// Heights of text styles are those of a machine with a tall script; they are held where the fonts are sized.
@Suite struct RecordedMixedRunsTests {
  @Test func areMetInEveryRow() throws {
    let rows = try FactFile("text-widths").rows("mixedRuns")
    #expect(rows.count == 10)
    for row in rows {
      let runs = row.string("runs")
      let content = TextContent(try Self.runs(runs, of: row.string("text"), row.platform))
      let measurer = TextMeasurer(platform: row.platform, displayScale: 2)
      let layout = measurer.layOut(content, proposal: .unspecified)
      let width = try #require(row.number("width"))
      #expect(
        abs(layout.size.width - width) <= max(0.5, 0.005 * width), "\(row.platform) \(runs): \(layout.size.width)")
      guard runs.hasPrefix("system") else { continue }
      #expect(layout.size.height == row.number("height"), "\(row.platform) \(runs)")
    }
  }

  /// `title 'Env ' + title bold 'bold'`; `rest` stands for what is left of the text.
  private static func runs(_ description: String, of text: String, _ platform: Platform) throws -> [TextRun] {
    var left = text
    return try description.split(separator: " + ").map { part in
      let pieces = part.split(separator: "'", omittingEmptySubsequences: false)
      let words = pieces[0].split(separator: " ").map(String.init)
      let string = pieces.count > 1 ? String(pieces[1]) : left
      left.removeFirst(string.count)
      return TextRun(string, font: try font(words.filter { $0 != "rest" }, platform))
    }
  }

  private static func font(_ words: [String], _ platform: Platform) throws -> Font {
    let styles: [String: TextStyle] = ["largeTitle": .largeTitle, "title": .title]
    var font = try styles[#require(words.first)].map { Font.style($0, platform: platform) } ?? Font(size: 13)
    if words.contains("bold") { font.weight = font.boldWeight(platform: platform) }
    font.italic = words.contains("italic")
    return font
  }
}
