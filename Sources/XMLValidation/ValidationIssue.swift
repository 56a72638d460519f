/// A fault in a figure or a page that was to be published.
public struct ValidationIssue: Equatable, Sendable {
  /// The check that found it.
  public enum Layer: String, Sendable, CaseIterable {
    /// XML itself.
    case wellFormedness = "well-formedness"
    /// The SVG 1.1 DTD.
    case dtd = "SVG 1.1"
    /// The profile of our own figures, a subset of SVG with stricter values.
    case profile = "figure profile"
    /// Ids, links, and accessibility.
    case references = "references"
  }

  /// The figure's or page's name as given by the caller.
  public var document: String
  /// The line in the document, from 1.
  public var line: Int
  /// The column, where it is known.
  public var column: Int?
  /// An XPath that leads to the element.
  public var nodePath: String?
  /// The layout's node that the element or the nearest one around it draws or is about: `data-node`.
  public var nodeID: String?
  /// What is wrong, in words.
  public var message: String
  public var layer: Layer
}

extension ValidationIssue {
  /// A fault of the whole document.
  init(_ fault: Fault, document: String, line: Int = 1) {
    self.init(document: document, line: line, message: fault.message, layer: fault.layer)
  }
}

extension ValidationIssue: CustomStringConvertible {
  public var description: String {
    var text = "\(document):\(line):"
    if let column { text += "\(column):" }
    text += " \(message) [\(layer.rawValue)"
    if let nodePath { text += ", \(nodePath)" }
    if let nodeID { text += ", node \(nodeID)" }
    return text + "]"
  }
}
