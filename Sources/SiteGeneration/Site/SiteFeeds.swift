internal import Markup

/// The files that announce the site's pages: a feed of its articles, and a map of all pages. Both need the site's
/// address.
struct SiteFeeds {
  let site: LaidOutSite

  static let feedPath = "feed.xml"

  private var configuration: SiteConfiguration { site.folder.configuration }

  /// The articles as RSS 2.0, with the dates that they give themselves: the date of the build is not stated anywhere.
  var rss: String {
    xml { page in
      page.element("rss", [("version", "2.0"), ("xmlns:atom", "http://www.w3.org/2005/Atom")]) { page in
        page.element("channel") { page in
          page.element("title", text: configuration.title)
          page.element("link", text: configuration.baseURL + "/")
          // A feed has to have a description.
          page.element(
            "description", text: configuration.description.isEmpty ? configuration.title : configuration.description)
          page.element("language", text: configuration.language)
          page.element(
            "atom:link",
            [("href", address(SiteFeeds.feedPath)), ("rel", "self"), ("type", "application/rss+xml")])
          for article in site.articles {
            let address = address(article.source.path)
            page.element("item") { page in
              page.element("title", text: article.source.frontMatter.title)
              page.element("link", text: address)
              page.element("guid", text: address)
              if let date = article.source.frontMatter.date { page.element("pubDate", text: date.rfc822) }
              page.element("description", text: article.source.frontMatter.description)
            }
          }
        }
      }
    }
  }

  /// - Parameter pages: The paths of the pages, from the site's root.
  func sitemap(of pages: [String]) -> String {
    xml { page in
      page.element("urlset", [("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")]) { page in
        for path in pages where path != "404.html" {
          page.element("url") { $0.element("loc", text: address(path == "index.html" ? "" : path)) }
        }
      }
    }
  }

  private func address(_ path: String) -> String { configuration.baseURL + "/" + percentEncoded(path) }

  private func xml(_ write: (inout MarkupWriter) -> Void) -> String {
    var writer = MarkupWriter(flavor: .svg)
    writer.xmlDeclaration()
    write(&writer)
    return writer.finish().text + "\n"
  }
}
