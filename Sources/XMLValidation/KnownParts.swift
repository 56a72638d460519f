internal import CLibXML2

/// The parts of figures that both schemas have accepted, which show whether they would accept another figure.
///
/// A schema looks at one thing at a time: at an element with its attributes and whether it has text, and at which
/// element follows another. No name occurs twice in one content model, and elements of one name are the same
/// everywhere, so nothing else counts: a figure that consists of parts of accepted figures is accepted as well. Any
/// other figure is checked against the schemas.
///
/// Figures have hundreds of parts of few kinds, as `ValueForm` drops differences between values that no pattern
/// distinguishes.
public struct KnownParts: Sendable {
  private var known: Set<FigurePart> = []
  /// Hostile code may have new parts in each of its figures; the figures of a large site have a few thousand parts in
  /// all.
  private static let most = 50_000

  public init() {}

  /// - Parameter parts: The bytes of parts that were accepted.
  public init(_ parts: [[UInt8]]) { known = Set(parts.map { FigurePart(bytes: $0) }) }

  public var count: Int { known.count }

  /// The bytes of each part, in no particular order.
  public var parts: [[UInt8]] { known.map(\.bytes) }

  /// Whether each part of a figure is known.
  func haveAll(of figure: XMLNode) -> Bool {
    var reading = PartReading()
    return figure.isElement("svg", of: .svg) && reading.read(figure.pointer) { known.contains($0) }
  }

  /// Adds the parts of a figure that was accepted.
  public mutating func add(_ parts: [FigurePart]) {
    if known.count < KnownParts.most { known.formUnion(parts) }
  }

  /// The parts of a figure; empty where one of them would not be recognised again.
  static func parts(of figure: XMLNode) -> [FigurePart] {
    var parts: [FigurePart] = []
    var reading = PartReading()
    let isWhole = reading.read(figure.pointer) { part in
      parts.append(part)
      return true
    }
    return isWhole ? parts : []
  }
}

/// One thing that a schema looks at, as bytes that are equal for things that are the same to it.
public struct FigurePart: Hashable, Sendable {
  /// The first of the bytes.
  fileprivate enum Kind: UInt8 { case element, step }

  fileprivate var bytes: [UInt8] = []

  /// All bytes at once: there are thousands of parts.
  public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

  public static func == (part: FigurePart, other: FigurePart) -> Bool {
    part.bytes.withUnsafeBytes { part in
      other.bytes.withUnsafeBytes { shim_equals(part.baseAddress, part.count, $0.baseAddress, $0.count) == 1 }
    }
  }

  fileprivate mutating func begin(_ kind: Kind, _ element: xmlNodePtr) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(kind.rawValue)
    add(element.pointee.name)
  }

  /// Adds a text with its end, or a mark that there is none.
  fileprivate mutating func add(_ text: UnsafePointer<xmlChar>?) {
    guard let text else { return bytes.append(1) }
    bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: shim_length(text) + 1))
  }

  fileprivate mutating func add(_ value: UnsafePointer<xmlChar>, as form: ValueForm) {
    form.append(value, to: &bytes)
    bytes.append(0)
  }

  fileprivate mutating func add(_ form: TextForm) { bytes.append(form.rawValue) }
}

/// Goes through the parts of a figure.
private struct PartReading {
  /// One piece of memory for all of them.
  private var part = FigurePart()

  /// - Parameter take: Receives each part; `false` ends the reading.
  /// - Returns: Whether all parts were read and taken.
  mutating func read(_ element: xmlNodePtr, take: (FigurePart) -> Bool) -> Bool {
    // To the DTD a prefix is part of the name.
    guard let namespace = element.pointee.ns, namespace.pointee.prefix == nil,
      isEqual(namespace.pointee.href, XMLNode.Namespace.svg.address), let text = text(of: element)
    else { return false }
    part.begin(.element, element)
    addNamespaces(of: element)
    guard addAttributes(of: element) else { return false }
    part.add(text)
    return take(part) && readElements(in: element, take)
  }

  /// - Returns: `nil` if there is something that is neither text nor an element.
  private func text(of element: xmlNodePtr) -> TextForm? {
    var text = TextForm.none
    var following = element.pointee.children
    while let node = following {
      following = node.pointee.next
      if node.pointee.type == XML_ELEMENT_NODE { continue }
      guard node.pointee.type == XML_TEXT_NODE, let form = node.pointee.content.flatMap({ TextForm($0) }) else {
        return nil
      }
      text = max(text, form)
    }
    return text
  }

  private mutating func addNamespaces(of element: xmlNodePtr) {
    var following = element.pointee.nsDef
    while let namespace = following {
      following = namespace.pointee.next
      part.add(namespace.pointee.prefix)
      part.add(namespace.pointee.href)
    }
    part.add(nil)
  }

  /// - Returns: Whether they can be recognised again.
  private mutating func addAttributes(of element: xmlNodePtr) -> Bool {
    var following = element.pointee.properties
    while let pointer = following {
      following = pointer.pointee.next
      let attribute = XMLAttribute(pointer: pointer)
      if attribute.isFreeData { continue }
      guard let name = pointer.pointee.name, let value = attribute.onlyText else { return false }
      if let namespace = pointer.pointee.ns {
        // Attributes of XML Schema itself could change the type of an element.
        guard XMLNode.Namespace(namespace) == .xlink || isEqual(namespace.pointee.prefix, "xml") else { return false }
        part.add(namespace.pointee.prefix)
      }
      part.add(name)
      part.add(value, as: ValueForm(ofAttribute: name))
    }
    part.add(nil)
    return true
  }

  private mutating func readElements(in element: xmlNodePtr, _ take: (FigurePart) -> Bool) -> Bool {
    var previous: xmlNodePtr?
    var following = element.pointee.children
    while let node = following {
      following = node.pointee.next
      guard node.pointee.type == XML_ELEMENT_NODE else { continue }
      guard readStep(from: previous, to: node, in: element, take), read(node, take: take) else { return false }
      previous = node
    }
    return readStep(from: previous, to: nil, in: element, take)
  }

  /// Reads an element that follows another, or comes first, or the end.
  private mutating func readStep(
    from previous: xmlNodePtr?, to next: xmlNodePtr?, in element: xmlNodePtr, _ take: (FigurePart) -> Bool
  ) -> Bool {
    part.begin(.step, element)
    part.add(previous?.pointee.name)
    part.add(next?.pointee.name)
    return take(part)
  }
}
