internal import Diagnostics
import Foundation
internal import ScenarioPipeline

/// The templates and assets of the site: the built-in ones, each replaceable by a file of the same name in `Site`.
struct Theme {
  private let library: TemplateLibrary
  /// The templates that the site brings itself, by name.
  private let own: Set<String>
  /// The files to publish below `assets`, by name.
  let assets: [(name: String, bytes: [UInt8])]

  init(overriddenBy site: URL, in project: ProjectFiles) throws(Problem) {
    let limits = project.limits
    let ending = ".mustache"
    let templates = try Theme.files(
      Theme.builtInTemplates, overriddenBy: "templates", of: site, project, limits.configuration
    ).filter { $0.name.hasSuffix(ending) }
    own = Set(templates.filter { Theme.builtInTemplates[$0.name] != $0.bytes }.map(\.name))
    let named = templates.map { (String($0.name.dropLast(ending.count)), $0.bytes) }
    library = try TemplateLibrary(
      PageKinds.all.map { $0.template.name }, of: Dictionary(named) { first, _ in first }, limit: limits.page)
    assets = try Theme.files(Theme.builtInAssets, overriddenBy: "assets", of: site, project, limits.asset)
  }

  /// The templates of the pages, and the parts that they share.
  private static var builtInTemplates: [String: [UInt8]] {
    let parts = [
      Template("head", PackageResources.head_mustache), Template("masthead", PackageResources.masthead_mustache),
      Template("footer", PackageResources.footer_mustache),
    ]
    let templates = parts + PageKinds.all.map { $0.template }
    return Dictionary(templates.map { ($0.fileName, $0.bytes) }) { first, _ in first }
  }

  private static var builtInAssets: [String: [UInt8]] {
    ["haggle.css": PackageResources.haggle_css, "mark.svg": PackageResources.mark_svg]
  }

  /// Fills in a page's template.
  ///
  /// - Throws: What the template names and the page has not, or that the page grows too large.
  func render(_ page: some SitePage, of configuration: SiteConfiguration) throws(Problem) -> String {
    try library.render(type(of: page).template.name, [page.values, PageFrame(page, configuration)])
  }

  /// Where each line of a page comes from in the site's own templates; `nil` where a value stands, or what a built-in
  /// template has there.
  ///
  /// - Throws: What `render` throws.
  func places(in page: some SitePage, of configuration: SiteConfiguration) throws(Problem) -> [TemplatePlace?] {
    try library.places(type(of: page).template.name, [page.values, PageFrame(page, configuration)]).map { place in
      place.flatMap { own.contains($0.template + ".mustache") ? $0 : nil }
    }
  }

  /// The built-in files and those of the folder, sorted by name; the folder's replace built-in ones.
  private static func files(
    _ builtIn: [String: [UInt8]], overriddenBy name: String, of site: URL, _ project: ProjectFiles,
    _ limit: FileLimits.Limit
  ) throws(Problem) -> [(name: String, bytes: [UInt8])] {
    var result = builtIn
    let (folder, shown) = (site.appendingPathComponent(name), "Site/" + name + "/")
    if InputFile.isFolder(site), try project.folderExists(folder, shownAs: "Site/" + name) {
      let listing = try project.list(folder, shownAs: shown) { !$0.hasPrefix(".") }
      guard listing.reports.isEmpty else { throw Problem(.missingInput, listing.reports) }
      for entry in listing.entries where entry.kind == .file {
        result[entry.name] = try project.bytes(entry.url, limit: limit, shownAs: shown + entry.name)
      }
    }
    return result.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: $0.value) }
  }
}
