import TestSupport
import Testing
import SwiftInterpreter
import SwiftUIViews

@testable import SiteGeneration

struct ReferencePageTests {
  private func page() throws -> String {
    let folder = try TemporaryFolder(["Scenarios/a.swift": "#Preview { Color.red }"])
    let site = try SiteBuilder(folder: folder.url).build()
    let file = try #require(site.files.first { $0.path == "reference.html" })
    return String(decoding: file.bytes, as: UTF8.self)
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
    let gaps = try #require(page.split(separator: "id=\"unsupported\"").last)
    #expect(gaps.contains("<code>HSplitView</code></dt>"))
    #expect(gaps.contains("Views beside each other with handles between them. Instead: "))
    #expect(!gaps.contains("<code>Chart</code>"))
  }

  @Test func isReachedFromTheIndex() throws {
    let folder = try TemporaryFolder(["Scenarios/a.swift": "#Preview { Color.red }"])
    let site = try SiteBuilder(folder: folder.url).build()
    let index = try #require(site.files.first { $0.path == "index.html" })
    #expect(String(decoding: index.bytes, as: UTF8.self).contains("href=\"reference.html\""))
  }
}
