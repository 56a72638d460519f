/// Checks that ids are unique and that every reference to one resolves, in a figure or in a page.
struct ReferenceRules {
  private let document: XMLDocument
  private let name: String
  private var firstLines: [String: Int] = [:]
  private(set) var issues: [ValidationIssue] = []

  init(document: XMLDocument, name: String) {
    self.document = document
    self.name = name
    collectIDs()
    checkLists()
    checkAddressesInValues()
    checkStyleSheets()
    checkFigureLinks()
  }

  /// Whether something has this id.
  func contains(_ id: String) -> Bool { firstLines[id] != nil }

  private mutating func collectIDs() {
    for element in document.elements("//*[@id]") {
      guard let id = element.attribute("id") else { continue }
      if let line = firstLines[id] {
        report(.duplicateID(id, firstLine: line), element)
      } else {
        firstLines[id] = element.line
      }
    }
  }

  /// Attributes whose value is one id or several.
  private static let lists = [
    "aria-labelledby", "aria-describedby", "aria-details", "aria-controls", "aria-owns", "aria-flowto",
    "aria-activedescendant", "aria-errormessage", "for", "list", "headers",
  ]

  private mutating func checkLists() {
    for attribute in ReferenceRules.lists {
      for element in document.elements("//*[@\(attribute)]") {
        for id in (element.attribute(attribute) ?? "").split(whereSeparator: \.isWhitespace) {
          checkTarget(String(id), attribute, element)
        }
      }
    }
  }

  /// Looks at the attributes that a browser reads as style; in others it is text, such as a page's description.
  private mutating func checkAddressesInValues() {
    for element in document.elements("//*[@style[contains(., 'url(')]]|//svg:*[@*[contains(., 'url(')]]") {
      for (attribute, value) in element.attributes where !ReferenceRules.isText(attribute) {
        checkAddresses(in: value, attribute, element)
      }
    }
  }

  /// Whether an attribute of a figure holds text for people or programs.
  private static func isText(_ attribute: String) -> Bool {
    ["id", "class", "title", "label", "role"].contains(attribute) || attribute.hasPrefix("aria-")
      || attribute.hasPrefix("data-")
  }

  private mutating func checkStyleSheets() {
    for element in document.elements("//svg:style") {
      let text = element.text
      if text.contains("@import") { report(.styleSheetImport, element) }
      checkAddresses(in: text, "style", element)
    }
  }

  private mutating func checkFigureLinks() {
    for element in document.elements("//svg:*[@href or @xlink:href]") {
      guard let address = element.href else { continue }
      if address.hasPrefix("#") {
        checkTarget(String(address.dropFirst()), "href", element)
      } else if element.name != "image" || !isOwnImage(address) {
        report(.external(attribute: "href", address: String(address.prefix(80))), element)
      }
    }
  }

  /// Whether an image is inside the figure or a file beside it.
  private func isOwnImage(_ address: String) -> Bool {
    if address.hasPrefix("data:") {
      return address.prefixMatch(of: #/data:image/(png|jpeg|gif|webp);base64,/#) != nil
    }
    return !address.isEmpty && !address.hasPrefix("/") && !address.contains(":") && !address.contains("\\")
  }

  private mutating func checkAddresses(in value: String, _ attribute: String, _ element: XMLNode) {
    for match in value.matches(of: #/url\(\s*["']?([^)"']*)["']?\s*\)/#) {
      let address = String(match.1)
      if address.hasPrefix("#") {
        checkTarget(String(address.dropFirst()), attribute, element)
      } else if !isOwnFont(address, attribute) {
        report(.external(attribute: attribute, address: String(address.prefix(80))), element)
      }
    }
  }

  /// Whether a style sheet's address is a font inside the figure.
  private func isOwnFont(_ address: String, _ attribute: String) -> Bool {
    attribute == "style" && address.prefixMatch(of: #/data:font/woff2;base64,[A-Za-z0-9+/=]+/#) != nil
  }

  private mutating func checkTarget(_ id: String, _ attribute: String, _ element: XMLNode) {
    if !contains(id) { report(.unresolved(attribute: attribute, id: id), element) }
  }

  private mutating func report(_ fault: Fault, _ element: XMLNode) { issues.append(element.issue(fault, in: name)) }
}
