internal import Markup

/// A page with one sentence, where there is no other.
enum NoticePage {
  static func html(_ words: String) -> String {
    ServedPage.html(title: "Haggle") { page in
      page.element("main") { page in
        page.element("h1", text: words)
        page.element("p") { $0.element("a", [("href", "/")], text: "To the start page") }
      }
    }
  }
}
