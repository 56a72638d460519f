import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Which of several functions with a call's labels is meant, as far as it shows in the source.
extension Evaluator {
  /// How far overloads are from what a call means: first of all it is one that takes arguments of the kinds that the call
  /// has, of these one of the call's own file, of these one that makes what the context wants, and of these one that is for
  /// these arguments and no others, as they are rather than as optionals. Where the context does not tell, a function does
  /// not mean itself but the one that takes the same and makes something else; and where the arguments do not, it hands
  /// on to another.
  func ranks(
    of candidates: [FunctionDeclaration], for call: Call, as expected: SwiftType, in scope: Scope
  ) -> [Int] {
    guard candidates.count > 1 else { return candidates.map { _ in 0 } }
    let wanted = expected.alternatives
    return candidates.map { function in
      let result = swiftType(function.result)
      let isWanted =
        expected == .any || result == expected || wanted.contains(result)
        || expected.allowsNil && wanted.contains(result.unwrapped)
      let meansTwin =
        expected == .any && function.source.encloses(call.ownSource)
        && candidates.contains { $0.takesTheSame(as: function) && swiftType($0.result) != result }
      let distance = distance(of: function, from: call, in: scope)
      let handsOn = distance == Evaluator.farthest && function.source.encloses(call.ownSource)
      return (takesOthers(function, call, in: scope) ? 32 : 0) + (function.source.file == call.ownSource.file ? 0 : 16)
        + (isWanted && !meansTwin ? 0 : 8) + 2 * distance + (handsOn ? 1 : 0)
    }
  }

  /// How far initialisers are from what a call means: one that takes arguments of the kinds that the call has, and of
  /// these not the one that the call stands in, which hands on to another.
  func ranks(ofInitializers candidates: [FunctionDeclaration], for call: Call, in scope: Scope) -> [Int] {
    let handsOn = candidates.map { $0.source.encloses(call.ownSource) ? 4 : 0 }
    // The only one beside that of the members.
    guard candidates.count > 1 else { return handsOn }
    return zip(candidates, handsOn).map { candidate, handsOn in
      (takesOthers(candidate, call, in: scope) ? 8 : 0) + handsOn + distance(of: candidate, from: call, in: scope)
    }
  }

  /// The distance of a function that is not seen to take what it is given.
  private static let farthest = 2

  /// Zero where a function takes every argument as it is, one where it takes an optional in the place of some, and two
  /// where it is not seen to take them all, or some may be missing that it needs.
  private func distance(of function: FunctionDeclaration, from call: Call, in scope: Scope) -> Int {
    guard isSeenToTake(function, call, in: scope),
      case .matched(let slots) = signature(function.parameters).match(
        call.arguments, firstTrailingClosure: call.firstTrailingClosure)
    else { return Evaluator.farthest }
    var distance = 0
    for (parameter, arguments) in zip(function.parameters, slots) {
      let takesNil = swiftType(parameter.type).isOptional
      for argument in arguments {
        let mayBeNil = staticType(call.arguments[argument].value, in: scope).isOptional
        if mayBeNil != takesNil { distance = max(distance, takesNil ? 1 : Evaluator.farthest) }
      }
    }
    return distance
  }

  /// Whether an argument is seen to be of another kind than what the function takes in its place.
  func takesOthers(_ function: FunctionDeclaration, _ call: Call, in scope: Scope) -> Bool {
    let slots: [[Int]]
    switch signature(function.parameters).match(call.arguments, firstTrailingClosure: call.firstTrailingClosure) {
    case .matched(let matched): slots = matched
    case .mismatch: return false
    }
    return zip(function.parameters, slots).contains { parameter, arguments in
      let isWhole = function.takesWholeNumber(for: parameter.type)
      return arguments.map { call.arguments[$0].value }.contains { argument in
        isOther(argument, than: parameter.type, in: scope) || isWhole && isFraction(argument, in: scope)
      }
    }
  }

  /// Whether every argument is seen to be of what the function takes.
  func isSeenToTake(_ function: FunctionDeclaration, _ call: Call, in scope: Scope) -> Bool {
    guard
      case .matched(let slots) = signature(function.parameters).match(
        call.arguments, firstTrailingClosure: call.firstTrailingClosure)
    else { return false }
    return zip(function.parameters, slots).allSatisfy { parameter, arguments in
      let wanted = swiftType(parameter.type).unwrapped
      return wanted != .any
        && arguments.map { call.arguments[$0].value }.allSatisfy { argument in
          argument.isLiteral(of: wanted) || staticType(argument, in: scope).unwrapped == wanted
        }
    }
  }

  /// Whether a function that steps back behind others is meant by a call all the same: it takes a range or a value of the
  /// program's own types, and nothing of SwiftUI's does.
  func isMeant(_ function: FunctionDeclaration, beforeLibrary call: Call, in scope: Scope) -> Bool {
    guard
      case .matched(let slots) = signature(function.parameters).match(
        call.arguments, firstTrailingClosure: call.firstTrailingClosure)
    else { return false }
    return zip(function.parameters, slots).contains { parameter, arguments in
      guard case .named(let wanted) = swiftType(parameter.type).unwrapped else { return false }
      return arguments.map { call.arguments[$0].value }.contains { argument in
        if argument.isRange { return ["Range", "ClosedRange", SwiftType.floatingRange].contains(wanted) }
        return ownType(wanted) != nil && staticType(argument, in: scope).unwrapped == .named(wanted)
      }
    }
  }

  /// Whether an argument is seen to be a floating-point number, which `func pow<T: BinaryInteger>(_ base: T, …)` is not for.
  private func isFraction(_ argument: Expression, in scope: Scope) -> Bool {
    if case .floating = argument.kind { return true }
    return staticType(argument, in: scope).isFloating
  }

  private func isOther(_ argument: Expression, than type: TypeReference, in scope: Scope) -> Bool {
    if isForeign(argument, to: swiftType(type)) { return true }
    switch argument.kind {
    case .closure(let closure): return takesOtherCount(closure, than: swiftType(type))
    case .string: return false
    case .call(let conversion): if isOtherNumber(conversion, than: type) { return true }
    case .identifier, .member, .optionalChain, .forceUnwrap: break
    case .binary where argument.numberLiteral == nil: break
    default: return isText(argument, in: scope) && isKeyOfText(type)
    }
    return isText(argument, in: scope) && isKeyOfText(type) || isOfLibrary(argument, wantingOwn: type, in: scope)
  }

  /// Whether an argument is seen to be of one of SwiftUI's types, and one of the program's is taken: a `Color` where
  /// `func tint(_ color: ThemedColor)` hides a modifier.
  private func isOfLibrary(_ argument: Expression, wantingOwn type: TypeReference, in scope: Scope) -> Bool {
    guard case .named(let wanted) = swiftType(type).unwrapped, let kind = ownType(wanted)?.kind,
      kind == .structure || kind == .enumeration
    else { return false }
    guard case .named(let found) = staticType(argument, in: scope).unwrapped else { return isChainOfLibrary(argument) }
    return found != wanted && ownType(found) == nil && catalog.isType(found)
  }

  /// Whether a call converts to one kind of number and another is taken: `name(of: Int(code))` is no call of
  /// `name(of: Int32)`.
  private func isOtherNumber(_ conversion: Call, than type: TypeReference) -> Bool {
    guard case .identifier(let made) = conversion.callee.kind else { return false }
    let numbers = SwiftType.integerNames + SwiftType.floatingNames
    let wanted = typeName(behind: type.name)
    return numbers.contains(made) && numbers.contains(wanted) && made != wanted
  }

  /// Whether a closure has another number of parameters than the function that is taken: `{ _ in Text("A") }` is none
  /// without. A tuple may be spread over several names.
  private func takesOtherCount(_ closure: Closure, than type: SwiftType) -> Bool {
    let count = closure.parameterCount
    switch type.unwrapped {
    case .function(let parameters, _), .builder(let parameters, _):
      return parameters.count != count && !(parameters.count == 1 && count > 1)
    default: return false
    }
  }

  private func isText(_ argument: Expression, in scope: Scope) -> Bool {
    staticType(argument, in: scope).unwrapped == .string
  }

  /// Whether a type is the key of a translation, which only a literal can be, and no other text of the program.
  private func isKeyOfText(_ type: TypeReference) -> Bool {
    guard case .named(let name) = swiftType(type).unwrapped else { return false }
    return name == "LocalizedStringKey" || name == "LocalizedStringResource"
  }
}

extension FunctionDeclaration {
  /// Whether it is marked to be taken only where nothing else is.
  var isDisfavored: Bool { attributes.contains { $0.name == Attribute.disfavored } }

  private static let wholeNumbers: Set<String> = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger",
  ]

  /// Whether a parameter's type is a generic one that stands for whole numbers.
  fileprivate func takesWholeNumber(for type: TypeReference) -> Bool {
    genericBounds.contains { $0.parameter == type.name && FunctionDeclaration.wholeNumbers.contains($0.type.name) }
  }

  /// Whether its parameters have the labels and types of another's.
  fileprivate func takesTheSame(as other: FunctionDeclaration) -> Bool {
    parameters.map { $0.label } == other.parameters.map { $0.label }
      && parameters.map { $0.type } == other.parameters.map { $0.type }
  }
}

extension Expression {
  /// Whether it is a range as it is written: `0...10`.
  fileprivate var isRange: Bool {
    if case .binary("...", _, _) = kind { return true }
    if case .binary("..<", _, _) = kind { return true }
    return false
  }

  /// Whether it is a literal or an implicit member that a context of a type makes one of that type.
  fileprivate func isLiteral(of type: SwiftType) -> Bool {
    switch kind {
    case .integer: return type.isInteger || type.isFloating
    case .array:
      if case .array = type { return true }
      return false
    case .string, .floating, .closure: return false
    default: return takesItsType && type != .string && !type.isInteger
    }
  }
}

extension Closure {
  /// How many parameters it names or uses.
  fileprivate var parameterCount: Int {
    if !parameters.isEmpty { return parameters.count }
    if uses("$2") { return 3 }
    return uses("$1") ? 2 : uses("$0") ? 1 : 0
  }
}
