internal import Figures
internal import LayoutEngine
internal import Markup

/// The page on which a reader writes code and sees its picture.
enum TryPage {
  /// A figure contains its style sheet, and the page requests the next figure.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; "
    + "connect-src 'self'"

  private static let start = """
    #Preview("Try", traits: .fixedLayout(width: 300, height: 120)) {
      HStack {
        Color.orange
        Text("Hello")
        Color.teal.frame(width: 60)
      }
      .padding()
    }
    """

  static var html: String {
    ServedPage.html(title: "Try", head: writeHead) { page in
      page.element("main", [("class", "try")]) { page in
        page.element("header") { page in
          page.element("h1", text: "Try")
          page.element("a", [("href", "/")], text: "The site")
        }
        page.element("div") { writeCode(to: &$0) }
        page.element("div") { page in
          page.element("div", [("id", "picture")], text: "")
          page.element("ul", [("id", "words")], text: "")
        }
      }
    }
  }

  private static func writeHead(to page: inout MarkupWriter) {
    page.element("link", [("rel", "icon"), ("type", "image/svg+xml"), ("href", "/assets/mark.svg")])
    page.element("link", [("rel", "stylesheet"), ("href", "/.haggle/try.css")])
    page.element("script", [("src", "/.haggle/try.js"), ("defer", "defer")])
  }

  private static func writeCode(to page: inout MarkupWriter) {
    page.element("label", [("for", "code")], text: "SwiftUI")
    page.element("textarea", [("id", "code"), ("spellcheck", "false"), ("autocapitalize", "off")], text: start)
    page.element("div", [("class", "settings")]) { page in
      write("preset", FigurePreset.allCases.map(\.rawValue), to: &page)
      write("width", FigureWidth.allCases.map(\.rawValue), to: &page)
    }
    page.element("ul", [("id", "problems"), ("aria-live", "polite")], text: "")
  }

  private static func write(_ name: String, _ values: [String], to page: inout MarkupWriter) {
    page.element("label") { page in
      page.text(name.capitalizedFirst + " ")
      page.element("select", [("name", name), ("class", "field")]) { page in
        for value in values { page.element("option", [("value", value)], text: value) }
      }
    }
  }
}
