import Diagnostics
import TestSupport

@testable import SiteGeneration

/// A small site with an article.
struct ArticleSite {
  static let frontMatter = "---\ntitle: Stacks\ndescription: How they share.\n---\n\n"

  private static let scenario = """
    import SwiftUI

    /// Two colours share.
    #Preview("Two", traits: .fixedLayout(width: 200, height: 60)) {
      // region: row
      HStack {
        Color.orange
        Color.teal.frame(width: 50)
      }
      // endregion
      .logSizes("row")
    }

    #Preview("One", traits: .fixedLayout(width: 200, height: 60)) {
      Color.orange
    }
    """

  let folder: TemporaryFolder

  /// - Parameters:
  ///   - text: The article `stacks.md` below its front matter, whose last line is the fifth.
  ///   - files: Further files.
  init(_ text: String, _ files: [String: String] = [:]) throws {
    let own = [
      "Scenarios/stacks/share.swift": ArticleSite.scenario,
      "Site/articles/stacks.md": ArticleSite.frontMatter + text,
    ]
    folder = try TemporaryFolder(own.merging(files) { $1 })
  }

  var builder: SiteBuilder { SiteBuilder(folder: folder.url) }

  /// All files of the site.
  func collected() throws(Problem) -> CollectedSite { try CollectedSite(builder) }

  /// The article as it is in its page, without the page around it.
  func text() throws(Problem) -> String { try written().html }

  func written() throws(Problem) -> WrittenArticle {
    let articles = try builder.laidOut().articles
    guard let article = articles.first(where: { $0.source.name == "stacks" }) else {
      throw Problem(.content, articles.flatMap(\.reports))
    }
    return article
  }

  /// The faults of the articles.
  func reports() -> [String] {
    do throws(Problem) {
      return try builder.laidOut().articles.flatMap(\.reports).map(\.text)
    } catch {
      return error.reports.map(\.text)
    }
  }
}
