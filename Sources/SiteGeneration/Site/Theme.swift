internal import Diagnostics
import Foundation
internal import LayoutEngine
internal import Mustache
internal import ScenarioPipeline

/// The templates and assets of the site: the built-in ones, each replaceable by a file of the same name in `Site`.
struct Theme {
  private let library: MustacheLibrary
  /// The files to publish below `assets`, by name.
  let assets: [(name: String, bytes: [UInt8])]

  init(overriddenBy site: URL, in project: ProjectFiles) throws(Problem) {
    let limits = project.limits
    library = try Theme.library(
      try Theme.files(Theme.builtInTemplates, overriddenBy: "templates", of: site, project, limits.configuration))
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
  func render(_ page: some SitePage, of configuration: SiteConfiguration) throws(Problem) -> String {
    let template = type(of: page).template
    guard let text = library.render(TemplateContext(page, configuration), withTemplate: template.name) else {
      throw Problem(SiteFault.missingTemplate, in: template.fileName)
    }
    return text
  }

  private static func library(_ templates: [(name: String, bytes: [UInt8])]) throws(Problem) -> MustacheLibrary {
    var library = MustacheLibrary()
    for (name, bytes) in templates where name.hasSuffix(".mustache") {
      do {
        let text = String(decoding: bytes, as: UTF8.self)
        try library.register(text, named: String(name.dropLast(".mustache".count)))
      } catch {
        throw Theme.problem(error, in: "Site/templates/\(name)")
      }
    }
    return library
  }

  /// What the template engine does not accept, at its place.
  private static func problem(_ error: any Error, in file: String) -> Problem {
    guard let error = error as? MustacheTemplate.ParserError else {
      return Problem(SiteFault.brokenTemplate(reason: "\(error)"), in: file)
    }
    let (line, column) = (error.context.lineNumber, error.context.columnNumber)
    let reason =
      switch error.error {
      case MustacheTemplate.Error.sectionCloseNameIncorrect: "a section ends with another name"
      case MustacheTemplate.Error.unfinishedName: "a tag is not closed"
      case MustacheTemplate.Error.expectedSectionEnd: "a section has no end"
      default: "\(error.error)"
      }
    return Problem(
      SiteFault.brokenTemplate(reason: reason), in: file,
      at: SourceRange(line: line, column: column, endLine: line, endColumn: column))
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
