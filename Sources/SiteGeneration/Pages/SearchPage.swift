/// The page that finds articles, scenarios, rules and SwiftUI's names. It needs no server, and also works from a
/// folder.
struct SearchPage: SiteWidePage {
  static var template: Template { Template("search", PackageResources.search_mustache) }

  static func pages(of site: LaidOutSite) -> [SearchPage] {
    let configuration = site.folder.configuration
    return configuration.hasSearch ? [SearchPage(configuration: configuration)] : []
  }

  /// The script that searches, below `assets`.
  static let script = "search.js"

  struct Values {
    let heading: String
  }

  let configuration: SiteConfiguration

  var path: String { "search.html" }
  var title: String { "Search · \(configuration.title)" }
  var description: String { "Finds articles, scenarios, rules and names of SwiftUI's." }
  var values: Values { Values(heading: "Search") }
}
