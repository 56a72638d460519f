import Foundation
import TestSupport
import Testing

struct DeviceTests {
  private static let source = Array("Color.red.frame(height: 100.VAdapted)".utf8)

  @Test func laysOutOnEveryDeviceThatIsNamed() throws {
    let outcome = try HaggleProcess.run(
      ["trace", "-", "--format", "json", "--device", "iPhone 8", "--device", "iPhone 12 Pro Max"],
      input: DeviceTests.source)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let documents = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(documents.map { $0["preview"] as? String } == ["Preview on iPhone 8", "Preview on iPhone 12 Pro Max"])
    let heights = documents.map { ($0["container"] as? [String: Any])?["height"] as? Double }
    #expect(heights == [667, 926])
  }

  @Test func laysADeviceOutAlikeWhateverComesBeforeIt() throws {
    func nodes(_ devices: [String]) throws -> [NSArray?] {
      let outcome = try HaggleProcess.run(
        ["trace", "-", "--format", "json"] + devices.flatMap { ["--device", $0] },
        input: Array("Text(\"Harbour\").padding()".utf8))
      #expect(outcome.status == 0, "\(outcome.errors)")
      let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
      return try #require(list).map { $0["nodes"] as? NSArray }
    }
    let phoneFirst = try nodes(["iphone-17", "mac-window"])
    let macFirst = try nodes(["mac-window", "iphone-17"])
    #expect(phoneFirst.count == 2 && phoneFirst[0] != phoneFirst[1])
    #expect(phoneFirst == Array(macFirst.reversed()))
  }

  @Test func scalesFromTheBaseDeviceThatIsNamed() throws {
    let outcome = try HaggleProcess.run(
      ["trace", "-", "--device", "iPhone 8", "--base-device", "iPhone 12 Pro Max"], input: DeviceTests.source)
    #expect(outcome.output.contains("frame(height: 72.03)"), "\(outcome.output)")
  }

  @Test func refusesADeviceItDoesNotKnow() throws {
    let outcome = try HaggleProcess.run(["trace", "-", "--device", "iPhone 8000"], input: DeviceTests.source)
    #expect(outcome.status == 64)
  }

  @Test func showsSeveralDevicesSideBySideOnThePage() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a.swift": """
      #Preview("A") { Color.red.previewDevice("iPhone 8") }
      #Preview("B") { Color.red.previewDevice("iPhone 12 Pro Max") }
      """,
      "Scenarios/b.swift": "#Preview(\"A\") { Color.red }\n#Preview(\"B\") { Color.red }",
      "Site/site.yml": "base-device: iPhone 12 Pro Max\n",
    ])
    let outcome = try HaggleProcess.run(["build"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = try folder.text("_site/a.html")
    #expect(page.contains("<ul class=\"devices\">"))
    #expect(page.contains("<strong>iPhone 12 Pro Max</strong>"))
    #expect(try folder.text("_site/a-2.screen.svg").contains("viewBox="))
    #expect(try !folder.text("_site/b.html").contains("class=\"devices\""))
  }

  @Test func showsTheTypeOfAView() throws {
    let outcome = try HaggleProcess.run(
      ["trace", "-", "--format", "type"], input: Array("Color.red.frame(width: 3).padding()".utf8))
    #expect(outcome.output == "Preview\n\nModifiedContent<ModifiedContent<Color, _FrameLayout>, _PaddingLayout>\n")
  }
}
