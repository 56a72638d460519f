internal import Markup

/// A page with one sentence, where there is no other.
enum NoticePage {
  static func html(_ words: String) -> String {
    SiteServing.html { page in
      page.htmlDoctype()
      page.element("html", [("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", "en")]) { page in
        page.element("head") { page in
          page.element("meta", [("charset", "utf-8")])
          page.element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
          page.element("meta", [("name", "color-scheme"), ("content", "light dark")])
          page.element("title", text: "Haggle")
          page.element("link", [("rel", "stylesheet"), ("href", "/assets/haggle.css")])
        }
        page.element("body") { page in
          page.element("main") { page in
            page.element("h1", text: words)
            page.element("p") { $0.element("a", [("href", "/")], text: "To the start page") }
          }
        }
      }
    }
  }
}
