public import LayoutEngine

/// A type as the source writes it: `CGFloat`, `[GridItem]`, `Binding<CGFloat>`, `some View`, `Int?`.
public struct TypeReference: Sendable, Equatable {
  /// The name without generic arguments; `Array`, `Dictionary`, `Optional`, `Function` and `Tuple` for sugar.
  ///
  /// `some` and `any` are dropped, a nested type is `Outer.Inner`, `A & B` is `Composition`, `T.Type` is `Metatype`.
  public var name: String
  /// The generic arguments; a function's parameter types and then its result.
  public var arguments: [TypeReference]
  /// The labels of a tuple's elements; empty when none is written.
  public var labels: [String?] = []
  /// Where the type is written.
  public var source: SourceRange

  public init(name: String, arguments: [TypeReference] = [], source: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.source = source
  }

  /// The names that a type inherits by: both of `View & Identifiable`.
  package var inheritedNames: [String] {
    guard name == "Composition" else { return [name] }
    var names: [String] = []
    for argument in arguments { names += argument.inheritedNames }
    return names
  }
}
