/// The page that a web server shows for an address that leads nowhere.
struct NotFoundPage: SiteWidePage {
  static var template: Template { Template("not-found", PackageResources.not_found_mustache) }

  static func pages(of site: LaidOutSite) -> [NotFoundPage] {
    let configuration = site.folder.configuration
    return [NotFoundPage(configuration: configuration, root: site.root ?? configuration.baseURL + "/")]
  }

  struct Values {
    let heading: String
  }

  let configuration: SiteConfiguration
  /// It is shown at whatever address was asked for, however deep. Without a `base-url` the root is assumed to be the
  /// server's.
  let root: String?

  var path: String { "404.html" }
  var title: String { "Not found · \(configuration.title)" }
  var description: String { "There is nothing at this address." }
  var values: Values { Values(heading: "Nothing answers here") }
}
