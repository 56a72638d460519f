import Diagnostics
import Foundation
import ScenarioPipeline
import SwiftFrontend
import TestSupport
import Testing

@testable import SiteGeneration

struct ScenarioPageTests {
  private static let scenario = """
    struct Card: View {
      var body: some View { Color.orange }
    }

    #Preview("Padded card") { Card().padding() }

    #Preview("Bare card") { Card() }
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["Scenarios/cards.swift": ScenarioPageTests.scenario])
  }

  @Test func headsOnlyTheTypesOfBodies() throws {
    let source = try folder()
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    let page = try #require(site.text("cards.html"))
    #expect(page.contains("<p><code>Card.body</code></p>"))
    #expect(!page.contains("<p><code>Padded card</code></p>"))
    #expect(!page.contains("<p><code>Bare card</code></p>"))
  }

  @Test func keepsThePicturesOfFurtherPreviewsInFiles() throws {
    let source = try folder()
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    let page = try #require(site.text("cards.html"))
    #expect(page.contains("<img src=\"cards-2.still.svg\" alt=\"Bare card\""))
    #expect(site.text("cards-2.still.svg")?.contains("<style") == true && site.text("cards-1.still.svg") == nil)
  }

  @Test func publishesALongFileBesideThePage() throws {
    let long = ScenarioPageTests.scenario + String(repeating: "// A line that makes it longer.\n", count: 150)
    let source = try TemporaryFolder(["Scenarios/cards.swift": long])
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    #expect(site.text("cards.swift") == long)
    let page = try #require(site.text("cards.html"))
    #expect(page.contains("<a href=\"cards.swift\">Scenarios/cards.swift</a>") && !page.contains("id=\"F1-1\""))
  }

  @Test func showsThePreviewThenTheDeclarationsThatItUses() throws {
    let code = """
      let gap = 8.0
      let unused = 9.0
      struct Inner: View {
        var body: some View { Color.orange.padding(gap) }
      }
      struct Card: View {
        var body: some View { HStack { Inner() } }
      }
      #Preview("One") { Card() }
      #Preview("Two") { Color.teal }
      """
    let source = try TemporaryFolder(["Scenarios/cards.swift": code])
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    let page = try #require(site.text("cards.html"))
    let listing = try #require(page.firstMatch(of: /<pre class="code" data-preview="1">.*?<\/pre>/))
    let lines = listing.output.matches(of: /data-line="(\d+)"/).map { String($0.output.1) }
    #expect(lines == ["9", "6", "7", "8", "3", "4", "5", "1"])
  }

  @Test func showsASheetBeforeTheViewThatPresentsIt() throws {
    let code = """
      #Preview("Page") {
        Color.orange.sheet(isPresented: .constant(true)) {
          Color.teal
        }
      }
      """
    let source = try TemporaryFolder(["Scenarios/sheet.swift": code])
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    let page = try #require(site.text("sheet.html"))
    #expect(page.contains("Page – sheet"))
    // The picture that the page begins with is the sheet's, and what presents it comes after.
    let player = try #require(page.firstRange(of: "<div class=\"player\">")).upperBound
    let others = try #require(page.firstRange(of: "class=\"other\"")).lowerBound
    #expect(page[player..<others].contains("Color") && page[others...].contains(">Page</a>"))
    #expect(!page[others...].contains(">Page – sheet</a>"))
    #expect(page.contains("id=\"L1\"") && page.contains("id=\"preview-2\""))
    #expect(site.text("sheet-sheet.svg") != nil)
  }

  @Test func tellsOnceWhatIsFoundInEveryRow() throws {
    let code = """
      #Preview("Rows", traits: .fixedLayout(width: 200, height: 200)) {
        VStack { ForEach(0..<3, id: \\.self) { _ in Color.teal.frame(width: 90, height: 20).frame(width: 50) } }
      }
      """
    let source = try TemporaryFolder(["Scenarios/rows.swift": code])
    let site = try CollectedSite(SiteBuilder(folder: source.url))
    let page = try #require(site.text("rows.html"))
    #expect(page.components(separatedBy: "3 times here.").count == 2)
  }

  @Test func optionalValuesHaveNamesOfTheirOwn() throws {
    let source = try folder()
    let laidOut = try SiteBuilder(folder: source.url).laidOut()
    var visited = 0
    let (folder, runner) = try SiteBuilder(folder: source.url).read()
    let work = ScenarioWork(folder, runner, keeping: []) { _ in }
    let scenarioPages: [any SitePage] = try work.sources.indices.map { try work.page($0) }
    for page in scenarioPages + PageKinds.siteWide.flatMap({ $0.pages(of: laidOut) as [any SitePage] }) {
      let frame = Mirror(reflecting: PageFrame(page, laidOut.folder.configuration)).children.compactMap(\.label)
      for values in [page.values] + page.shared { visited += check(values, inside: Set(frame)) }
    }
    #expect(visited > 10)
  }

  /// Checks the optional values of a structure and of those inside it; returns how many values there were.
  private func check(_ value: Any, inside names: Set<String>) -> Int {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct where !(value is String):
      for case (let name?, let child) in mirror.children where Mirror(reflecting: child).displayStyle == .optional {
        #expect(!names.contains(name), "\(mirror.subjectType).\(name)")
      }
      let inner = names.union(mirror.children.compactMap(\.label))
      return mirror.children.reduce(1) { $0 + check($1.value, inside: inner) }
    case .optional, .collection: return mirror.children.reduce(0) { $0 + check($1.value, inside: names) }
    default: return 1
    }
  }
}
