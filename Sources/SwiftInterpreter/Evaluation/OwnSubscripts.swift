internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Subscripts that the scenario declares.
extension Evaluator {
  /// `base[…]` by a subscript of the scenario's own; `nil` when none fits.
  func ownSubscript(
    _ base: Value, _ arguments: [Argument], in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    guard let (found, local) = try fitting(base, arguments, in: scope, source) else { return nil }
    try enter(source)
    defer { leave() }
    return try run(
      found.getter.body, in: local, returning: swiftType(found.getter.result), isBuilder: false, source)
  }

  /// `$base[…]` by a subscript of the scenario's own: what it gives and sets, as a binding; `nil` when none fits.
  func boundSubscript(
    _ base: Value, _ arguments: [Argument], in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    guard case .binding(let owner) = base else { return nil }
    guard try fitting(try read(owner, source), arguments, in: scope, source) != nil else { return nil }
    let get = ClosureValue(
      .native { (evaluator, _, source) throws(Diagnostics) -> Value in
        let holder = try evaluator.read(owner, source)
        return try evaluator.ownSubscript(holder, arguments, in: scope, source) ?? .none
      })
    let set = ClosureValue(
      .native { (evaluator, values, source) throws(Diagnostics) -> Value in
        let holder = try evaluator.read(owner, source)
        let changed = try evaluator.settingOwnSubscript(
          holder, arguments, to: values.first ?? .none, in: scope, source)
        // An object has changed where it is.
        if case .structure(let structure) = holder, structure.object != nil { return .void }
        if let changed { try evaluator.write(owner, changed, source) }
        return .void
      })
    return .binding(BindingValue(.closures(get: get, set: set)))
  }

  /// The base after `base[…] = value` by a subscript of the scenario's own; `nil` when none fits.
  func settingOwnSubscript(
    _ base: Value, _ arguments: [Argument], to value: Value, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    guard let (found, local) = try fitting(base, arguments, in: scope, source) else { return nil }
    guard let setter = found.setter else { throw .cannotAssign(source) }
    try enter(source)
    defer { leave() }
    local.declare("newValue", value, type: swiftType(found.getter.result))
    _ = try execute(setter, in: local, returning: .void)
    return local.value("self")
  }

  /// The subscript whose labels fit, and a scope with its arguments.
  ///
  /// In a subscript that a library's type was given, the type's own is meant: `self[index(startIndex, offsetBy: offset)]`
  /// in `subscript(offset: Int) -> Character` of a string. In Swift that index is no `Int`.
  private func fitting(
    _ base: Value, _ arguments: [Argument], in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> (SubscriptDeclaration, Scope)? {
    for typeName in typeNames(of: base) {
      guard let info = types[typeName] else { continue }
      let isInside = catalog.isKnown(typeName) && info.subscripts.contains { $0.getter.source.encloses(source) }
      let candidates = info.subscripts.filter { candidate in
        if isInside, candidate.getter.parameters.allSatisfy({ $0.label == nil }) { return false }
        let result = signature(candidate.getter.parameters).match(arguments, firstTrailingClosure: arguments.count)
        if case .matched = result { return true }
        return false
      }
      if candidates.isEmpty { continue }
      let callee = Expression(.identifier("subscript"), source: source)
      let call = Call(
        callee: callee, arguments: arguments, firstTrailingClosure: arguments.count, ownSource: source)
      let bound = try bind(
        candidates.map { signature($0.getter.parameters) }, call, named: "subscript", in: scope)
      let found = candidates[bound.signature]
      let local = Scope(parent: nil)
      local.declare("self", base)
      try declareParameters(found.getter, bound, in: local)
      return (found, local)
    }
    return nil
  }
}
