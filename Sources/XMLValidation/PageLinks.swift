/// The faults of a page, and the facts about it that the checks between pages need.
public struct ValidatedPage: Equatable, Sendable {
  public internal(set) var issues: [ValidationIssue]
  /// Everything the page links to or loads, in document order; none when it is not well-formed.
  public let links: [PageLink]
  /// The ids of the page, in document order; none when it is not well-formed.
  public let anchors: [String]
}

/// A link of a page.
public struct PageLink: Equatable, Sendable {
  /// The address as it is written.
  public var href: String
  /// The line it is on, counted from 1.
  public var line: Int

  public init(href: String, line: Int) {
    self.href = href
    self.line = line
  }
}

/// Reads a page's links and the anchors that others can link to, for checks between pages.
enum PageLinks {
  /// Everything the page links to or loads, in document order.
  static func links(in elements: [XMLNode]) -> [PageLink] {
    var links: [PageLink] = []
    for element in elements where element.isElement(of: .html) {
      for attribute in element.attributes where attribute.begins(withOneOf: "hs") && !attribute.hasPrefix {
        guard attribute.isNamed("href") || attribute.isNamed("src") else { continue }
        links.append(PageLink(href: attribute.value, line: element.line))
      }
    }
    return links
  }

  /// The ids of the page, in document order.
  static func anchors(in elements: [XMLNode]) -> [String] {
    elements.compactMap { $0.attribute("id") }
  }
}
