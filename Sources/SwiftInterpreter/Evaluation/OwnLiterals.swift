internal import ViewProgram

/// Types of the program that are made by a literal, as with `ExpressibleByStringLiteral`.
///
///     let tag: Tag = "new"  // Tag(stringLiteral: "new")
extension Evaluator {
  /// What a literal means where a type is wanted that has an initialiser for it in the program; `nil` where none has.
  func ownLiteral(_ literal: Expression, as expected: SwiftType, in scope: Scope) throws(Diagnostics) -> Value? {
    if case .any = expected { return nil }
    guard let label = literal.literalLabel else { return nil }
    for type in expected.alternatives {
      guard case .named(let name) = type, let info = types[name],
        info.initializers.contains(where: { $0.parameters.first?.label == label })
      else { continue }
      let callee = Expression(.identifier(name), source: literal.source)
      let arguments = literal.literalArguments(label)
      let call = Call(
        callee: callee, arguments: arguments, firstTrailingClosure: arguments.count, ownSource: literal.source)
      return try construct(name, call, in: scope)
    }
    return nil
  }
}

extension Expression {
  /// The label of the initialiser for this literal; `nil` for what is none.
  fileprivate var literalLabel: String? {
    switch kind {
    case .string: "stringLiteral"
    case .boolean: "booleanLiteral"
    case .array: "arrayLiteral"
    case .dictionary: "dictionaryLiteral"
    case .integer: "integerLiteral"
    case .floating: "floatLiteral"
    case .prefix("-", let operand): operand.literalLabel
    default: nil
    }
  }

  /// What the initialiser is called with: one value, or the elements, of which the first has the label.
  fileprivate func literalArguments(_ label: String) -> [Argument] {
    let values: [Expression] =
      switch kind {
      case .array(let elements): elements
      case .dictionary(let pairs): pairs.map { Expression(pair: $0.key, $0.value) }
      default: [self]
      }
    return values.enumerated().map { index, value in
      Argument(label: index == 0 ? label : nil, value: value, source: value.source)
    }
  }

  private init(pair key: Expression, _ value: Expression) {
    let elements = [key, value].map { Argument(label: nil, value: $0, source: $0.source) }
    self.init(.tuple(elements), source: key.source)
  }
}
