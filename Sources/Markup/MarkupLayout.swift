/// Knows which elements are void and around which ones white space has no meaning.
enum MarkupLayout {
  /// Whether an HTML element never has content.
  static func isVoid(_ name: String) -> Bool {
    switch name {
    case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr": true
    default: false
    }
  }

  /// Whether an element may get a line of its own inside `parent`.
  static func standsOnOwnLine(_ name: String, in parent: String?, flavor: MarkupWriter.Flavor) -> Bool {
    switch parent {
    case "text", "tspan", "title", "desc", "style", "pre", "code", "script": return false
    default: break
    }
    switch flavor {
    case .svg: return true
    case .html: return isBlock(name)
    }
  }

  private static func isBlock(_ name: String) -> Bool {
    switch name {
    case "html", "head", "meta", "link", "title", "script", "style", "body": true
    case "header", "footer", "nav", "main", "section", "article", "aside", "div", "p", "blockquote", "pre", "hr": true
    case "h1", "h2", "h3", "h4", "h5", "h6", "hgroup", "ul", "ol", "li", "dl", "dt", "dd": true
    case "figure", "figcaption", "picture", "details", "summary", "form", "fieldset", "dialog": true
    case "table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td": true
    default: false
    }
  }
}
