public import LayoutEngine

/// `@State`, `@ViewBuilder`, `@Environment(\.layoutDirection)` …
public struct Attribute: Sendable {
  /// The name without `@`.
  public var name: String
  /// The arguments in parentheses; empty without any.
  public var arguments: [Argument]
  /// From `@` to the end of the arguments.
  public var source: SourceRange

  public init(name: String, arguments: [Argument] = [], source: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.source = source
  }
}

extension Attribute {
  /// The mark of a declaration at file scope that only its own file sees: `private` and `fileprivate`.
  public static let filePrivate = "fileprivate"
  /// The mark of a function that is called only where no other is meant.
  public static let disfavored = "_disfavoredOverload"
}

/// `T: Shape` of a generic parameter, or of its `where` clause.
public struct GenericBound: Sendable {
  /// The name of the generic parameter, `T`.
  public var parameter: String
  /// The protocol or class that it has to conform to or inherit from.
  public var type: TypeReference

  public init(parameter: String, type: TypeReference) {
    self.parameter = parameter
    self.type = type
  }
}
