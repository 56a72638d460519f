/// Something in a scenario of which nothing is known, so that something else stands in its place.
public struct StandIn: Sendable, Equatable {
  /// What it is in the source, which decides what stands in for it.
  public enum Kind: String, Sendable, CaseIterable {
    /// A value: a default, the text of its expression, or a condition that does not hold.
    case value
    /// A view: a labelled box, or the views of its trailing closure.
    case view
    /// A modifier: nothing, the view is shown without it.
    case modifier
  }

  public var kind: Kind
  /// The name that is not known: `MapReader`.
  public var name: String
  /// Where it is used.
  public var source: SourceRange

  /// Makes a stand-in; see the properties.
  public init(kind: Kind, name: String, source: SourceRange) {
    self.kind = kind
    self.name = name
    self.source = source
  }
}
