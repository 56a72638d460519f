internal import CLibXML2

/// A parsed document; owns its nodes.
final class XMLDocument {
  let pointer: xmlDocPtr

  private init(_ pointer: xmlDocPtr) { self.pointer = pointer }

  deinit { xmlFreeDoc(pointer) }

  /// The longest text that is parsed, in bytes: the tree takes about ten times as much memory.
  static let mostBytes = 200_000_000

  /// Parses a text; its errors go to the sink.
  static func parse(_ text: String, into sink: IssueSink) -> XMLDocument? {
    LibXML2.prepare()
    var text = text
    let pointer = sink.collect {
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters -> xmlDocPtr? in
          guard let count = CInt(exactly: characters.count) else { return nil }
          return shim_parse(characters.baseAddress, count)
        }
      }
    }
    return pointer.map(XMLDocument.init)
  }

  /// A document of its own that holds a copy of an element.
  static func copy(of element: XMLNode) -> XMLDocument? {
    guard let pointer = xmlNewDoc("1.0") else { return nil }
    let copy = XMLDocument(pointer)
    guard let root = xmlDocCopyNode(element.pointer, pointer, 1) else { return nil }
    xmlDocSetRootElement(pointer, root)
    return copy
  }

  /// The outermost element.
  var root: XMLNode? { xmlDocGetRootElement(pointer).map { XMLNode(pointer: $0, document: self) } }

  /// How deep elements may be nested; some of the checks go down by recursion.
  static let deepest = 256

  /// The first element that is nested too deep.
  var elementTooDeep: XMLNode? {
    var depth = 0
    var current = xmlDocGetRootElement(pointer)
    while let node = current {
      if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children {
        depth += 1
        if depth > XMLDocument.deepest { return XMLNode(pointer: node, document: self) }
        current = child
        continue
      }
      var last = node
      while last.pointee.next == nil, depth > 0, let parent = last.pointee.parent {
        depth -= 1
        last = parent
      }
      current = last.pointee.next
    }
    return nil
  }

  /// Whether the document type declares entities or anything else of its own.
  var hasDeclarations: Bool { pointer.pointee.intSubset?.pointee.children != nil }

  /// Every element, in document order.
  var elements: [XMLNode] {
    var found: [XMLNode] = []
    visitNodes { node in
      if node.pointee.type == XML_ELEMENT_NODE { found.append(XMLNode(pointer: node, document: self)) }
    }
    return found
  }

  /// Visits every element in document order, together with texts and references to entities.
  private func visitNodes(_ visit: (xmlNodePtr) -> Void) {
    var current = xmlDocGetRootElement(pointer)
    while let node = current {
      visit(node)
      current = next(after: node)
    }
  }

  /// The names of entities that are used but not known.
  var unknownEntities: [(name: String, element: XMLNode?)] {
    var found: [(String, XMLNode?)] = []
    visitNodes { node in
      guard node.pointee.type == XML_ENTITY_REF_NODE, let name = node.pointee.name else { return }
      found.append((String(cString: name), shim_element(node).map { XMLNode(pointer: $0, document: self) }))
    }
    return found
  }

  private func next(after node: xmlNodePtr) -> xmlNodePtr? {
    // The children of an entity reference belong to the declaration, not to the document.
    if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children { return child }
    var current: xmlNodePtr? = node
    while let candidate = current, candidate.pointee.type != XML_DOCUMENT_NODE {
      if let sibling = candidate.pointee.next { return sibling }
      current = candidate.pointee.parent
    }
    return nil
  }
}
