/// An element of an XML file with its contents, for those who read such a file without libxml2's own types.
///
///     XMLTree("<model><entity name='Book'/></model>")?.children.first?.attributes["name"]  // "Book"
public struct XMLTree {
  /// The element's name without prefix.
  public let name: String
  /// The values by their names without prefix.
  public let attributes: [String: String]
  /// The elements directly inside, in document order.
  public let children: [XMLTree]

  /// - Parameter text: A whole XML file.
  /// - Returns: `nil` where it is not well-formed, or its elements are nested deeper than 256.
  public init?(_ text: String) {
    let issues = IssueSink(document: "", layer: .wellFormedness)
    guard let document = XMLDocument.parse(text, into: issues), document.contents.elementTooDeep == nil,
      let root = document.root
    else { return nil }
    self.init(root)
  }

  private init(_ node: XMLNode) {
    name = node.name
    attributes = Dictionary(node.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    children = node.children.map { XMLTree($0) }
  }
}
