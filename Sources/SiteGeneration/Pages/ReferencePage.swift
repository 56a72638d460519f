internal import Markup
internal import SwiftInterpreter
internal import SwiftUIViews
internal import ViewProgram

/// The page that lists everything a scenario can use, and the gaps.
struct ReferencePage: SitePage {
  static var template: Template { Template("reference", PackageResources.reference_mustache) }

  static func pages(of site: LaidOutSite) -> [ReferencePage] {
    [ReferencePage(configuration: site.folder.configuration)]
  }

  struct Values {
    let contents: [Link]
    let families: [FamilyText]
    let unsupported: String
  }

  struct Link {
    let id: String
    let title: String
  }

  struct FamilyText {
    let id: String
    let title: String
    let entries: String
  }

  private let configuration: SiteConfiguration
  private let catalog = Catalog.swiftUI

  init(configuration: SiteConfiguration) { self.configuration = configuration }

  var path: String { "reference.html" }
  var title: String { "Reference · \(configuration.title)" }
  var description: String { "Every view, modifier and value that a scenario can use, with its parameters." }

  var values: Values {
    let families = catalog.families.filter { $0.kind != .gaps }
    return Values(
      contents: contents(families),
      families: families.enumerated().map { index, family in
        FamilyText(id: "family-\(index + 1)", title: family.title, entries: html { write(family, to: &$0) })
      }, unsupported: html { writeGaps(to: &$0) })
  }

  /// Links to the families; those of constants and of members share one each, as there are dozens.
  private func contents(_ families: [Catalog.Family]) -> [Link] {
    var links: [Link] = []
    for (index, family) in families.enumerated() {
      let isShared = family.kind == .constants || family.kind == .members
      if isShared, index > 0, families[index - 1].kind == family.kind { continue }
      let shared = family.kind == .constants ? "Constants" : "Members"
      links.append(Link(id: "family-\(index + 1)", title: isShared ? shared : family.title))
    }
    return links
  }

  private func write(_ family: Catalog.Family, to page: inout MarkupWriter) {
    if family.kind == .constants, family.entries.allSatisfy({ $0.declarations == ["." + $0.name] }) {
      return writeConstants(family, to: &page)
    }
    page.element("dl", [("class", "entries")]) { page in
      for entry in family.entries { write(entry, to: &page) }
    }
  }

  /// Constants without parameters are only their names, on a few lines.
  private func writeConstants(_ family: Catalog.Family, to page: inout MarkupWriter) {
    page.element("ul", [("class", "constants")]) { page in
      for entry in family.entries {
        page.element("li", [("id", ReferencePage.id(of: entry))]) { page in
          page.element("code", text: "." + entry.name)
        }
      }
    }
  }

  private func write(_ entry: CatalogEntry, to page: inout MarkupWriter) {
    let id = ReferencePage.id(of: entry)
    page.element("dt", [("id", id)]) { page in
      page.element("a", [("href", "#" + id)]) { page in
        for (index, declaration) in entry.declarations.enumerated() {
          if index > 0 { page.element("br") }
          page.element("code", text: declaration)
        }
      }
    }
    page.element("dd") { page in
      if !entry.documentation.isEmpty { page.element("p", text: entry.documentation) }
      let notes = ReferencePage.notes(on: entry)
      guard !notes.isEmpty else { return }
      page.element("ul") { page in
        for (name, text) in notes {
          page.element("li") { page in
            page.element("code", text: name)
            page.text(": " + text)
          }
        }
      }
    }
  }

  /// The notes on the parameters, each text once.
  private static func notes(on entry: CatalogEntry) -> [(name: String, text: String)] {
    var notes: [(name: String, text: String)] = []
    for parameter in entry.overloads.flatMap(\.parameters) where !parameter.documentation.isEmpty {
      let isKnown = notes.contains { $0.name == parameter.name && $0.text == parameter.documentation }
      if !isKnown { notes.append((parameter.name, parameter.documentation)) }
    }
    return notes
  }

  /// An id that no other entry has: one name may stand for several things.
  static func id(of entry: CatalogEntry) -> String {
    switch entry.role {
    case .view: "view-" + entry.name
    case .modifier(let type): "modifier-\(type)-\(entry.name)"
    case .initializer: "value-" + entry.name
    case .staticMember(let type): "constant-\(type)-\(entry.name)"
    // `first` and `first(where:)` are two entries.
    case .member(let type):
      "member-\(type)-\(entry.name)" + (entry.overloads.allSatisfy(\.isProperty) ? "" : "-call")
    case .function: "function-" + entry.name
    case .type: "type-" + entry.name
    case .environmentValue: "environment-" + entry.name
    case .propertyWrapper, .resultBuilder: "wrapper-" + entry.name
    }
  }

  private func writeGaps(to page: inout MarkupWriter) {
    page.element("dl", [("class", "entries")]) { page in
      for family in catalog.families where family.kind == .gaps {
        for entry in family.entries { writeGap(entry, to: &page) }
      }
    }
  }

  /// What the name is, and what to write instead.
  private func writeGap(_ entry: CatalogEntry, to page: inout MarkupWriter) {
    guard case .gap(let instead) = entry.status else { return }
    page.element("dt", [("id", ReferencePage.id(of: entry))]) { page in
      page.element("code", text: entry.writtenName)
    }
    page.element("dd") { page in
      page.element("p", text: entry.documentation + (instead.isEmpty ? "" : " Instead: \(instead)."))
    }
  }
}
