internal import CLibXML2

/// An attribute of an element; keeps the document alive.
struct XMLAttribute {
  let pointer: xmlAttrPtr
  let document: XMLDocument

  /// The name without prefix.
  var name: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

  /// Whether the name begins with one of these characters, which few do: a look at libxml2's own memory.
  func begins(withOneOf characters: StaticString) -> Bool {
    guard let first = pointer.pointee.name?.pointee, first != 0 else { return false }
    return characters.withUTF8Buffer { $0.contains(first) }
  }

  /// Whether the name without prefix is this one.
  func isNamed(_ name: String) -> Bool { xmlStrEqual(pointer.pointee.name, name) == 1 }

  /// Whether the name has a prefix, such as `xlink:href`.
  var hasPrefix: Bool { pointer.pointee.ns != nil }

  /// The value, with entities and character references replaced.
  var value: String { takeString(xmlNodeListGetString(document.pointer, pointer.pointee.children, 1)) ?? "" }

  /// Whether the value contains a text.
  ///
  /// Looks at libxml2's own memory first: of the thousands of values in a page only a few are asked for.
  func contains(_ text: String) -> Bool {
    guard let child = pointer.pointee.children else { return false }
    guard child.pointee.type == XML_TEXT_NODE, child.pointee.next == nil else { return value.contains(text) }
    return xmlStrstr(child.pointee.content, text) != nil
  }

  /// Takes the attribute away from its element.
  func remove() { xmlRemoveProp(pointer) }
}

/// The attributes of an element, in the order they are written; the one that was given last may be removed.
struct XMLAttributes: Sequence, IteratorProtocol {
  private var following: xmlAttrPtr?
  private let document: XMLDocument

  init(of element: XMLNode) { (following, document) = (element.pointer.pointee.properties, element.document) }

  mutating func next() -> XMLAttribute? {
    guard let pointer = following else { return nil }
    following = pointer.pointee.next
    return XMLAttribute(pointer: pointer, document: document)
  }
}
