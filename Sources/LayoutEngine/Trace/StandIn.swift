/// Something unknown in a scenario that was replaced by something else.
public struct StandIn: Sendable, Equatable {
  /// What it is in the source, which decides what replaces it.
  public enum Kind: String, Sendable, CaseIterable {
    /// A value, replaced by a default, the text of its expression, or a condition that does not hold. the text of its
    /// expression, or a condition that does not hold.
    case value
    /// A view, replaced by a labelled box or the views of its trailing closure. or the views of its trailing closure.
    case view
    /// A modifier, which is left out.
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
