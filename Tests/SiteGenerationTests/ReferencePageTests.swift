import TestSupport
import Testing
import SwiftInterpreter
import SwiftUIViews

@testable import SiteGeneration

struct ReferencePageTests {
  private func page() throws -> String {
    let folder = try TemporaryFolder(["Scenarios/a.swift": "#Preview { Color.red }"])
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    return try ReferenceGroup.all.map { try #require(site.text($0.path)) }.joined()
  }

  @Test func listsEveryEntryOfTheCatalogue() throws {
    let page = try page()
    let entries = Catalog.swiftUI.entries
    #expect(entries.count > 300)
    for entry in entries {
      #expect(page.contains("id=\"\(ReferencePage.id(of: entry))\""), "\(entry.role) \(entry.name)")
    }
  }

  @Test func showsParametersWithTypesAndDefaults() throws {
    let page = try page()
    #expect(
      page.contains(
        "<code>HStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, content: () -&gt; some View)"))
    #expect(page.contains("<code>spacing</code>: The gap; nil is what the neighbours prefer."))
  }

  @Test func namesGapsWithWhatToWriteInstead() throws {
    let page = try page()
    let gaps = try #require(page.split(separator: "<h1>Not supported yet</h1>").last)
    #expect(gaps.contains("<code>HSplitView</code></dt>"))
    #expect(gaps.contains("Views beside each other with handles between them. Instead: "))
    #expect(!gaps.contains("<code>Chart</code>"))
  }

  @Test func isReachedFromTheIndex() throws {
    let folder = try TemporaryFolder(["Scenarios/a.swift": "#Preview { Color.red }"])
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    let index = try #require(site.text("index.html"))
    #expect(index.contains("href=\"reference.html\""))
    let reference = try #require(site.text("reference.html"))
    #expect(ReferenceGroup.all.count > 8)
    #expect(ReferenceGroup.all.allSatisfy { reference.contains("<a href=\"\($0.path)\">") })
  }

  @Test func givesAViewTheScenarioOfFewestViewsAsAnExample() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a/large.swift": "#Preview(\"Large\") { HStack { Color.red; Color.blue; Text(\"One\") } }",
      "Scenarios/a/small.swift": "#Preview(\"Small\") { HStack { Color.red; Color.blue } }",
    ])
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    let views = try #require(site.text("reference/views.html"))
    #expect(views.contains("<summary>Example: Small</summary><haggle-figure data-program=\"a/small\""))
    #expect(views.contains("<img src=\"../a/small.svg\"") && views.contains("Example: Large"))
  }

  /// The picture of another preview would not have it.
  @Test func theExampleIsThePreviewThatUsesTheName() throws {
    let source = "#Preview(\"Plain\") { Color.red }\n#Preview(\"Tilted\") { Color.red.rotationEffect(.degrees(9)) }"
    let folder = try TemporaryFolder(["Scenarios/a/both.swift": source])
    let page = try #require(
      try CollectedSite(SiteBuilder(folder: folder.url)).text("reference/modifiers-of-every-view.html"))
    #expect(page.contains("Example: Both, Tilted</summary><haggle-figure data-program=\"a/both\" data-preview=\"1\""))
    #expect(page.contains("<img src=\"../a/both-2.svg\"") && page.contains("<a href=\"../a/both.html#p=2\">"))
  }

  @Test func aFunctionOfTheScenariosOwnIsNoModifier() throws {
    let source = """
      struct Drawing { func size(_ side: CGFloat) -> CGFloat { side / 2 } }
      #Preview { Color.red.frame(width: Drawing().size(80)) }
      """
    let folder = try TemporaryFolder(["Scenarios/a/half.swift": source])
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    #expect(site.text("reference/modifiers-of-shape.html")?.contains("Example") == false)
    #expect(site.text("reference/modifiers-of-every-view.html")?.contains("data-program=\"a/half\"") == true)
  }

  /// A group leaves no view behind, and a font none of its own: only the code tells that they are used.
  @Test func givesANameThatOnlyTheCodeHoldsAnExample() throws {
    let source = "#Preview(\"Both\") { Group { Text(\"One\").font(.title).accessibilityHidden(true) } }"
    let folder = try TemporaryFolder(["Scenarios/a/both.swift": source])
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    func entry(_ id: String, on page: String) throws -> Substring {
      let text = try #require(site.text("reference/" + page))
      let rest = try #require(text.split(separator: "<dt id=\"\(id)\">").dropFirst().first)
      return try #require(rest.split(separator: "<dt id=").first)
    }
    #expect(try entry("view-Group", on: "views.html").contains("Example: Both"))
    #expect(try entry("modifier-View-font", on: "modifiers-of-every-view.html").contains("Example: Both"))
    // What neither lays out nor draws has nothing to show.
    let without = try entry("modifier-View-accessibilityHidden", on: "modifiers-that-change-nothing-here.html")
    #expect(!without.contains("Example"))
    #expect(without.contains("Does not take part in layout, and is not drawn."))
  }
}
