import Foundation
internal import Markdown

/// The scenarios that articles name anywhere, whose layouts are kept until the articles are written.
enum ArticleScenarios {
  /// The scenarios' files as the user knows them.
  static func names(in articles: [ArticleSource]) -> Set<String> {
    var names: Set<String> = []
    for article in articles { names.formUnion(article.document.children.flatMap(self.names)) }
    return names
  }

  private static func names(in node: MarkdownNode) -> [String] {
    var texts: [String] = []
    switch node.kind {
    case .image(let address, _): texts = [address]
    // The settings of a question, which name its scenario.
    case .code(_, let text): texts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    default: break
    }
    return texts.compactMap(name) + node.children.flatMap(names)
  }

  private static func name(of address: String) -> String? {
    let path = address.prefix { $0 != "#" }
    guard path.hasSuffix(".swift") else { return nil }
    return ArticleReferences.resolve(path.removingPercentEncoding ?? String(path))
  }
}
