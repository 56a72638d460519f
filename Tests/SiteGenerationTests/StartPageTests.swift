import Diagnostics
import TestSupport
import Testing

@testable import SiteGeneration

struct StartPageTests {
  private static func box(_ name: String) -> String {
    "/// A box.\n#Preview(\"\(name)\", traits: .fixedLayout(width: 40, height: 40)) { Color.red.frame(width: 20) }\n"
  }

  private func folder(_ count: Int, configuration: String = "") throws -> TemporaryFolder {
    var files = ["Site/site.yml": "title: Boxes\n" + configuration, "Scenarios/one/only.swift": Self.box("Only")]
    for number in 1...count { files["Scenarios/many/box-\(number).swift"] = Self.box("Box \(number)") }
    return try TemporaryFolder(files)
  }

  @Test func aTopicOfManyScenariosHasAPageOfItsOwn() throws {
    let source = try folder(5)
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    let start = try #require(site.text("index.html"))
    #expect(start.contains("<a href=\"topics/many.html\">All 5</a>"))
    #expect(start.contains("many/box-3.html") && !start.contains("many/box-4.html"))
    let topic = try #require(site.text("topics/many.html"))
    for number in 1...5 { #expect(topic.contains("<a href=\"../many/box-\(number).html\">")) }
    #expect(topic.contains("<a href=\"../index.html#topic-many\">Scenarios</a>"))
    #expect(site.text("topics/one.html") == nil)
  }

  @Test func threeScenariosNeedNoPageOfTheirOwn() throws {
    let source = try folder(3)
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    #expect(site.text("topics/many.html") == nil && site.text("index.html")?.contains("topics/") == false)
  }

  @Test func itBeginsWithThePictureThatTheConfigurationNames() throws {
    let source = try folder(1, configuration: "figure: one/only\n")
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    let start = try #require(site.text("index.html"))
    #expect(start.contains("<haggle-figure data-program=\"one/only\""))
    #expect(start.contains("<img src=\"one/only.start.svg\""))
    #expect(site.text("one/only.start.svg")?.contains("<style") == true)
    // In a phone's window it is drawn anew, including its numbers.
    #expect(start.contains("srcset=\"one/only.start-narrow.svg\""))
    let narrow = site.text("one/only.start-narrow.svg")
    #expect(narrow?.contains("width=\"328\"") == true && narrow?.contains("<text") == true, "\(narrow ?? "")")
    #expect(site.text("many/box-1.start.svg") == nil)
  }

  @Test func aPictureOfAScenarioThatIsNotThereIsAnError() throws {
    let folder = try folder(1, configuration: "figure: one/onyl\n")
    let problem = #expect(throws: Problem.self) { try SiteBuilder(folder: folder.url).build() }
    #expect(
      problem?.reports.map(\.text) == [
        "Site/site.yml:2:9: error: 'figure' names the scenario 'one/onyl', which is not there; did you mean 'one/only'?"
      ])
  }

  @Test(arguments: ["one/only.swift", "Scenarios/one/only.swift", "Scenarios/one/only"])
  func aPictureThatIsNamedAsAFileIsToldItsName(name: String) throws {
    let folder = try folder(1, configuration: "figure: \(name)\n")
    let problem = #expect(throws: Problem.self) { try SiteBuilder(folder: folder.url).build() }
    #expect(problem?.reports.first?.text.hasSuffix("which is not there; did you mean 'one/only'?") == true)
  }
}
