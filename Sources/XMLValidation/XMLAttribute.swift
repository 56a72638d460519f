internal import CLibXML2

/// An attribute of an element; the document has to live as long.
struct XMLAttribute {
  let pointer: xmlAttrPtr

  /// The name without prefix.
  var name: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

  /// Whether the name begins with one of these characters, as few do: compared in libxml2's own memory.
  func begins(withOneOf characters: StaticString) -> Bool {
    guard let first = pointer.pointee.name?.pointee, first != 0 else { return false }
    return characters.withUTF8Buffer { $0.contains(first) }
  }

  /// Whether the name begins with this.
  func begins(with text: StaticString) -> Bool {
    guard let name = pointer.pointee.name else { return false }
    return shim_begins(name, text.utf8Start) == 1
  }

  /// Whether the name without prefix is this one.
  func isNamed(_ name: StaticString) -> Bool { isEqual(pointer.pointee.name, name) }

  /// Whether the name has a prefix, such as `xlink:href`.
  var hasPrefix: Bool { pointer.pointee.ns != nil }

  /// The text if it is the whole value, as it nearly always is: libxml2's own.
  var onlyText: UnsafeMutablePointer<xmlChar>? {
    guard let child = pointer.pointee.children, child.pointee.type == XML_TEXT_NODE, child.pointee.next == nil
    else { return nil }
    return child.pointee.content
  }

  /// The value, with entities and character references replaced.
  var value: String {
    if let text = onlyText { return String(cString: text) }
    return takeString(xmlNodeListGetString(pointer.pointee.doc, pointer.pointee.children, 1)) ?? ""
  }

  /// Whether the value contains a text.
  ///
  /// Only a few of the thousands of values in a page are converted to strings.
  func contains(_ text: StaticString) -> Bool {
    if let whole = onlyText { return shim_contains(whole, text.utf8Start) == 1 }
    return pointer.pointee.children != nil && value.contains(text.description)
  }

  /// Whether the whole value is path data that any pattern for it accepts.
  var isPathData: Bool { onlyText.map { PathDataScan.accepts($0) } ?? false }

  /// Whether it is data of our own scripts, which no schema can list: any name is right, and any value.
  var isFreeData: Bool {
    begins(with: "data-") && !hasPrefix && !isNamed("data-node") && !isNamed("data-call")
  }

  /// Replaces a value that is nothing but text.
  func replaceText(with text: StaticString) { xmlNodeSetContent(pointer.pointee.children, text.utf8Start) }

  /// Removes the attribute from its element.
  func remove() { xmlRemoveProp(pointer) }
}

/// The attributes of an element, in the order they are written; the one that was given last may be removed.
struct XMLAttributes: Sequence, IteratorProtocol {
  private var following: xmlAttrPtr?

  init(of element: XMLNode) { following = element.pointer.pointee.properties }

  mutating func next() -> XMLAttribute? {
    guard let pointer = following else { return nil }
    following = pointer.pointee.next
    return XMLAttribute(pointer: pointer)
  }
}
