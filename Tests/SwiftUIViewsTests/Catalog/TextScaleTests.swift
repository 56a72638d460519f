import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// `textScale(.secondary)`, as `Facts/text-widths.json` of the engine's tests has it in `textScaleSecondary`.
@Suite struct TextScaleTests {
  private static let phrase = "Layout must wrap this sentence onto several lines inside a narrow frame."

  @Test(arguments: [
    ("body", "Hello", 34.5), ("body", phrase, 486.5), ("title3", "Hello", 38.5), ("title3", phrase, 545),
    ("title", "Hello", 48.5), ("title", phrase, 676), ("largeTitle", "Hello", 55), ("largeTitle", phrase, 763.5),
  ])
  func meetsEveryRecordedWidth(style: String, text: String, width: Double) throws {
    let run = try run(
      "#Preview { Text(\"\(text)\").font(.\(style)).textScale(.secondary).fixedSize().id(\"text\") }"
    ) { $0.device = Device(named: "iPhone 8") }
    let found = try #require(run.frame("text")).size.width
    #expect(abs(found - width) <= max(0.5, 0.005 * width), "\(found)")
    #expect(run.warnings.isEmpty)
  }

  private func laidOut(_ view: String) throws -> PreviewRun { try run("#Preview { \(view) }") }

  @Test func isPartOfAText() throws {
    let run = try run("#Preview { Text(\"5\") + Text(\"km\").textScale(.secondary) }")
    let line = try #require(run.trace.nodes.first { $0.text != nil }?.text?.lines.first)
    #expect(line.pieces.map(\.font.size) == [17, 14.62])
  }

  @Test(arguments: [".textScale(.default)", ".textScale(.secondary, isEnabled: false)", ""])
  func leavesATextAsItIs(modifier: String) throws {
    let run = try laidOut("Text(\"Hello\").font(.caption)\(modifier)")
    let plain = try laidOut("Text(\"Hello\").font(.caption)")
    #expect(run.trace.nodes.map(\.frame) == plain.trace.nodes.map(\.frame))
    #expect(run.warnings.isEmpty)
  }

  @Test func tellsWhereItWasNotRecorded() throws {
    let run = try run("#Preview { Text(\"Hello\").font(.caption).textScale(.secondary) }")
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }
}
