/// Something in a finished figure that must not be published.
public struct Collision: Equatable, Sendable {
  public enum Kind: Sendable, CaseIterable {
    /// Annotation lies over a text or a picture of the content.
    case overContent
    /// Two labels overlap.
    case labels
    /// A label crosses a line.
    case labelAndEdge
    /// Something reaches out of the canvas.
    case offCanvas
    /// Something comes closer to the edge of the canvas than its margin.
    case atEdge
    /// A text or a line does not stand out from its background.
    case contrast
    /// The legend explains what the figure does not use.
    case unusedLegend
    /// The legend lacks what the figure uses.
    case missingLegend
  }

  /// The kind of collision.
  public var kind: Kind
  /// The label's text, or what kind of line it is.
  public var first: String
  /// The element that it collides with.
  public var second: String
}
