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

  /// A separate document that holds a copy of an element.
  static func copy(of element: XMLNode) -> XMLDocument? {
    guard let pointer = xmlNewDoc("1.0") else { return nil }
    let copy = XMLDocument(pointer)
    guard let root = xmlDocCopyNode(element.pointer, pointer, 1) else { return nil }
    xmlDocSetRootElement(pointer, root)
    return copy
  }

  /// The outermost element.
  var root: XMLNode? { xmlDocGetRootElement(pointer).map { XMLNode(pointer: $0) } }

  /// How deeply elements may be nested; some of the checks are recursive.
  static let deepest = 256

  /// Whether the document type declares entities or anything else of its own.
  var hasDeclarations: Bool { pointer.pointee.intSubset?.pointee.children != nil }

  /// The findings of a single pass through the document.
  struct Contents {
    /// Every element, in document order.
    var elements: [XMLNode] = []
    /// The names of entities that are used but not known.
    var unknownEntities: [(name: String, element: XMLNode?)] = []
    /// The first element that is nested too deeply; what comes after it is not examined.
    var elementTooDeep: XMLNode?
    /// The namespace that was met last, which most elements have from the one around them.
    fileprivate var latest: (pointer: xmlNsPtr?, namespace: XMLNode.Namespace?) = (nil, nil)
  }

  /// Goes through the whole document, once.
  var contents: Contents {
    var contents = Contents()
    var depth = 0
    var current = xmlDocGetRootElement(pointer)
    while let node = current {
      note(node, in: &contents)
      // The children of an entity reference belong to the declaration, not to the document.
      if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children {
        depth += 1
        if depth > XMLDocument.deepest {
          contents.elementTooDeep = XMLNode(pointer: node)
          return contents
        }
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
    return contents
  }

  private func note(_ node: xmlNodePtr, in contents: inout Contents) {
    switch node.pointee.type {
    case XML_ELEMENT_NODE:
      if contents.latest.pointer != node.pointee.ns {
        contents.latest = (node.pointee.ns, XMLNode.Namespace(node.pointee.ns))
      }
      contents.elements.append(XMLNode(pointer: node, namespace: contents.latest.namespace))
    case XML_ENTITY_REF_NODE:
      guard let name = node.pointee.name else { return }
      let element = shim_element(node).map { XMLNode(pointer: $0) }
      contents.unknownEntities.append((String(cString: name), element))
    default: return
    }
  }
}
