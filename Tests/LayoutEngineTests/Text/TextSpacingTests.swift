import Foundation
import Testing

@testable import LayoutEngine

/// `Facts/spacing.json`: forty fonts around which SwiftUI's distances were recorded.
///
/// The machine that recorded the text styles preferred a language with a tall script, which makes their lines higher: the
/// rule is asked about those higher fonts.
@Suite struct TextSpacingTests {
  static let grid = PixelGrid(displayScale: 2)

  @Test func meetsEveryRecordedFont() throws {
    let rows = try FactFile("spacing").rows("recorded")
    #expect(rows.count == 40)
    for row in rows {
      let font = try #require(row.number("size"))
      let spacing = TextSpacing(try TextSpacingTests.recordedFont(row), grid: TextSpacingTests.grid)
      let name = "\(row.string("platform")) \(row.string("font")) \(font)"
      #expect(abs(spacing.viewAboveText - (row.number("above") ?? -1)) < 1e-6, "\(name)")
      #expect(abs(spacing.textAboveView - (row.number("below") ?? -1)) < 1e-6, "\(name)")
      #expect(spacing.textToText == row.number("textToText"), "\(name)")
    }
  }

  @Test func meetsTheCleanDistancesOfEveryTextStyle() throws {
    let rows = try FactFile("spacing").rows("cleanTextStyles")
    #expect(rows.count == 22)
    for row in rows {
      let style = try #require(TextStyle(rawValue: row.string("style")))
      for (key, scale) in [("at2x", 2.0), ("at3x", 3)] where row[key] != nil {
        let expected = row.table(key)
        let font = Font.style(style, platform: row.platform)
        let spacing = TextSpacing(font: font, platform: row.platform, displayScale: scale)
        #expect(abs(spacing.viewAboveText - (expected.number("above") ?? -1)) < 1e-6, "\(style)")
        #expect(abs(spacing.textAboveView - (expected.number("below") ?? -1)) < 1e-6, "\(style)")
        #expect(abs(spacing.textToText - (expected.number("textToText") ?? -1)) < 1e-6, "\(style)")
      }
    }
  }

  @Test func givesASizedFontAtEverySizeNoDistanceToATextAbove() {
    for size in stride(from: 6.0, through: 60, by: 0.5) {
      for platform in Platform.allCases {
        #expect(TextSpacing(font: Font(size: size), platform: platform, displayScale: 3).textToText == 0)
      }
    }
  }

  /// The vertical metrics of the font that a row was recorded in.
  private static func recordedFont(_ row: [String: Any]) throws -> VerticalMetrics {
    let size = try #require(row.number("size"))
    let name = row.string("font")
    guard name.hasPrefix("style:") else { return VerticalMetrics(Font(size: size), platform: row.platform) }
    let style = try #require(TextStyle(rawValue: String(name.dropFirst(6))))
    let table = try FactFile("dynamic-type").values.table(row.platform == .macOS ? "macOS" : "iOS").table("styles")
    let clean = VerticalMetrics(.style(style, platform: row.platform), platform: row.platform)
    guard row.platform == .iOS else {
      let ascender = try #require(row.number("impliedAscender"))
      let extra = try #require(table.table(style.rawValue).number("tallScriptExtra"))
      return VerticalMetrics(
        ascender: ascender, descender: clean.lineHeight + extra - ascender, capHeight: clean.capHeight,
        leading: clean.leading)
    }
    let recorded = table.table(style.rawValue).table("L")
    return VerticalMetrics(
      ascender: try #require(recorded.number("recordedAscender")),
      descender: -(try #require(recorded.number("recordedDescender"))), capHeight: clean.capHeight,
      leading: clean.leading)
  }
}
