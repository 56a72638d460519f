import Foundation
import Haggle
import LayoutEngine
import TestSupport
import Testing

/// The library, as another package sees it. The regions are the examples of `Documentation/Library.md` and of
/// the documentation.
struct LibraryTests {
  @Test func drawsSourceInThreeLines() throws {
    // region: three-lines
    let scenario = try Scenario("Text(\"Hello\").padding()")
    let trace = scenario.previews[0].trace
    let svg = try scenario.previews[0].svg()
    // endregion
    #expect(trace.nodes.map(\.info.name) == ["padding", "Text"])
    #expect(svg.hasPrefix("<?xml") || svg.hasPrefix("<svg"))
  }

  @Test func tellsFramesCallsAndFindings() throws {
    // region: trace
    let scenario = try Scenario(
      """
      #Preview("Row", traits: .fixedLayout(width: 100, height: 40)) {
        HStack(spacing: 0) { Color.red.frame(width: 30); Color.blue }
      }
      """)
    var frames: [String: Rect] = [:]
    for node in scenario.previews[0].trace.nodes { frames[node.info.name] = node.frame }
    let proposals = scenario.previews[0].trace.rounds[0].events.filter { $0.kind == .measure }.map(\.proposal)
    // endregion
    #expect(frames["HStack"]?.size == Size(width: 100, height: 40))
    #expect(proposals.first == Proposal(width: 100, height: 40))
    #expect(scenario.previews[0].findings == [])
  }

  @Test func comparesALayoutWithABaseline() throws {
    let folder = try TemporaryFolder(["Row.swift": "#Preview(\"Row\") { Color.red.frame(width: 10, height: 20) }"])
    let file = folder.file("Row.swift")
    // region: baseline
    let baseline = try Baseline(Scenario(contentsOf: file).previews[0].baseline)
    let difference = try baseline.difference(from: Scenario(contentsOf: file).previews[0])
    // endregion
    #expect(difference == nil)
    try folder.write(Array("#Preview(\"Row\") { Color.red.frame(width: 12, height: 20) }".utf8), to: "Row.swift")
    let now = try Scenario(contentsOf: file).previews[0]
    #expect(try baseline.difference(from: now)?.contains("frame: 12 × 20, was 10 × 20") == true)
  }

  @Test func laysOutOnADevice() throws {
    var options = Scenario.Options()
    options.device = "iphone-8"
    let trace = try Scenario("Color.red", options: options).previews[0].trace
    #expect(trace.container == Size(width: 375, height: 667))
    options.device = "iphone-nothing"
    #expect(throws: ScenarioError.self) { try Scenario("Color.red", options: options) }
  }

  @Test func tellsEachMistakeWithItsPlace() throws {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario("#Preview {\n  Text(1).paddng()\n}")
    }
    let message = try #require(error?.messages.first)
    #expect(message.line == 2 && !message.code.isEmpty)
    #expect(error?.description.contains(":2:") == true)
  }

  @Test(arguments: ["Documentation/Library.md", "Sources/Haggle/Haggle.docc/Haggle.md"])
  func theDocumentsShowCodeThatIsCompiled(document: String) throws {
    let shown = try String(contentsOf: LibraryTests.root.appendingPathComponent(document), encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let regions = source.matches(of: #/\/\/ region: .+\n((?:.*\n)*?) *\/\/ endregion/#).map { match in
      match.1.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n")
    }
    #expect(regions.count == 3)
    let blocks = shown.matches(of: #/```swift\n((?:.*\n)*?)```/#).map { String($0.1.dropLast()) }
    for region in regions { #expect(blocks.contains(region), "\(region)") }
    // All of the catalogue's code is compiled; the other document also shows manifests.
    if document.hasSuffix(".docc/Haggle.md") { #expect(blocks.count == regions.count) }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
