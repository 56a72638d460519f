/// Knows which elements are void and around which ones white space has no meaning.
enum MarkupLayout {
  /// Whether an HTML element never has content.
  static func isVoid(_ name: String) -> Bool {
    switch name {
    case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr": true
    default: false
    }
  }

  /// What white space means around an element and inside it.
  struct Spacing: OptionSet {
    let rawValue: UInt8
    /// In HTML it may get a line of its own, where its parent keeps no white space; in SVG every element may.
    static let isBlock = Spacing(rawValue: 1)
    /// White space inside means something.
    static let keepsWhiteSpace = Spacing(rawValue: 2)
  }

  static func spacing(of name: String) -> Spacing { spacings[name] ?? [] }

  // A page has thousands of elements: one look for both is quicker than comparing with one name after the other.
  private static let spacings: [String: Spacing] = {
    var spacings: [String: Spacing] = [:]
    for name in blocks { spacings[name, default: []].insert(.isBlock) }
    for name in keeping { spacings[name, default: []].insert(.keepsWhiteSpace) }
    return spacings
  }()
  private static let keeping = ["text", "tspan", "title", "desc", "style", "pre", "code", "script"]
  private static let blocks = [
    "html", "head", "meta", "link", "title", "script", "style", "body",
    "header", "footer", "nav", "main", "section", "article", "aside", "div", "p", "blockquote", "pre", "hr",
    "h1", "h2", "h3", "h4", "h5", "h6", "hgroup", "ul", "ol", "li", "dl", "dt", "dd",
    "figure", "figcaption", "picture", "details", "summary", "form", "fieldset", "dialog",
    "table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td",
  ]
}
