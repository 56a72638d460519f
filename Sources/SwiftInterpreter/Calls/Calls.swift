internal import struct LayoutEngine.SourceRange
internal import ViewProgram

extension Evaluator {
  /// `name(…)`: a local closure, a method of self, a function, a type, or an entry of the catalogue.
  func callByName(_ name: String, _ call: Call, as expected: SwiftType, in scope: Scope) throws(Diagnostics) -> Value {
    if let value = scope.value(name) {
      if case .unknown = value { throw .noted }
      if case .type(let typeName) = value { return try construct(typeName, call, as: expected, in: scope) }
      guard let closure = closure(of: value) else { throw .notCallable(self.typeName(of: value), call.ownSource) }
      return try callClosure(closure, call, in: scope)
    }
    if let own = scope.value("self") {
      if let value = try callOnSelf(name, own, call, as: expected, in: scope) { return value }
      for outer in types(around: selfTypeName(own)) {
        if let methods = types[outer]?.staticMethods[name] {
          return try callFunction(methods, on: .type(outer), base: nil, call, as: expected, in: scope)
        }
        if let value = try ownStatic(name, of: outer, call.ownSource), let closure = closure(of: value) {
          return try callClosure(closure, call, in: scope)
        }
      }
    }
    if let candidates = functions[name], !isMeant(catalog.callable(name), beside: candidates, call, in: scope) {
      return try callFunction(candidates, on: nil, base: nil, call, as: expected, in: scope)
    }
    if name == "Self", let own = scope.value("self") {
      return try construct(selfTypeName(own), call, as: expected, in: scope)
    }
    if name == "type", call.arguments.count == 1, call.arguments[0].label == "of" {
      return .type(typeName(of: try value(call.arguments[0].value, in: scope)))
    }
    if name == "swap", call.arguments.count == 2 {
      let values = (try value(call.arguments[0].value, in: scope), try value(call.arguments[1].value, in: scope))
      try assign(values.1, to: call.arguments[0].value, in: scope)
      try assign(values.0, to: call.arguments[1].value, in: scope)
      return .void
    }
    let typeName = genericArgument(name, in: scope) ?? typeName(behind: name, in: scope, call.callee.source)
    if ownType(typeName) != nil || catalog.callable(typeName) != nil {
      return try construct(typeName, call, as: expected, in: scope)
    }
    if let value = try global(name, call.ownSource), case .closure(let closure) = value {
      return try callClosure(closure, call, in: scope)
    }
    if let tuple = try namedTuple(name, call, in: scope) { return tuple }
    throw unknown(name, in: scope, call: call, call.callee.source)
  }

  /// Whether a function of Swift's is called, for all of the program's under its name take other arguments.
  private func isMeant(
    _ known: CatalogEntry?, beside candidates: [FunctionDeclaration], _ call: Call, in scope: Scope
  ) -> Bool {
    known?.role == .function && candidates.allSatisfy { takesOthers($0, call, in: scope) }
  }

  /// `Type<Arguments>(…)`
  func callByName(
    _ name: String, _ arguments: [TypeReference], _ call: Call, as expected: SwiftType, in scope: Scope
  ) throws(Diagnostics) -> Value {
    let type = specialized(name, arguments, in: scope, call.callee.source)
    guard types[type]?.isSpecialized ?? false else {
      return framework.specialized(try callByName(name, call, as: expected, in: scope), by: arguments)
    }
    return try construct(type, call, as: expected, in: scope)
  }

  /// A method of the type around the code; in `extension View` also a modifier. `nil` when there is none.
  private func callOnSelf(
    _ name: String, _ own: Value, _ call: Call, as expected: SwiftType, in scope: Scope
  ) throws(Diagnostics) -> Value? {
    let base = Expression(.identifier("self"), source: call.callee.source)
    if let methods = hidingMethods(name, of: base, fitting: call, in: scope) {
      return try callMethod(methods, on: own, base, call, as: expected, in: scope)
    }
    if case .type(let typeName) = own {
      guard let methods = owner(ofStatic: name, typeName)?.staticMethods[name] else { return nil }
      return try callFunction(methods, on: own, base: nil, call, as: expected, in: scope)
    }
    let known = entry(name, for: own, isProperty: false)
    if let methods = methods(name, of: own, fitting: call, in: scope) {
      return try callMethod(methods, on: own, base, call, as: expected, in: scope)
    }
    for typeName in typeNames(of: own) {
      guard let info = types[typeName] else { continue }
      // `func shadow(_ style: Style)` may itself call SwiftUI's `shadow(radius:)`.
      if let known, info.methods[name] != nil {
        return try invokeMember(known, of: own, base, call, as: expected, in: scope)
      }
      if let methods = info.staticMethods[name] {
        return try callFunction(methods, on: .type(typeName), base: nil, call, as: expected, in: scope)
      }
    }
    if !isInGetter(name, of: own, call), let value = try ownProperty(name, of: own, call.ownSource),
      let closure = closure(of: value)
    {
      return try callClosure(closure, call, in: scope)
    }
    let isFree = functions[name] != nil || catalog.callable(name) != nil
    guard !isFree, let known else { return nil }
    return try invokeMember(known, of: own, base, call, as: expected, in: scope)
  }

  /// Whether a call stands in the property of its name, which it cannot mean: `resourceValues(forKeys:)` in an extension's
  /// `resourceValues`.
  func isInGetter(_ name: String, of base: Value, _ call: Call) -> Bool {
    typeNames(of: base).contains { types[$0]?.computedProperties[name]?.source.encloses(call.ownSource) ?? false }
  }

  func callMethod(
    _ methods: (candidates: [FunctionDeclaration], type: TypeInfo), on base: Value, _ expression: Expression,
    _ call: Call, as expected: SwiftType, in scope: Scope
  ) throws(Diagnostics) -> Value {
    try callFunction(
      methods.candidates, on: adapted(base, to: methods.type), typed: selfType(in: methods.type), base: expression,
      call, as: expected, in: scope)
  }

  /// The scenario's own methods of that name, unless only SwiftUI's one fits the call's labels. The labels also tell a
  /// type's own method from the one of a protocol's extension. In a method that hides SwiftUI's, that one is meant:
  /// `func contextMenu(…) -> some View { contextMenu { … }.padding() }`, unless an argument is seen to be for another. So it
  /// is where the type's own is a `@_disfavoredOverload`.
  func methods(
    _ name: String, of base: Value, fitting call: Call, in scope: Scope
  ) -> (candidates: [FunctionDeclaration], type: TypeInfo)? {
    var found: [(candidates: [FunctionDeclaration], type: TypeInfo)] = []
    for typeName in typeNames(of: base) {
      guard let info = types[typeName], let candidates = info.methods[name] else { continue }
      found.append((candidates, info))
    }
    if found.isEmpty { return nil }
    guard let entry = entry(name, for: base, isProperty: false) else {
      return found.count == 1 ? found[0] : found.first { fits($0.candidates, call) } ?? found[0]
    }
    if entry.overloads.contains(where: { $0.takesAnything || Signature($0).fits(call) }) {
      let isInside = found.contains { $0.candidates.contains { $0.source.encloses(call.ownSource) } }
      for index in found.indices {
        found[index].candidates.removeAll {
          $0.source.encloses(call.ownSource) || takesOthers($0, call, in: scope)
            || isInside && !isSeenToTake($0, call, in: scope)
            || $0.isDisfavored && !isMeant($0, beforeLibrary: call, in: scope)
        }
      }
    }
    return found.first { fits($0.candidates, call) }
  }

  /// Whether the labels of a call are those of one of the functions, and no argument is seen at once to be something else
  /// than its parameter.
  func fits(_ candidates: [FunctionDeclaration], _ call: Call) -> Bool {
    candidates.contains { candidate in
      let result = signature(candidate.parameters).match(
        call.arguments, firstTrailingClosure: call.firstTrailingClosure)
      guard case .matched(let slots) = result else { return false }
      return zip(candidate.parameters, slots).allSatisfy { parameter, arguments in
        arguments.allSatisfy { mayBe(call.arguments[$0].value, parameter.type) }
      }
    }
  }

  /// Whether an expression may be of a type, as far as it shows: `.horizontal`, `NSNumber(value: 2)` and a list are no
  /// numbers, and `0.5` is no integer.
  private func mayBe(_ expression: Expression, _ reference: TypeReference) -> Bool {
    let type = swiftType(reference)
    // `modifier(Shimmer())`: what a type makes is no function.
    if case .function = type, case .call(let made) = expression.kind, case .identifier(let name) = made.callee.kind {
      return ownType(name) == nil
    }
    // An optional may be `.none` as well.
    guard reference.name != "Optional", type.isFloating || type.isInteger || type == .bool || type == .string
    else { return true }
    switch expression.kind {
    case .array, .dictionary: return false
    case .floating: return !type.isInteger
    case .call(let call):
      if case .identifier("NSNumber") = call.callee.kind { return false }
      return true
    case .implicitMember(let name):
      let own = typeName(behind: reference.name)
      let names = type.isFloating ? SwiftType.floatingNames + [own] : [own]
      return names.contains { catalog.staticMember(name, of: $0) != nil || types[$0]?.staticProperties[name] != nil }
    default: return true
    }
  }
}
