/// Something around a node in the source that is not a node itself; layout never reads it.
public struct Enclosure: Sendable, Equatable {
  /// The kinds of enclosures.
  public enum Kind: Sendable, Equatable {
    /// A modifier that writes only the environment, a label, or nothing at all: `font`.
    case modifier
    /// Several views that count as their parent's own: `Group`, `ForEach`.
    case group
    /// A builder's views, which have no name in the source.
    case builder
    /// A view that the scenario declares; inside is its body.
    case view
    /// A `ViewModifier` that the scenario declares; inside is its body.
    case viewModifier
    /// What a scenario's `ViewModifier` is applied to, inside its body.
    case content
  }

  /// What it is.
  public var kind: Kind
  /// Its name in the source.
  public var name: String
  /// Equal for all nodes that a single call encloses.
  public var id: Int32

  /// Makes an enclosure; see the properties.
  public init(_ kind: Kind, name: String, id: Int32) {
    self.kind = kind
    self.name = name
    self.id = id
  }
}
