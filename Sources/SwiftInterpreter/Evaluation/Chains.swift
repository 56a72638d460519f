internal import struct LayoutEngine.SourceRange
package import ViewProgram

/// One step of a chain such as `a.b(c)?.d[0]`.
private struct Link {
  enum Kind {
    case member(String)
    case method(String, Call)
    case call(Call)
    case subscripted([Argument])
    case optional
    case force
  }

  var kind: Kind
  /// The value that the step is applied to.
  var base: Expression
  var source: SourceRange

  var isMethod: Bool {
    if case .method = kind { return true }
    return false
  }

  /// Whether the step hands out an element of a list.
  var takesAnElement: Bool {
    switch kind {
    case .subscripted: return true
    case .member(let name): return name == "first" || name == "last"
    case .method(let name, _): return name == "randomElement"
    default: return false
    }
  }

  var isUnwrapping: Bool {
    switch kind {
    case .optional, .force: return true
    default: return false
    }
  }

  /// The name that the step is known by.
  var name: String {
    switch kind {
    case .member(let name): return name
    case .method(let name, _): return name
    case .call: return base.text
    case .subscripted: return "\(base.text)[…]"
    case .optional, .force: return base.text
    }
  }

  /// The chain as far as the step.
  var expression: Expression {
    switch kind {
    case .member(let name): return Expression(.member(base, name), source: source)
    case .method(_, let call), .call(let call): return Expression(.call(call), source: source)
    case .subscripted(let arguments): return Expression(.subscripted(base, arguments), source: source)
    case .optional, .force: return base
    }
  }

  /// The step's result for an opaque value.
  func opaque(of value: OpaqueValue, in scope: Scope) -> OpaqueValue {
    switch kind {
    case .optional, .force: return value
    case .member(let name): return value.member(name)
    case .method(let name, let call):
      return OpaqueValue(value.origin, text: "\(value.text).\(name)()", making: .modifier(value, name, call, scope))
    case .call, .subscripted: return OpaqueValue(value.origin, text: expression.text)
    }
  }
}

extension Expression {
  fileprivate var isIdentifier: Bool {
    if case .identifier = kind { return true }
    return false
  }

  /// The name that a chain begins with.
  fileprivate var rootName: String {
    switch kind {
    case .identifier(let name): return name
    case .implicitMember(let name): return ".\(name)"
    case .call(let call): return call.callee.rootName
    default: return text
    }
  }

  /// What a chain's first call may be making when its name is not known.
  fileprivate func making(in scope: Scope) -> OpaqueValue.Making {
    if case .call(let call) = kind { return .call(call, scope) }
    return .unknown
  }
}

extension Evaluator {
  /// Evaluates a chain of members and calls from its root on, in a loop: ten thousand modifiers need no stack.
  package func chain(_ expression: Expression, as expected: SwiftType, in scope: Scope) throws(Diagnostics) -> Value {
    var links: [Link] = []
    let root = unroll(expression, &links)
    var value: Value
    do throws(Diagnostics) {
      value = try rootValue(root, as: rootType(of: root, before: links, as: expected), in: scope)
    } catch {
      value = try opaque(after: error, root, named: root.rootName, making: root.making(in: scope))
      if root.isNamedCall, let own = scope.value("self") { noteUnchanged(own, by: value) }
    }
    let isLiteral = root.isNumberLiteral
    var calls = 0
    for (position, link) in links.enumerated().reversed() {
      try step(link.source)
      // A call's result for a view surrounds that view.
      if link.isMethod { calls += 1 }
      try check(levels: calls, link.source)
      if case .optional = link.kind {
        if case .none = value { return .none }
        continue
      }
      let isLast = position == 0
      do throws(Diagnostics) {
        value = try apply(link, to: value, isLiteral: isLiteral, as: isLast ? expected : .any, in: scope)
      } catch {
        guard link.isMethod, framework.goesOn(with: value) else {
          let base = value
          value = try opaque(after: error, link.expression, named: link.name)
          if link.isMethod { noteUnchanged(base, by: value) }
          continue
        }
        if isGap(error), let reason = error.all.first {
          standIn(.modifier, link.name, link.source, reason)
          value = framework.shown(value, without: link.name, link.source, self)
        } else {
          try note(error)
        }
      }
    }
    return value
  }

  /// What the context wants of the root of a chain: of `[.red, .blue][index]` a list of what it wants of the whole.
  private func rootType(of root: Expression, before links: [Link], as expected: SwiftType) -> SwiftType {
    if case .array = root.kind, let first = links.last {
      return first.takesAnElement && links.dropLast().allSatisfy { $0.isUnwrapping } ? .array(expected) : .any
    }
    return links.isEmpty || !root.isNamedCall ? expected : .any
  }

  /// A method of a collection that is not known may have been to change it, whether anybody needs what it makes or not:
  /// what is calculated from the collection is then wrong.
  private func noteUnchanged(_ base: Value, by result: Value) {
    guard case .opaque(let opaque) = result else { return }
    switch base {
    case .array, .dictionary, .string: use(opaque)
    default: return
    }
  }

  private func unroll(_ expression: Expression, _ links: inout [Link]) -> Expression {
    var current = expression
    while true {
      switch current.kind {
      case .member(let base, let name):
        links.append(Link(kind: .member(name), base: base, source: current.source))
        current = base
      case .optionalChain(let base):
        links.append(Link(kind: .optional, base: base, source: current.source))
        current = base
      case .forceUnwrap(let base):
        links.append(Link(kind: .force, base: base, source: current.source))
        current = base
      case .subscripted(let base, let arguments):
        links.append(Link(kind: .subscripted(arguments), base: base, source: current.source))
        current = base
      case .call(let call):
        switch call.callee.kind {
        case .member(let base, let name):
          links.append(Link(kind: .method(name, call), base: base, source: call.ownSource))
          current = base
        case .identifier, .implicitMember: return current
        case .specialized(let base, _) where base.isIdentifier: return current
        default:
          links.append(Link(kind: .call(call), base: call.callee, source: call.ownSource))
          current = call.callee
        }
      default: return current
      }
    }
  }

  private func rootValue(_ root: Expression, as expected: SwiftType, in scope: Scope) throws(Diagnostics) -> Value {
    switch root.kind {
    case .identifier("super"): return scope.value("self") ?? .none
    case .identifier(let name): return try identifier(name, in: scope, root.source)
    case .implicitMember(let name): return try implicitMember(name, nil, as: expected, in: scope, root.source)
    case .call(let call):
      switch call.callee.kind {
      case .identifier(let name): return try callByName(name, call, as: expected, in: scope)
      case .implicitMember(let name): return try implicitMember(name, call, as: expected, in: scope, root.source)
      case .specialized(let base, let arguments):
        guard case .identifier(let name) = base.kind else { return try value(call.callee, in: scope) }
        return try callByName(name, arguments, call, as: expected, in: scope)
      default: return try value(call.callee, in: scope)
      }
    case .array: return try value(root, as: expected, in: scope)
    default: return try value(root, in: scope)
    }
  }

  private func apply(
    _ link: Link, to base: Value, isLiteral: Bool, as expected: SwiftType, in scope: Scope
  ) throws(Diagnostics) -> Value {
    if case .opaque(let opaque) = base { return .opaque(noted(link.opaque(of: opaque, in: scope))) }
    switch link.kind {
    case .member(let name):
      if link.base.isSuper { return try superProperty(name, of: base, link.source) }
      if let value = try hidingProperty(name, of: base, link.base, in: scope, link.source) { return value }
      if name == "none", case .type = base, link.base.wrappedType != nil { return .none }
      return try property(name, of: literalBase(base, isLiteral, name), link.source)
    case .method(let name, let call):
      if name == "some", case .type = base, let wrapped = link.base.wrappedType, call.arguments.count == 1 {
        return try typed(call.arguments[0].value, as: swiftType(wrapped, in: scope), in: scope)
      }
      return try callMember(name, of: literalBase(base, isLiteral, name), link.base, call, as: expected, in: scope)
    case .call(let call):
      if case .type(let name) = base { return try construct(name, call, as: expected, in: scope) }
      guard let closure = closure(of: base) else { throw .notCallable(typeName(of: base), link.source) }
      // `let radius: CGFloat = { … return 50 }()`
      if case .closure = link.base.kind, closure.resultType == .any { closure.resultType = expected }
      return try callClosure(closure, call, in: scope)
    case .subscripted(let arguments):
      let key = arguments.first.map { keyType(for: $0.value, of: base, link.base, in: scope) } ?? .any
      return try subscripted(base, arguments, keyed: key, in: scope, link.source)
    case .optional: return base
    case .force:
      if case .none = base { throw .unwrappedNil(link.source) }
      return base
    }
  }

  /// `100.scaled` finds a member of CGFloat when Int has none: the literal is then a CGFloat.
  private func literalBase(_ base: Value, _ isLiteral: Bool, _ name: String) -> Value {
    guard isLiteral, case .int(let number) = base else { return base }
    let hasInt = types["Int"]?.hasMember(name) ?? false
    if hasInt || catalog.members(name).contains(where: { $0.type == "Int" }) { return base }
    let hasFloating = types["CGFloat"]?.hasMember(name) ?? false
    return hasFloating || catalog.members(name).contains { $0.type == "CGFloat" } ? .double(Double(number)) : base
  }
}

extension TypeInfo {
  package func hasMember(_ name: String) -> Bool {
    computedProperties[name] != nil || methods[name] != nil || fieldIndex(name) != nil
  }
}

extension Expression {
  /// What is wrapped by the type that the expression names, where that is an optional: `Item?`, `Optional<Item>`.
  fileprivate var wrappedType: TypeReference? {
    switch kind {
    case .optionalChain(let type): return type.typePath.map { TypeReference(name: $0, source: source) }
    case .specialized(let base, let arguments):
      guard case .identifier("Optional") = base.kind, arguments.count == 1 else { return nil }
      return arguments[0]
    default: return nil
    }
  }

  /// A call of what has a name. What the context wants is not wanted of it where something follows: in
  /// `let text: String = words(3).joined()` no `words` that makes a string is meant.
  fileprivate var isNamedCall: Bool {
    guard case .call(let call) = kind, case .identifier = call.callee.kind else { return false }
    return true
  }
}
