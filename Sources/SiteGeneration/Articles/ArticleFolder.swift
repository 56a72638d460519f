internal import Diagnostics
import Foundation
internal import ScenarioPipeline

/// The articles of a site, `Site/articles/NAME.md`.
struct ArticleFolder {
  private let project: ProjectFiles
  private let site: URL

  init(in folder: URL, _ project: ProjectFiles) {
    (self.project, site) = (project, folder.appendingPathComponent("Site"))
  }

  /// The articles in the order in which they are shown: by their numbers, then by their names.
  ///
  /// - Throws: Everything that cannot be read.
  func read() throws(Problem) -> [ArticleSource] {
    let folder = site.appendingPathComponent("articles")
    guard InputFile.isFolder(site), try project.folderExists(folder, shownAs: "Site/articles") else { return [] }
    let listing = try project.list(folder, shownAs: ArticleSource.folder) { $0.hasSuffix(".md") && !$0.hasPrefix(".") }
    var reports = listing.reports
    var articles: [ArticleSource] = []
    for entry in listing.entries where entry.kind == .file {
      do throws(Problem) {
        let shown = ArticleSource.folder + entry.name
        let text = try project.text(entry.url, limit: project.limits.configuration, shownAs: shown)
        articles.append(try ArticleSource(name: String(entry.name.dropLast(".md".count)), text: text))
      } catch {
        reports += error.reports
      }
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
    return articles.sorted { ($0.frontMatter.order, $0.name) < ($1.frontMatter.order, $1.name) }
  }
}
