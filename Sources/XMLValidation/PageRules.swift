import Foundation

/// Checks that a page is accessible and that its own links have targets.
struct PageRules {
  private let document: XMLDocument
  private let name: String
  private(set) var issues: [ValidationIssue] = []

  init(document: XMLDocument, name: String, references: ReferenceRules) {
    self.document = document
    self.name = name
    guard let root = document.root else { return }
    checkFrame(root)
    checkHeadings(root)
    checkImages()
    checkLinks(references)
    checkScripts()
  }

  private mutating func checkFrame(_ root: XMLNode) {
    guard !document.elements("/html:html").isEmpty else { return report(.wrongRoot(root.name), root) }
    if (root.attribute("lang") ?? "").isEmpty { report(.missingLanguage, root) }
    let titles = document.elements("/html:html/html:head/html:title[normalize-space()]")
    if titles.count != 1 { report(.missingTitle, root) }
  }

  private mutating func checkHeadings(_ root: XMLNode) {
    let headings = document.elements("//html:h1")
    if headings.count != 1 { report(.headingCount(headings.count), headings.last ?? root) }
  }

  private mutating func checkImages() {
    for image in document.elements("//html:img[not(@alt)]") { report(.missingAlternative, image) }
  }

  private mutating func checkLinks(_ references: ReferenceRules) {
    // The script of a live page reads `#n=3&step=4`; without script the link leads to the page's top.
    let isLive = !document.elements("//html:*[@data-player]").isEmpty
    for link in document.elements("//html:*[starts-with(@href, '#')]") {
      if isLive, link.attribute("href")?.contains("=") ?? false { continue }
      let id = String((link.attribute("href") ?? "").dropFirst())
      let decoded = id.removingPercentEncoding ?? id
      if !references.contains(decoded) { report(.unresolved(attribute: "href", id: decoded), link) }
    }
  }

  /// Scripts come from files of the site only: neither from elsewhere nor out of an element or an attribute.
  private mutating func checkScripts() {
    for script in document.elements("//*[local-name() = 'script']") {
      if let address = script.attribute("src") {
        if address.contains(":") || address.hasPrefix("//") { report(.foreignScript(address), script) }
      } else if !["application/json", "application/ld+json"].contains(script.attribute("type") ?? "") {
        report(.inlineScript, script)
      }
    }
    for element in document.elements("//*[@*[starts-with(local-name(), 'on')]]") {
      for (attribute, _) in element.attributes where attribute.hasPrefix("on") {
        report(.eventHandler(attribute), element)
      }
    }
    for link in document.elements("//html:*[@href or @src or @action or @formaction]") {
      for attribute in ["href", "src", "action", "formaction"] {
        guard let address = link.attribute(attribute) else { continue }
        // Browsers skip white space and control characters in front of and inside the scheme.
        let visible = String(address.unicodeScalars.filter { $0.value > 0x20 }.map(Character.init))
        if visible.lowercased().hasPrefix("javascript:") { report(.scriptLink(address), link) }
      }
    }
  }

  private mutating func report(_ fault: Fault, _ element: XMLNode) { issues.append(element.issue(fault, in: name)) }
}
