internal import ViewProgram

extension [Statement] {
  /// A `return` of a value turns a result builder off: the statements are those of an ordinary function.
  ///
  /// A last statement that only a builder could make something of shows that it is meant all the same.
  var isPlainCode: Bool {
    guard let last else { return false }
    if case .expression = last.kind { return false }
    return contains { $0.returnsValue }
  }
}

extension Statement {
  /// Whether a `return` of a value stands in it, outside of closures and functions of its own.
  fileprivate var returnsValue: Bool {
    func isIn(_ statements: [Statement]) -> Bool { statements.contains { $0.returnsValue } }
    switch kind {
    case .returning(let expression): return expression != nil
    case .conditional(let conditional): return isIn(conditional.then) || isIn(conditional.otherwise ?? [])
    case .guarding(_, let otherwise): return isIn(otherwise)
    case .selection(let selection): return selection.cases.contains { isIn($0.body) }
    case .forEach(let loop): return isIn(loop.body)
    case .whileLoop(_, let body), .repeatLoop(let body, _), .deferring(let body): return isIn(body)
    case .labelled(_, let statement): return statement.returnsValue
    case .attempting(let body, let catches): return isIn(body) || catches.contains { isIn($0.body) }
    case .expression, .variable, .function, .breaking, .continuing, .fallingThrough, .throwing: return false
    }
  }

  /// What a statement that makes components is called; `nil` for a declaration.
  var componentText: String? {
    switch kind {
    case .expression(let expression), .returning(let expression?): expression.text
    case .conditional: "if"
    case .selection: "switch"
    case .attempting: "do"
    case .forEach, .whileLoop, .repeatLoop, .labelled: "loop"
    default: nil
    }
  }
}
