/// Checks that ids are unique and that every reference to one resolves, in a figure or in a page.
struct ReferenceRules {
  private let name: String
  private var firstLines: [String: Int] = [:]
  private(set) var issues: [ValidationIssue] = []

  /// Checks the elements of a document, to which alone its references may point.
  init(elements: [XMLNode], name: String) {
    self.name = name
    for element in elements { collectID(of: element) }
    for element in elements { check(element) }
  }

  /// Whether something has this id.
  func contains(_ id: String) -> Bool { firstLines[id] != nil }

  private mutating func collectID(of element: XMLNode) {
    guard let id = element.attribute("id") else { return }
    if let line = firstLines[id] {
      report(.duplicateID(id, firstLine: line), element)
    } else {
      firstLines[id] = element.line
    }
  }

  private mutating func check(_ element: XMLNode) {
    let isDrawn = element.isElement(of: .svg)
    for attribute in element.attributes {
      if ReferenceRules.isList(attribute) { checkList(attribute, element) }
      guard attribute.contains("url(") else { continue }
      // A browser reads these as style; others are text, such as a page's description.
      let name = attribute.name
      if isDrawn ? !ReferenceRules.isText(name) : name == "style" {
        checkAddresses(in: attribute.value, name, element)
      }
    }
    guard isDrawn else { return }
    if element.isNamed("style") { checkStyleSheet(element) }
    checkFigureLink(element)
  }

  /// Whether an attribute's value is one id or several.
  private static func isList(_ attribute: XMLAttribute) -> Bool {
    guard attribute.begins(withOneOf: "aflh"), !attribute.hasPrefix else { return false }
    if attribute.begins(with: "aria-") { return lists.contains(attribute.name) }
    return attribute.isNamed("for") || attribute.isNamed("list") || attribute.isNamed("headers")
  }

  private static let lists: Set = [
    "aria-labelledby", "aria-describedby", "aria-details", "aria-controls", "aria-owns", "aria-flowto",
    "aria-activedescendant", "aria-errormessage",
  ]

  private mutating func checkList(_ attribute: XMLAttribute, _ element: XMLNode) {
    for id in attribute.value.split(whereSeparator: \.isWhitespace) {
      checkTarget(String(id), attribute.name, element)
    }
  }

  /// Whether an attribute of a figure holds text for people or programs.
  private static func isText(_ attribute: String) -> Bool {
    ["id", "class", "title", "label", "role"].contains(attribute) || attribute.hasPrefix("aria-")
      || attribute.hasPrefix("data-")
  }

  private mutating func checkStyleSheet(_ element: XMLNode) {
    if element.contains("@import") { report(.styleSheetImport, element) }
    if element.contains("url(") { checkAddresses(in: element.text, "style", element) }
  }

  private mutating func checkFigureLink(_ element: XMLNode) {
    guard let address = element.href else { return }
    if address.hasPrefix("#") {
      checkTarget(String(address.dropFirst()), "href", element)
    } else if !element.isNamed("image") || !isOwnImage(address) {
      report(.external(attribute: "href", address: String(address.prefix(80))), element)
    }
  }

  /// Whether an image is inside the figure or a file next to it.
  private func isOwnImage(_ address: String) -> Bool {
    if address.hasPrefix("data:") {
      return address.prefixMatch(of: #/data:image/(png|jpeg|gif|webp);base64,/#) != nil
    }
    return !address.isEmpty && !address.hasPrefix("/") && !address.contains(":") && !address.contains("\\")
  }

  private mutating func checkAddresses(in value: String, _ attribute: String, _ element: XMLNode) {
    for address in StyleAddresses.all(in: value) {
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
