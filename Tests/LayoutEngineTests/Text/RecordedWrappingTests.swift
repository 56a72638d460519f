import Foundation
import LayoutEngine
import Testing

/// `Facts/text-widths.json`: texts in frames that are too narrow, as macOS laid them out at 13 points.
@Suite struct RecordedWrappingTests {
  @Test func areMetInEveryRecordedFrame() throws {
    let rows = try FactFile("text-widths").rows("wrappedMacSystem13")
    #expect(rows.count == 30)
    for row in rows {
      let options = row["options"] as? [String] ?? []
      let width = try #require(row.number("proposedWidth"))
      let layout = TextFixtures.mac.layOut(
        content(row.string("text"), options), proposal: Proposal(width: width, height: nil))
      let name =
        "\(row.string("text").prefix(12)) in \(width) \(options): \(layout.lines.map { ($0.string, $0.width) })"
      #expect(abs(layout.size.width - (row.number("width") ?? 0)) <= 0.5, "\(name)")
      #expect(layout.size.height == row.number("height"), "\(name)")
      #expect(layout.lastBaseline == row.number("lastBaseline"), "\(name)")
    }
  }

  private func content(_ string: String, _ options: [String]) -> TextContent {
    var content = TextContent(string, font: Font(size: 13))
    for option in options {
      if option == "head" { content.truncation = .head }
      if option == "middle" { content.truncation = .middle }
      if option.hasPrefix("lineLimit") { content.lineLimit = Int(option.dropFirst(9)) }
      if option.hasPrefix("lineSpacing") { content.lineSpacing = Double(option.dropFirst(11)) ?? 0 }
      if option.hasPrefix("kerning") { content.tracking = Double(option.dropFirst(7)) ?? 0 }
    }
    return content
  }
}
