import Foundation

/// Checks that a page is accessible and that its own links have targets.
struct PageRules {
  private let name: String
  private let references: ReferenceRules
  /// The script of a live page reads `#n=3&step=4`; without script the link leads to the page's top.
  private let isLive: Bool
  private var headings: [XMLNode] = []
  private(set) var issues: [ValidationIssue] = []

  /// Checks the elements of a page, of which the first is its root.
  init(elements: [XMLNode], name: String, references: ReferenceRules) {
    self.name = name
    self.references = references
    isLive = elements.contains { $0.isElement("main", of: .html) && $0.has("data-player") }
    guard let root = elements.first else { return }
    checkFrame(root)
    for element in elements { check(element) }
    if headings.count != 1 { report(.headingCount(headings.count), headings.last ?? root) }
  }

  private mutating func checkFrame(_ root: XMLNode) {
    guard root.isElement("html", of: .html) else { return report(.wrongRoot(root.name), root) }
    if (root.attribute("lang") ?? "").isEmpty { report(.missingLanguage, root) }
    let titles = root.children.filter { $0.isElement("head", of: .html) }.flatMap(\.children).filter {
      $0.isElement("title", of: .html) && $0.text.contains { !$0.isWhitespace }
    }
    if titles.count != 1 { report(.missingTitle, root) }
  }

  private mutating func check(_ element: XMLNode) {
    if element.isNamed("script") { checkScript(element) }
    let isPage = element.isElement(of: .html)
    for attribute in element.attributes { check(attribute, of: element, isPage: isPage) }
    guard isPage else { return }
    if element.isNamed("h1") { headings.append(element) }
    if element.isNamed("img"), !element.has("alt") { report(.missingAlternative, element) }
  }

  private mutating func check(_ attribute: XMLAttribute, of element: XMLNode, isPage: Bool) {
    guard attribute.begins(withOneOf: "ohsaf") else { return }
    if attribute.begins(with: "on") { report(.eventHandler(attribute.name), element) }
    // The content policy of pages keeps it from having an effect.
    if isPage, attribute.isNamed("style") { report(.styleAttribute, element) }
    guard isPage, !attribute.hasPrefix, PageRules.isAddress(attribute) else { return }
    let address = attribute.value
    checkScheme(address, element)
    if attribute.isNamed("href") { checkLink(to: address, element) }
  }

  /// Whether a browser follows an attribute's value as an address.
  private static func isAddress(_ attribute: XMLAttribute) -> Bool {
    attribute.isNamed("href") || attribute.isNamed("src") || attribute.isNamed("action")
      || attribute.isNamed("formaction")
  }

  private mutating func checkLink(to address: String, _ element: XMLNode) {
    guard address.hasPrefix("#") else { return }
    if isLive, address.contains("=") { return }
    let id = String(address.dropFirst())
    let decoded = id.utf8.contains(UInt8(ascii: "%")) ? id.removingPercentEncoding ?? id : id
    if !references.contains(decoded) { report(.unresolved(attribute: "href", id: decoded), element) }
  }

  /// Scripts come from the site's files only: neither from elsewhere nor from the text of an element or an attribute.
  private mutating func checkScript(_ script: XMLNode) {
    if let address = script.attribute("src") {
      if address.contains(":") || address.hasPrefix("//") { report(.foreignScript(address), script) }
    } else if !["application/json", "application/ld+json"].contains(script.attribute("type") ?? "") {
      report(.inlineScript, script)
    }
  }

  private mutating func checkScheme(_ address: String, _ element: XMLNode) {
    // Browsers ignore white space and control characters before and inside the scheme.
    let visible = address.utf8.lazy.filter { $0 > 0x20 }.prefix(PageRules.script.utf8.count)
    let lowercased = visible.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    if lowercased.elementsEqual(PageRules.script.utf8) { report(.scriptLink(address), element) }
  }

  private static let script = "javascript:"

  private mutating func report(_ fault: Fault, _ element: XMLNode) { issues.append(element.issue(fault, in: name)) }
}
