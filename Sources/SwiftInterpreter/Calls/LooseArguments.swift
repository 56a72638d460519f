package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// The values of arguments that are hardly or never read, as far as they can be evaluated.
  ///
  /// They may be of types of which nothing is known, so errors in them are not reported, except for an unknown
  /// name. Closures are handed on as they are.
  func looseArguments(_ call: Call, of entry: CatalogEntry, in scope: Scope) throws(Diagnostics) -> [LooseArgument] {
    var given: [LooseArgument] = []
    func add(_ argument: Argument, _ value: Value) {
      given.append(LooseArgument(value: LabelledValue(argument.label, value), source: argument.value.source))
    }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind {
        add(argument, .closure(closureValue(closure, as: .any, in: scope)))
        continue
      }
      let types = framework.types(ofLoose: argument.label, of: entry)
      if let value = try looseValue(argument.value, asAnyOf: types.dropLast(), in: scope) {
        add(argument, value)
        continue
      }
      if let constants = argument.value.namedConstants {
        add(argument, constants)
        continue
      }
      if let constant = argument.value.constantOfName {
        add(argument, .binding(BindingValue(.constant(constant))))
        continue
      }
      if let value = try looseValue(argument.value, as: types.last ?? .any, in: scope) { add(argument, value) }
    }
    return given
  }

  /// The value of such an argument as the first of several types that has it; `nil` where none has.
  private func looseValue(
    _ argument: Expression, asAnyOf types: ArraySlice<SwiftType>, in scope: Scope
  ) throws(Diagnostics) -> Value? {
    for type in types {
      if let value = try looseValue(argument, as: type, in: scope), !value.isOpaque { return value }
    }
    return nil
  }

  /// The value of such an argument; `nil` where it cannot be evaluated.
  func looseValue(
    _ argument: Expression, as type: SwiftType = .any, in scope: Scope
  ) throws(Diagnostics) -> Value? {
    let before = problems
    defer { problems = before }
    do throws(Diagnostics) {
      // `.constant(true)` is all that is written so and read.
      if argument.isImplicitConstant { return try value(argument, as: .named("Binding"), in: scope) }
      return try value(argument, as: type, in: scope)
    } catch {
      if error.isLimit || (error.isUnknownName && argument.startsWithVariable) { throw error }
      return nil
    }
  }
}

/// An argument of a call that takes anything.
package struct LooseArgument {
  package var value: LabelledValue
  package var source: SourceRange
}

extension Diagnostics {
  fileprivate var isUnknownName: Bool { all.first?.code == .unknownName }
}

extension Expression {
  /// `.constant(…)`
  fileprivate var isImplicitConstant: Bool {
    if case .call(let call) = kind, case .implicitMember("constant") = call.callee.kind { return true }
    return false
  }

  /// What `.constant(.red)` holds: the name alone, as what type it is of is not known.
  fileprivate var constantOfName: Value? {
    guard isImplicitConstant, case .call(let call) = kind, call.arguments.count == 1,
      case .implicitMember = call.arguments[0].value.kind
    else { return nil }
    return call.arguments[0].value.namedConstants
  }

  /// `.vertical`, and a list of such, by their names alone: what type they are of is not known.
  fileprivate var namedConstants: Value? {
    switch kind {
    case .implicitMember(let name): return .symbol(type: "", name: name)
    case .array(let elements) where !elements.isEmpty:
      let constants = elements.compactMap { $0.namedConstants }
      return constants.count == elements.count ? .array(constants) : nil
    default: return nil
    }
  }

  /// It is a variable or a member of one, not a type's constant.
  fileprivate var startsWithVariable: Bool {
    switch kind {
    case .identifier(let name):
      guard let first = name.utf8.first else { return false }
      return first == UInt8(ascii: "$") || first == UInt8(ascii: "_") || first.isLowercaseLetter
    case .member(let base, _): return base.startsWithVariable
    default: return false
    }
  }
}

extension Invocation {
  /// What a binding or a plain value holds.
  package func held(_ value: Value) throws(Diagnostics) -> Value {
    if case .binding(let binding) = value { return try evaluator.read(binding, source) }
    return value
  }
}
