internal import Diagnostics
internal import FontLibrary
import Foundation
internal import ScenarioPipeline
internal import SwiftInterpreter

/// The templates and assets of the site: the built-in ones, each replaceable by a file of the same name in `Site`.
struct Theme {
  private let library: TemplateLibrary
  /// The templates that the site brings itself, by name.
  private let own: Set<String>
  /// All templates by the names of their files.
  let templates: [String: [UInt8]]
  /// The files to publish below `assets`, by name.
  let assets: [PublishedFile]

  /// The built-in theme.
  init() throws(Problem) {
    own = []
    templates = Theme.builtInTemplates
    library = try Theme.builtInLibrary.get()
    assets = Theme.builtInAssets.map { PublishedFile($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  init(overriddenBy site: URL, in project: ProjectFiles) throws(Problem) {
    let limits = project.limits
    let builtIn = Theme.builtInTemplates
    var templates = builtIn
    for file in try Theme.files(in: "templates", of: site, project) where file.name.hasSuffix(Theme.ending) {
      templates[file.name] = try project.bytes(file.url, limit: limits.configuration, shownAs: file.shown)
    }
    self.templates = templates
    own = Set(templates.filter { builtIn[$0.key] != $0.value }.map(\.key))
    try Theme.requireUse(of: own.subtracting(builtIn.keys).sorted(), in: templates, known: builtIn.keys.sorted())
    let isBuiltIn = own.isEmpty && limits.page == FileLimits().page
    library =
      try isBuiltIn
      ? Theme.builtInLibrary.get() : Theme.library(of: templates, areBuiltIn: own.isEmpty, limit: limits.page)
    assets = try Theme.assets(of: site, project)
  }

  /// Checks that the site's own templates are used somewhere, as one with a misspelt name is not.
  private static func requireUse(
    of names: [String], in templates: [String: [UInt8]], known: [String]
  ) throws(Problem) {
    guard !names.isEmpty else { return }
    let included = templates.values.flatMap { bytes in
      String(decoding: bytes, as: UTF8.self).matches(of: #/{{>\s*([A-Za-z0-9_.-]+)/#).map { String($0.1) + ending }
    }
    let reports = names.filter { !included.contains($0) }.map { name in
      let near = Suggestion.nearest(to: name, in: known)
      return Report(SiteFault.unknownTemplate(near: near, known: known), in: "Site/templates/" + name)
    }
    guard reports.isEmpty else { throw Problem(.configuration, reports) }
  }

  /// Whether the site has its own style rules, which come after the built-in ones.
  var hasOwnStyle: Bool { assets.contains { $0.name == "theme.css" } }

  private static let ending = ".mustache"

  private static func library(
    of templates: [String: [UInt8]], areBuiltIn: Bool, limit: FileLimits.Limit
  ) throws(Problem) -> TemplateLibrary {
    let named = templates.sorted { $0.key < $1.key }.map { (String($0.key.dropLast(ending.count)), $0.value) }
    return try TemplateLibrary(
      PageKinds.all.map { $0.template.name }, of: Dictionary(named) { first, _ in first }, areBuiltIn: areBuiltIn,
      limit: limit)
  }

  /// The built-in templates, read once for all sites.
  static let builtInLibrary = Result { () throws(Problem) in
    try library(of: builtInTemplates, areBuiltIn: true, limit: FileLimits().page)
  }

  /// The templates of the pages, and the parts that they share.
  private static let builtInTemplates: [String: [UInt8]] = {
    let parts = [
      Template("head", PackageResources.head_mustache),
      Template("own-style", PackageResources.own_style_mustache),
      Template("masthead", PackageResources.masthead_mustache),
      Template("footer", PackageResources.footer_mustache), Template("card", PackageResources.card_mustache),
      Template("choices", PackageResources.choices_mustache), Template("tree", PackageResources.tree_mustache),
      Template("stage", PackageResources.stage_mustache), Template("reasons", PackageResources.reasons_mustache),
      Template("rail", PackageResources.rail_mustache), Template("account", PackageResources.account_mustache),
      Template("negotiation", PackageResources.negotiation_mustache),
      Template("keys", PackageResources.keys_mustache),
    ]
    let templates = parts + PageKinds.all.map { $0.template }
    return Dictionary(templates.map { ($0.fileName, $0.bytes) }) { first, _ in first }
  }()

  static var builtInAssets: [String: [UInt8]] {
    let library = FontLibrary()
    var assets = sheets.merging(scripts) { first, _ in first }
    assets["mark.svg"] = PackageResources.mark_svg
    for font in library.files { assets[font.name] = font.bytes }
    assets["Inter-LICENSE.txt"] = Array(library.license.utf8)
    assets["fonts/HaggleLettering.woff2"] = PackageResources.HaggleLettering_woff2
    assets["fonts/JetBrainsMono.woff2"] = PackageResources.JetBrainsMono_woff2
    assets["fonts/fonts-LICENSE.txt"] = PackageResources.fonts_LICENSE_txt
    return assets
  }

  private static var sheets: [String: [UInt8]] {
    [
      "article.css": PackageResources.article_css, "cards.css": PackageResources.cards_css,
      "haggle.css": PackageResources.haggle_css, "index.css": PackageResources.index_css,
      "live.css": PackageResources.live_css, "reference.css": PackageResources.reference_css,
    ]
  }

  /// The script of articles, and the parts of the live page's.
  private static var scripts: [String: [UInt8]] {
    [
      "article.js": PackageResources.article_js, "search.js": PackageResources.search_js,
      "script/loading.js": PackageResources.loading_js, "script/address.js": PackageResources.address_js,
      "script/panels.js": PackageResources.panels_js, "script/tabs.js": PackageResources.tabs_js,
      "script/transport.js": PackageResources.transport_js, "script/container.js": PackageResources.container_js,
      "script/literals.js": PackageResources.literals_js, "script/compare.js": PackageResources.compare_js,
      "script/copy.js": PackageResources.copy_js, "script/keys.js": PackageResources.keys_js,
      "script/ruler.js": PackageResources.ruler_js, "script/bars.js": PackageResources.bars_js,
      "script/player.js": PackageResources.player_js, "script/figure.js": PackageResources.figure_js,
      "script/outline.js": PackageResources.outline_js, "script/signs.js": PackageResources.signs_js,
    ]
  }

  /// Fills in a page's template.
  ///
  /// - Throws: What the template names and the page lacks, or that the page grows too large.
  func render(_ page: some SitePage, of configuration: SiteConfiguration) throws(Problem) -> String {
    try library.render(type(of: page).template.name, Theme.structures(of: page, configuration))
  }

  private static func structures(of page: some SitePage, _ configuration: SiteConfiguration) -> [Any] {
    [page.values] + page.shared + [PageFrame(page, configuration)]
  }

  /// Where each line of a page comes from in the site's own templates; `nil` for the text of a value or of a built-in
  /// template.
  ///
  /// - Throws: What `render` throws.
  func places(in page: some SitePage, of configuration: SiteConfiguration) throws(Problem) -> [TemplatePlace?] {
    try library.places(type(of: page).template.name, Theme.structures(of: page, configuration)).map { place in
      place.flatMap { own.contains($0.template + ".mustache") ? $0 : nil }
    }
  }

  /// The built-in assets and those of the site, sorted by name; the site's replace built-in ones.
  private static func assets(of site: URL, _ project: ProjectFiles) throws(Problem) -> [PublishedFile] {
    var assets = builtInAssets.map { ($0.key, PublishedFile($0.key, $0.value)) }
    assets += try files(in: "assets", of: site, project).map { file in
      (file.name, PublishedFile(file.name, at: file.url, of: project, shownAs: file.shown))
    }
    return Dictionary(assets) { $1 }.values.sorted { $0.name < $1.name }
  }

  /// The files in a folder of the site, each with its path as the user knows it; none when there is no such folder.
  private static func files(
    in name: String, of site: URL, _ project: ProjectFiles
  ) throws(Problem) -> [(name: String, url: URL, shown: String)] {
    let (folder, shown) = (site.appendingPathComponent(name), "Site/" + name + "/")
    guard InputFile.isFolder(site), try project.folderExists(folder, shownAs: "Site/" + name) else { return [] }
    let listing = try project.list(folder, shownAs: shown) { !$0.hasPrefix(".") }
    guard listing.reports.isEmpty else { throw Problem(.missingInput, listing.reports) }
    return listing.entries.filter { $0.kind == .file }.map { ($0.name, $0.url, shown + $0.name) }
  }
}
