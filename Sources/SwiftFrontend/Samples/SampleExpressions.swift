internal import ViewProgram

/// The expressions that samples are written with, all at the place of the sample.
extension SampleMaker {
  func expression(_ kind: Expression.Kind) -> Expression { Expression(kind, source: source) }

  func identifier(_ name: String) -> Expression { expression(.identifier(name)) }

  /// `Outer.Inner`
  func named(_ type: String) -> Expression {
    let parts = type.split(separator: ".").map(String.init)
    return parts.dropFirst().reduce(identifier(parts.first ?? type)) { expression(.member($0, $1)) }
  }

  func string(_ text: String) -> Expression { expression(.string([.literal(text)])) }

  func call(_ callee: Expression, _ arguments: KeyValuePairs<String?, Expression>) -> Expression {
    call(callee, arguments.map { Argument(label: $0.key, value: $0.value, source: source) })
  }

  func call(_ callee: Expression, _ arguments: [Argument]) -> Expression {
    expression(
      .call(
        Call(callee: callee, arguments: arguments, firstTrailingClosure: arguments.count, ownSource: source)))
  }
}
