internal import Markup
internal import SwiftInterpreter
internal import SwiftUIViews
internal import ViewProgram

/// A page of the reference: a family of entries that a scenario can use, or several families that belong together.
struct ReferencePage: SiteWidePage {
  static var template: Template { Template("reference", PackageResources.reference_mustache) }

  static func pages(of site: LaidOutSite) -> [ReferencePage] {
    let examples = ReferenceExamples(site.scenarios)
    return ReferenceGroup.all.map { group in
      ReferencePage(group: group, configuration: site.folder.configuration, examples: examples)
    }
  }

  struct Values {
    let heading: String
    let lede: String
    let contents: Contents?
    let families: [FamilyText]
  }

  struct Contents {
    let links: [Link]
  }

  struct Link {
    let id: String
    let title: String
  }

  struct FamilyText {
    let id: String
    /// `nil` where the page has no other family.
    let title: String?
    let entries: String
  }

  let group: ReferenceGroup
  let configuration: SiteConfiguration
  let examples: ReferenceExamples

  var path: String { group.path }
  var title: String { "\(group.title) · \(configuration.title)" }
  var description: String { group.text }
  var inputs: [String]? { group.families.flatMap(\.entries).flatMap(examples.inputs) }

  var values: Values {
    let isAlone = group.families.count == 1
    return Values(
      heading: group.title, lede: group.text,
      contents: isAlone
        ? nil
        : Contents(
          links: group.families.enumerated().map { index, family in
            Link(id: "family-\(index + 1)", title: contentsTitle(of: family))
          }),
      families: group.families.enumerated().map { index, family in
        FamilyText(
          id: "family-\(index + 1)", title: isAlone ? nil : family.title, entries: html { write(family, to: &$0) })
      })
  }

  /// On the page of constants, only the types distinguish the families.
  private func contentsTitle(of family: Catalog.Family) -> String {
    let beginning = group.title + " of "
    return family.title.hasPrefix(beginning) ? String(family.title.dropFirst(beginning.count)) : family.title
  }

  private func write(_ family: Catalog.Family, to page: inout MarkupWriter) {
    if family.kind == .gaps { return writeGaps(family, to: &page) }
    if family.kind == .constants, family.entries.allSatisfy({ $0.declarations == ["." + $0.name] }) {
      return writeConstants(family, to: &page)
    }
    page.element("dl", [("class", "entries")]) { page in
      for entry in family.entries { write(entry, to: &page) }
    }
  }

  /// Constants without parameters are listed by name only, on a few lines.
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
      if !notes.isEmpty {
        page.element("ul") { page in
          for (name, text) in notes {
            page.element("li") { page in
              page.element("code", text: name)
              page.text(": " + text)
            }
          }
        }
      }
      examples.write(of: entry, to: &page)
    }
  }

  /// The notes on the parameters, without repetitions.
  private static func notes(on entry: CatalogEntry) -> [(name: String, text: String)] {
    var notes: [(name: String, text: String)] = []
    for parameter in entry.overloads.flatMap(\.parameters) where !parameter.documentation.isEmpty {
      let isKnown = notes.contains { $0.name == parameter.name && $0.text == parameter.documentation }
      if !isKnown { notes.append((parameter.name, parameter.documentation)) }
    }
    return notes
  }

  /// An id that no other entry has, as several entries may share a name.
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

  private func writeGaps(_ family: Catalog.Family, to page: inout MarkupWriter) {
    page.element("dl", [("class", "entries")]) { page in
      for entry in family.entries { writeGap(entry, to: &page) }
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
