internal import ViewProgram

/// Generic parameters that stand for floating-point numbers: `struct Track<V: BinaryFloatingPoint> { var range: ClosedRange<V> }`.
///
/// There is one such type here, so that it takes their place: a whole literal where one is wanted is a floating-point number.
enum Fraction {
  static let name = "CGFloat"
  fileprivate static let protocols: Set<String> = ["BinaryFloatingPoint", "FloatingPoint"]
}

extension [GenericBound] {
  /// The parameters, with what takes their place.
  var fractions: [GenericArgument] {
    if isEmpty { return [] }
    return filter { Fraction.protocols.contains($0.type.name) }.map {
      GenericArgument(name: $0.parameter, type: TypeReference(name: Fraction.name, source: $0.type.source))
    }
  }
}

extension Members {
  /// The members with arguments in the place of the generic parameters of the type around them.
  func substituting(_ arguments: [GenericArgument]) -> Members {
    if arguments.isEmpty { return self }
    var result = self
    result.variables = variables.map { $0.substituting(arguments) }
    result.functions = functions.map { $0.substituting(arguments) }
    result.initializers = initializers.map { $0.substituting(arguments) }
    result.subscripts = subscripts.map {
      SubscriptDeclaration(getter: $0.getter.substituting(arguments), setter: $0.setter)
    }
    return result
  }
}
