internal import Diagnostics
import Foundation
internal import ScenarioPipeline

/// The articles of a site, `Site/articles/NAME.md`.
struct ArticleFolder {
  /// The ending of articles' names, and another that was probably meant for an article.
  private static let endings = [".md", ".markdown"]

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
    let listing = try project.list(folder, shownAs: ArticleSource.folder) { name in
      !name.hasPrefix(".") && ArticleFolder.endings.contains { name.lowercased().hasSuffix($0) }
    }
    var reports = listing.reports
    var articles: [ArticleSource] = []
    for entry in listing.entries where entry.kind == .file {
      do throws(Problem) {
        let shown = ArticleSource.folder + entry.name
        guard entry.name.hasSuffix(ArticleFolder.endings[0]) else {
          let name = entry.url.deletingPathExtension().lastPathComponent + ArticleFolder.endings[0]
          throw Problem(SiteFault.otherName(name), in: shown)
        }
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
