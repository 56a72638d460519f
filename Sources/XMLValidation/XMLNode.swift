internal import CLibXML2

/// An element of a document, which has to live as long.
///
/// A page has thousands of them, and each is asked for its name and its attributes several times, so names are compared
/// in libxml2's own memory.
struct XMLNode {
  /// The vocabularies for whose elements and attributes there are rules.
  enum Namespace: CaseIterable {
    case html, svg, xlink

    /// The address that names it.
    var address: StaticString {
      switch self {
      case .html: "http://www.w3.org/1999/xhtml"
      case .svg: "http://www.w3.org/2000/svg"
      case .xlink: "http://www.w3.org/1999/xlink"
      }
    }

    /// - Returns: `nil` for any other.
    init?(_ namespace: xmlNsPtr?) {
      guard let address = namespace?.pointee.href,
        let known = Namespace.allCases.first(where: { isEqual(address, $0.address) })
      else { return nil }
      self = known
    }
  }

  let pointer: xmlNodePtr
  /// The vocabulary that it belongs to; `nil` for any without rules.
  private let namespace: Namespace?

  init(pointer: xmlNodePtr) { self.init(pointer: pointer, namespace: Namespace(pointer.pointee.ns)) }

  /// - Parameter namespace: Its vocabulary, where that is known.
  init(pointer: xmlNodePtr, namespace: Namespace?) { (self.pointer, self.namespace) = (pointer, namespace) }

  /// The element's name without prefix.
  var name: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

  /// Whether this is the element's name without prefix.
  func isNamed(_ name: StaticString) -> Bool { isEqual(pointer.pointee.name, name) }

  /// Whether the element belongs to a vocabulary.
  func isElement(of namespace: Namespace) -> Bool { self.namespace == namespace }

  /// Whether the element belongs to a vocabulary and has this name.
  func isElement(_ name: StaticString, of namespace: Namespace) -> Bool { isElement(of: namespace) && isNamed(name) }

  /// The element around this one.
  var parent: XMLNode? {
    guard let parent = pointer.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else { return nil }
    return XMLNode(pointer: parent)
  }

  /// Whether an element around this one declares a prefix, which may be used here.
  var isBelowPrefixes: Bool {
    var current = parent
    while let element = current {
      var declared = element.pointer.pointee.nsDef
      while let namespace = declared {
        if namespace.pointee.prefix != nil { return true }
        declared = namespace.pointee.next
      }
      current = element.parent
    }
    return false
  }

  /// The elements directly inside, in document order.
  var children: [XMLNode] {
    var found: [XMLNode] = []
    var current = pointer.pointee.children
    while let child = current {
      if child.pointee.type == XML_ELEMENT_NODE { found.append(XMLNode(pointer: child)) }
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
  func contains(_ text: StaticString) -> Bool {
    guard let content = xmlNodeGetContent(pointer) else { return false }
    defer { shim_free(content) }
    return shim_contains(content, text.utf8Start) == 1
  }

  /// The value of an attribute without prefix.
  func attribute(_ name: StaticString) -> String? { attributes.first { !$0.hasPrefix && $0.isNamed(name) }?.value }

  /// Whether the element has an attribute without prefix.
  func has(_ attribute: StaticString) -> Bool { attributes.contains { !$0.hasPrefix && $0.isNamed(attribute) } }

  /// The target of a link, with or without the `xlink` prefix.
  var href: String? {
    attribute("href")
      ?? attributes.first { $0.isNamed("href") && Namespace($0.pointer.pointee.ns) == .xlink }?.value
  }

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

/// Whether a string of libxml2 has these characters, which end with a zero byte as its own do: nothing is copied.
func isEqual(_ string: UnsafePointer<xmlChar>?, _ text: StaticString) -> Bool {
  xmlStrEqual(string, text.utf8Start) == 1
}
