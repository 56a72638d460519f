internal import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// `base.name(…)`: the forms in the order in which they are tried.
  package func callMember(
    _ name: String, of base: Value, _ baseExpression: Expression, _ call: Call, as expected: SwiftType,
    in scope: Scope
  ) throws(Diagnostics) -> Value {
    if baseExpression.isSuper { return try callSuper(name, of: base, call, in: scope, baseExpression.source) }
    if case .type(let typeName) = base {
      return try callStatic(name, of: typeName, baseExpression, call, as: expected, in: scope)
    }
    if name == "init", case .identifier("self") = baseExpression.kind, case .structure = base {
      _ = scope.assign("self", try construct(typeName(of: base), call, in: scope))
      return .void
    }
    let hiding = hidingMethods(name, of: baseExpression, fitting: call, in: scope)
    if let methods = hiding ?? methods(name, of: base, fitting: call, in: scope) {
      return try callMethod(methods, on: base, baseExpression, call, as: expected, in: scope)
    }
    let known = entry(name, for: base, isProperty: false)
    if let closure = try heldClosure(name, of: base, beside: known, call) {
      return try callClosure(closure, call, in: scope)
    }
    if isOptionalMap(name, of: base, baseExpression, beside: known, call, in: scope) {
      return try mapped(base, call, in: scope)
    }
    if let known { return try invokeMember(known, of: base, baseExpression, call, as: expected, in: scope) }
    if case .binding(let binding) = base, name == "wrappedValue" {
      return try callMember(name, of: try read(binding, call.ownSource), baseExpression, call, as: expected, in: scope)
    }
    let extended = optionalTypes(of: base).lazy.compactMap { $0.methods[name] }
    if let methods = extended.first(where: { fits($0, call) }) {
      return try callFunction(methods, on: base, base: nil, call, as: expected, in: scope)
    }
    throw unknownMember(name, of: base, call.ownSource)
  }

  /// `Type.name(…)`, `self.init(…)` of a type, and `Module.name(…)`.
  private func callStatic(
    _ name: String, of typeName: String, _ baseExpression: Expression, _ call: Call, as expected: SwiftType,
    in scope: Scope
  ) throws(Diagnostics) -> Value {
    if name == "init" {
      let value = try construct(typeName, call, as: expected, in: scope)
      if case .identifier("self") = baseExpression.kind { _ = scope.assign("self", value) }
      return value
    }
    if catalog.isModule(typeName) {
      // `SwiftUI.Section { … }` beside a `Section` of the program's own, `Swift.max(a, b)` beside a `max`.
      if let entry = catalog.callable(name),
        ownType(name) != nil || declarations.nestedTypes[name] != nil || entry.role == .function
      {
        return try invoke(entry, on: .void, baseSource: baseExpression.source, call, as: expected, in: scope)
      }
      return try callByName(name, call, as: expected, in: scope)
    }
    if let value = try staticMember(name, of: typeName, call, as: expected, in: scope, call.ownSource) { return value }
    throw unknownStatic(name, typeName, call.ownSource)
  }

  /// The closure that a property holds; `nil` where a method is meant.
  private func heldClosure(
    _ name: String, of base: Value, beside known: CatalogEntry?, _ call: Call
  ) throws(Diagnostics) -> ClosureValue? {
    if known != nil, typeNames(of: base).contains(where: { types[$0]?.methods[name] != nil }) { return nil }
    guard !isInGetter(name, of: base, call), let value = try ownProperty(name, of: base, call.ownSource) else {
      return nil
    }
    return closure(of: value)
  }

  /// Whether `map` or `flatMap` is the optional's. One that holds a value is stored as that value, which may be a
  /// collection with a `map` of its own.
  private func isOptionalMap(
    _ name: String, of base: Value, _ expression: Expression, beside known: CatalogEntry?, _ call: Call,
    in scope: Scope
  ) -> Bool {
    guard name == "map" || name == "flatMap", call.arguments.count == 1 else { return false }
    if known == nil { return true }
    guard !base.isNil, case .optional = staticType(expression, in: scope) else { return false }
    return true
  }

  /// `map` of an optional.
  private func mapped(_ value: Value, _ call: Call, in scope: Scope) throws(Diagnostics) -> Value {
    if value.isNil { return .none }
    let transform = try typed(call.arguments[0].value, as: .function([.any], .any), in: scope)
    guard let closure = closure(of: transform) else { throw .notCallable(typeName(of: transform), call.ownSource) }
    return try invoke(closure, [value], call.ownSource)
  }

  private func unknownStatic(_ name: String, _ typeName: String, _ source: SourceRange) -> Diagnostics {
    if let relative = catalog.gap(".\(name)") { return .unsupported(".\(name)", relative: relative, source) }
    let near = suggestion(
      for: name, in: catalog.staticNames(of: typeName) + (types[typeName]?.staticMethods.keys.sorted() ?? []))
    return .unknownStatic(name, of: typeName, near: near, source)
  }
}
