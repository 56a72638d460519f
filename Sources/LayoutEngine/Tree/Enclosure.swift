/// What the source put around a node without it being a node of its own; layout never reads it.
public struct Enclosure: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// A modifier that writes only the environment, a label, or nothing at all: `font`.
    case modifier
    /// Several views that count as their parent's own: `Group`, `ForEach`.
    case group
    /// The same without a name in the source: a builder's views.
    case builder
    /// A view that the scenario declares; inside is its body.
    case view
    /// A `ViewModifier` that the scenario declares; inside is its body.
    case viewModifier
    /// What a scenario's `ViewModifier` is applied to, inside its body.
    case content
  }

  public var kind: Kind
  public var name: String
  /// Equal for the nodes that one and the same call encloses.
  public var id: Int32

  public init(_ kind: Kind, name: String, id: Int32) {
    self.kind = kind
    self.name = name
    self.id = id
  }
}
