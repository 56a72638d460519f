internal import CLibXML2

/// An element of a document; keeps the document alive.
struct XMLNode {
  /// The vocabularies whose elements and attributes have rules of their own.
  enum Namespace: String {
    case html = "http://www.w3.org/1999/xhtml"
    case svg = "http://www.w3.org/2000/svg"
    case xlink = "http://www.w3.org/1999/xlink"
  }

  let pointer: xmlNodePtr
  let document: XMLDocument

  /// The element's name without prefix.
  var name: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

  /// Whether the element belongs to a vocabulary and, where one is given, has this name.
  func isElement(_ name: String? = nil, of namespace: Namespace) -> Bool {
    guard let uri = pointer.pointee.ns?.pointee.href, isEqual(uri, namespace.rawValue) else { return false }
    return name.map { isEqual(pointer.pointee.name, $0) } ?? true
  }

  /// The element around this one.
  var parent: XMLNode? {
    guard let parent = pointer.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else { return nil }
    return XMLNode(pointer: parent, document: document)
  }

  /// The elements directly inside, in document order.
  var children: [XMLNode] {
    var found: [XMLNode] = []
    var current = pointer.pointee.children
    while let child = current {
      if child.pointee.type == XML_ELEMENT_NODE { found.append(XMLNode(pointer: child, document: document)) }
      current = child.pointee.next
    }
    return found
  }

  var line: Int { max(1, xmlGetLineNo(pointer)) }

  /// An XPath that leads here.
  var path: String? { takeString(xmlGetNodePath(pointer)) }

  /// The text of the element and everything inside.
  var text: String { takeString(xmlNodeGetContent(pointer)) ?? "" }

  /// Whether the text of the element and everything inside contains another.
  func contains(_ text: String) -> Bool {
    guard let content = xmlNodeGetContent(pointer) else { return false }
    defer { shim_free(content) }
    return xmlStrstr(content, text) != nil
  }

  /// The value of an attribute without prefix.
  func attribute(_ name: String) -> String? { takeString(xmlGetNoNsProp(pointer, name)) }

  /// Whether the element has an attribute without prefix.
  func has(_ attribute: String) -> Bool { xmlHasNsProp(pointer, attribute, nil) != nil }

  /// The target of a link, with or without the `xlink` prefix.
  var href: String? { attribute("href") ?? takeString(xmlGetNsProp(pointer, "href", Namespace.xlink.rawValue)) }

  /// All attributes, in the order they are written.
  var attributes: XMLAttributes { XMLAttributes(of: self) }

  /// An issue with this element.
  func issue(_ fault: Fault, in documentName: String) -> ValidationIssue {
    ValidationIssue(
      document: documentName,
      line: line,
      column: nil,
      nodePath: path,
      nodeID: nearestNodeID(pointer),
      message: fault.message,
      layer: fault.layer
    )
  }
}

/// Whether a string of libxml2 has these characters.
private func isEqual(_ string: UnsafePointer<xmlChar>?, _ text: String) -> Bool { xmlStrEqual(string, text) == 1 }
