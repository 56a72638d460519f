internal import CLibXML2

/// An element of a document; keeps the document alive.
struct XMLNode {
  static let xlinkNamespace = "http://www.w3.org/1999/xlink"

  let pointer: xmlNodePtr
  let document: XMLDocument

  /// The element's name without prefix.
  var name: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

  var line: Int { max(1, xmlGetLineNo(pointer)) }

  /// An XPath that leads here.
  var path: String? { takeString(xmlGetNodePath(pointer)) }

  /// The text of the element and everything inside.
  var text: String { takeString(xmlNodeGetContent(pointer)) ?? "" }

  /// The value of an attribute without prefix.
  func attribute(_ name: String) -> String? { takeString(xmlGetNoNsProp(pointer, name)) }

  /// The target of a link, with or without the `xlink` prefix.
  var href: String? { attribute("href") ?? takeString(xmlGetNsProp(pointer, "href", XMLNode.xlinkNamespace)) }

  /// All attributes, names without prefix, in the order they are written.
  var attributes: [(name: String, value: String)] {
    var found: [(String, String)] = []
    var current = pointer.pointee.properties
    while let attribute = current {
      if let name = attribute.pointee.name {
        let value = takeString(xmlNodeListGetString(document.pointer, attribute.pointee.children, 1))
        found.append((String(cString: name), value ?? ""))
      }
      current = attribute.pointee.next
    }
    return found
  }

  /// Takes attributes without prefix away.
  func removeAttributes(where isUnwanted: (String) -> Bool) {
    var current = pointer.pointee.properties
    while let attribute = current {
      current = attribute.pointee.next
      guard attribute.pointee.ns == nil, let name = attribute.pointee.name else { continue }
      if isUnwanted(String(cString: name)) { xmlRemoveProp(attribute) }
    }
  }

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
