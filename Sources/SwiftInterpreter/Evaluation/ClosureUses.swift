internal import ViewProgram

/// Whether a closure's body mentions a name, as `$1` in `{ $0 + $1 }` but not in `{ $0.offset }`.
extension Closure {
  package func uses(_ name: String) -> Bool { body.contains { $0.uses(name) } }
}

extension Statement {
  fileprivate func uses(_ name: String) -> Bool {
    switch kind {
    case .expression(let expression): return expression.uses(name)
    case .variable(let variable):
      return variable.initialValue?.uses(name) ?? false || variable.getter?.contains { $0.uses(name) } ?? false
    case .conditional(let conditional):
      return conditional.conditions.contains { $0.uses(name) } || conditional.then.contains { $0.uses(name) }
        || conditional.otherwise?.contains { $0.uses(name) } ?? false
    case .guarding(let conditions, let otherwise):
      return conditions.contains { $0.uses(name) } || otherwise.contains { $0.uses(name) }
    case .selection(let selection):
      return selection.subject.uses(name) || selection.cases.contains { $0.body.contains { $0.uses(name) } }
    case .forEach(let loop): return loop.sequence.uses(name) || loop.body.contains { $0.uses(name) }
    case .whileLoop(let conditions, let body):
      return conditions.contains { $0.uses(name) } || body.contains { $0.uses(name) }
    case .repeatLoop(let body, let condition): return condition.uses(name) || body.contains { $0.uses(name) }
    case .returning(let expression): return expression?.uses(name) ?? false
    case .labelled(_, let inner): return inner.uses(name)
    case .deferring(let body): return body.contains { $0.uses(name) }
    case .throwing(let expression): return expression.uses(name)
    case .attempting(let body, let catches):
      return body.contains { $0.uses(name) } || catches.contains { $0.body.contains { $0.uses(name) } }
    case .function, .breaking, .continuing, .fallingThrough: return false
    }
  }
}

extension Condition {
  fileprivate func uses(_ name: String) -> Bool {
    switch kind {
    case .boolean(let expression), .pattern(_, let expression): return expression.uses(name)
    case .optionalBinding(_, let expression): return expression?.uses(name) ?? false
    }
  }
}

extension Expression {
  fileprivate func uses(_ name: String) -> Bool {
    switch kind {
    case .identifier(let found): return found == name
    case .integer, .floating, .boolean, .nilLiteral, .implicitMember, .keyPath, .closure, .opaque: return false
    case .string(let segments):
      return segments.contains { segment in
        if case .interpolation(let arguments) = segment { return arguments.contains { $0.value.uses(name) } }
        return false
      }
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base), .prefix(_, let base),
      .inoutReference(let base), .cast(let base, _, _), .attempt(let base), .specialized(let base, _):
      return base.uses(name)
    case .call(let call): return call.callee.uses(name) || call.arguments.contains { $0.value.uses(name) }
    case .subscripted(let base, let arguments):
      return base.uses(name) || arguments.contains { $0.value.uses(name) }
    case .binary(_, let left, let right), .assignment(_, let left, let right):
      return left.uses(name) || right.uses(name)
    case .ternary(let a, let b, let c): return a.uses(name) || b.uses(name) || c.uses(name)
    case .array(let elements): return elements.contains { $0.uses(name) }
    case .dictionary(let pairs): return pairs.contains { $0.key.uses(name) || $0.value.uses(name) }
    case .tuple(let elements): return elements.contains { $0.value.uses(name) }
    case .statement(let statement): return statement.uses(name)
    }
  }
}
