/// Knows which elements are void, and around which elements white space has no meaning.
enum MarkupLayout {
  /// The properties of an element that follow from its name.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// In HTML it may be on a separate line, if its parent does not keep white space; in SVG every element may.
    static let isBlock = Traits(rawValue: 1)
    /// White space inside has a meaning.
    static let keepsWhiteSpace = Traits(rawValue: 2)
    /// In HTML it never has content.
    static let isVoid = Traits(rawValue: 4)
  }

  static func traits(of name: String) -> Traits {
    guard let first = name.utf8.first else { return [] }
    return drawers[drawer(first)].first { $0.name == name }?.traits ?? []
  }

  // The drawer of a first letter. A page has thousands of elements, and comparing the few names in a drawer is faster
  // than hashing.
  private static func drawer(_ letter: UInt8) -> Int { Int(letter & 31) }

  /// The names by their first letters.
  private static let drawers: [[(name: String, traits: Traits)]] = {
    var drawers: [[(name: String, traits: Traits)]] = Array(repeating: [], count: 32)
    for (names, trait) in [(blocks, Traits.isBlock), (keeping, .keepsWhiteSpace), (void, .isVoid)] {
      for name in names {
        let drawer = drawer(name.utf8.first ?? 0)
        if let place = drawers[drawer].firstIndex(where: { $0.name == name }) {
          drawers[drawer][place].traits.insert(trait)
        } else {
          drawers[drawer].append((name, trait))
        }
      }
    }
    return drawers
  }()
  private static let void = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  private static let keeping = ["text", "tspan", "title", "desc", "style", "pre", "code", "script"]
  private static let blocks = [
    "html", "head", "meta", "link", "title", "script", "style", "body",
    "header", "footer", "nav", "main", "section", "article", "aside", "div", "p", "blockquote", "pre", "hr",
    "h1", "h2", "h3", "h4", "h5", "h6", "hgroup", "ul", "ol", "li", "dl", "dt", "dd",
    "figure", "figcaption", "picture", "details", "summary", "form", "fieldset", "dialog",
    "table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td",
  ]
}
