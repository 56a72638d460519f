internal import Markup
internal import SwiftInterpreter
internal import SwiftUIViews

/// The page that leads to the parts of the reference.
struct ReferenceIndexPage: SiteWidePage {
  static var template: Template { Template("reference-index", PackageResources.reference_index_mustache) }

  static func pages(of site: LaidOutSite) -> [ReferenceIndexPage] {
    [ReferenceIndexPage(configuration: site.folder.configuration)]
  }

  struct Values {
    let groups: [Group]
  }

  struct Group {
    let href: String
    let title: String
    let count: String
    let names: String
  }

  let configuration: SiteConfiguration

  /// At most this many names are shown for a group.
  private static let mostNames = 12

  var path: String { "reference.html" }
  var title: String { "Reference · \(configuration.title)" }
  var description: String { "Every view, modifier and value that a scenario can use, with its parameters." }

  var inputs: [String]? { [] }

  var values: Values {
    Values(
      groups: ReferenceGroup.all.map { group in
        let entries = group.families.flatMap(\.entries)
        let isSingle = group.families.count == 1
        let names =
          isSingle ? entries.map(\.name) : group.families.map { String($0.title.split(separator: " ").last ?? "") }
        let shown = names.prefix(ReferenceIndexPage.mostNames).joined(separator: ", ")
        return Group(
          href: percentEncoded(group.path), title: group.title, count: "\(entries.count)",
          names: names.count > ReferenceIndexPage.mostNames ? shown + " …" : shown)
      })
  }
}
