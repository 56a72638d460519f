internal import Markup

/// A page of the server's own, in the site's style.
enum ServedPage {
  /// - Parameters:
  ///   - title: what the window is called.
  ///   - head: what the page's head has beside title and style.
  ///   - body: what is seen.
  static func html(
    title: String, head: (inout MarkupWriter) -> Void = { _ in }, body: (inout MarkupWriter) -> Void
  ) -> String {
    SiteServing.html { page in
      page.htmlDoctype()
      page.element("html", [("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", "en")]) { page in
        page.element("head") { page in
          page.element("meta", [("charset", "utf-8")])
          page.element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
          page.element("meta", [("name", "color-scheme"), ("content", "light dark")])
          page.element("title", text: title)
          page.element("link", [("rel", "stylesheet"), ("href", "/assets/haggle.css")])
          head(&page)
        }
        page.element("body") { body(&$0) }
      }
    }
  }
}
