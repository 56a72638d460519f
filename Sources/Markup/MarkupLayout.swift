/// Knows which elements are void and around which ones white space has no meaning.
enum MarkupLayout {
  /// Whether an HTML element never has content.
  static func isVoid(_ name: String) -> Bool {
    switch name {
    case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr": true
    default: false
    }
  }

  /// Whether an element of a flavour may get a line of its own, where its parent keeps no white space.
  static func isBlock(_ name: String, flavor: MarkupWriter.Flavor) -> Bool { flavor == .svg || blocks.contains(name) }

  /// Whether white space inside an element means something.
  static func keepsWhiteSpace(_ name: String) -> Bool { keeping.contains(name) }

  // A page has thousands of elements: sets are quicker than comparing with one name after the other.
  private static let keeping: Set<String> = ["text", "tspan", "title", "desc", "style", "pre", "code", "script"]
  private static let blocks: Set<String> = [
    "html", "head", "meta", "link", "title", "script", "style", "body",
    "header", "footer", "nav", "main", "section", "article", "aside", "div", "p", "blockquote", "pre", "hr",
    "h1", "h2", "h3", "h4", "h5", "h6", "hgroup", "ul", "ol", "li", "dl", "dt", "dd",
    "figure", "figcaption", "picture", "details", "summary", "form", "fieldset", "dialog",
    "table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td",
  ]
}
