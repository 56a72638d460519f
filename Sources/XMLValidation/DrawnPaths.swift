/// The paths of an SVG document that another program wrote.
public struct DrawnPaths {
  /// The attributes of each `path` element in document order; a `style` attribute is not parsed.
  public let attributes: [[String: String]]

  /// Reads a document.
  ///
  /// - Returns: `nil` for a text that is not well-formed.
  public init?(in svg: String) {
    let sink = IssueSink(document: "paths", layer: .wellFormedness)
    guard let document = XMLDocument.parse(svg, into: sink), sink.issues.isEmpty else { return nil }
    attributes = withExtendedLifetime(document) {
      document.contents.elements.filter { $0.isElement("path", of: .svg) }.map { path in
        path.attributes.reduce(into: [:]) { $0[$1.name] = $1.value }
      }
    }
  }
}
