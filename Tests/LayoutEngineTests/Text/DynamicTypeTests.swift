import Foundation
import Testing

@testable import LayoutEngine

/// `Facts/dynamic-type.json`: what UIKit's and SwiftUI's text styles were recorded as, and Apple publishes.
@Suite struct DynamicTypeTests {
  static let settings: [(key: String, setting: DynamicTypeSize)] = Array(
    zip(
      ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AXM", "AXL", "AXXL", "AXXXL", "AXXXXL"], DynamicTypeSize.allCases))

  @Test func meetsEveryRecordedSizeAndLineHeight() throws {
    let styles = try FactFile("dynamic-type").values.table("iOS").table("styles")
    #expect(styles.count == 11)
    for style in TextStyle.allCases {
      for (key, setting) in DynamicTypeTests.settings {
        let row = styles.table(style.rawValue).table(key)
        let font = Font.style(style, platform: .iOS, typeSize: setting)
        let metrics = VerticalMetrics(font, platform: .iOS)
        #expect(font.size == row.number("size"), "\(style) \(key)")
        #expect(font.publishedLineHeight(platform: .iOS) == row.number("leading"), "\(style) \(key)")
        #expect(abs(metrics.lineHeight - (row.number("lineHeight") ?? 0)) < 1e-6, "\(style) \(key)")
        #expect(abs(metrics.leading - (row.number("fontLeading") ?? 0)) < 1e-6, "\(style) \(key)")
      }
    }
  }

  @Test func meetsTheMacsTextStyles() throws {
    let styles = try FactFile("dynamic-type").values.table("macOS").table("styles")
    #expect(styles.count == 11)
    for style in TextStyle.allCases {
      let row = styles.table(style.rawValue)
      let font = Font.style(style, platform: .macOS)
      #expect(font.size == row.number("size"))
      #expect(font.weight == Font.Weight(Int(row.number("weight") ?? 0)))
      #expect(font.publishedLineHeight(platform: .macOS) == row.number("leading"))
      #expect(abs(VerticalMetrics(font, platform: .macOS).lineHeight - (row.number("lineHeight") ?? 0)) < 1e-6)
    }
  }

  @Test func meetsEveryRecordedLineOfASizedFont() throws {
    let facts = try FactFile("dynamic-type").values
    for (platform, key, count) in [(Platform.iOS, "iOS", 11), (.macOS, "macOS", 12)] {
      let rows = facts.table(key)["sizedRecorded"] as? [[String: Any]] ?? []
      #expect(rows.count == count)
      let measurer = TextMeasurer(platform: platform, displayScale: 2)
      for row in rows {
        let font = Font(size: try #require(row.number("size")))
        let layout = measurer.layOut(TextContent("Hg", font: font), proposal: .unspecified)
        #expect(layout.size.height == row.number("height"), "\(key) \(font.size)")
        if let baseline = row.number("firstBaseline") {
          #expect(layout.firstBaseline == baseline, "\(key) \(font.size)")
        }
      }
    }
  }

  /// `system` and `default` are fonts without a style; `others` are the styles that iOS does not name.
  @Test func givesEveryStyleItsRecordedBoldWeight() throws {
    let traits = try FactFile("dynamic-type").values.table("boldTrait")
    for platform in [Platform.macOS, .iOS] {
      let table = traits.table(platform == .macOS ? "macOS" : "iOS")
      #expect(!table.isEmpty)
      for key in table.keys where key != "others" {
        let style = TextStyle.allCases.first { $0.rawValue == key }
        let font = style.map { Font.style($0, platform: platform) } ?? Font(size: 13)
        #expect(font.boldWeight(platform: platform) == Self.weight(key, in: table), "\(platform) \(key)")
      }
      guard let others = Self.weight("others", in: table) else { continue }
      for style in TextStyle.allCases where table[style.rawValue] == nil {
        #expect(Font.style(style, platform: platform).boldWeight(platform: platform) == others, "\(platform) \(style)")
      }
    }
  }

  /// A weight is written as a number or as a text.
  private static func weight(_ key: String, in table: [String: Any]) -> Font.Weight? {
    let number = (table[key] as? NSNumber)?.intValue ?? Int(table.string(key))
    return number.flatMap { Font.Weight($0) }
  }

  @Test func meetsThePublishedTracking() throws {
    let table = try FactFile("dynamic-type").values.table("tracking")
    #expect(table.count > 50)
    for (size, tracking) in table {
      let size = try #require(Double(size))
      #expect(abs(Tracking.points(atSize: size) - ((tracking as? NSNumber)?.doubleValue ?? 0)) < 1e-9, "\(size)")
    }
  }

  @Test func aLengthGrowsWithTheDistanceOfBaselines() {
    #expect(TextStyle.body.scaled(17, at: .medium, displayScale: 3) == 49.0 / 3)
    #expect(TextStyle.body.scaled(11, at: .accessibility5, displayScale: 2) == 31)
    #expect(TextStyle.largeTitle.scaled(41, at: .xSmall, displayScale: 3) == 38)
  }

  @Test(arguments: TextStyle.allCases) func theDefaultTextSizeLeavesALengthAsItIs(style: TextStyle) {
    #expect(style.scaled(16.4321, at: .large, displayScale: 2) == 16.4321)
  }

  @Test(arguments: TextStyle.allCases) func roundsALineOfEverySizeUpToAPixel(style: TextStyle) {
    for setting in DynamicTypeSize.allCases {
      let font = Font.style(style, platform: .iOS, typeSize: setting)
      let text = TextContent("Hg", font: font)
      let height = TextFixtures.iPhone.layOut(text, proposal: .unspecified).size.height
      #expect(height >= font.size * 2444 / 2048 - 1e-9 && height < font.size * 2444 / 2048 + 1.0 / 3)
    }
  }
}
