internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Initialisers that the program's extensions add to types of Swift's, SwiftUI's and other modules'.
extension Evaluator {
  /// An initialiser that an extension adds to a type; it assigns `self` as a whole.
  ///
  /// In its own body the type's is meant: `init(text: String, axis: Axis?) { self.init(text: text, axis: axis ?? .vertical) }`.
  func extendedInitializer(_ info: TypeInfo, _ call: Call, in scope: Scope) throws(Diagnostics) -> Value? {
    let isElsewhere = catalog.isKnown(info.name) || info.kind == nil
    let fitting = info.initializers.filter { candidate in
      if isElsewhere, candidate.source.encloses(call.ownSource) || candidate.takesType(ofC: self) { return false }
      let result = signature(candidate.parameters).match(
        call.arguments, firstTrailingClosure: call.firstTrailingClosure)
      if case .matched(let slots) = result { return !isCertainlyWrong(slots, candidate, call, in: scope) }
      return false
    }
    guard !fitting.isEmpty else { return nil }
    let ranks = ranks(ofInitializers: fitting, for: call, in: scope)
    let bound = try bind(
      fitting.map { signature($0.parameters) }, call, named: info.name, ranks: ranks, in: scope)
    let local = Scope(parent: nil)
    local.declare("self", .type(info.fullName))
    try declareParameters(fitting[bound.signature], bound, in: local)
    try enter(call.ownSource)
    defer { leave() }
    if case .returned(.none) = try execute(fitting[bound.signature].body, in: local, returning: .any) {
      return Value.none
    }
    // Nothing was assigned.
    if case .type? = local.value("self") { return Value.none }
    return local.value("self")
  }

  /// Whether an argument is seen to be of another kind than its parameter: `ForEach(items)` is not meant by an
  /// initialiser of one's own that takes a dictionary, nor `Color(red: 0.5, green: 0, blue: 0)` by one that takes integers.
  private func isCertainlyWrong(
    _ slots: [[Int]], _ candidate: FunctionDeclaration, _ call: Call, in scope: Scope
  ) -> Bool {
    for (parameter, arguments) in slots.enumerated() {
      let wanted = swiftType(candidate.parameters[parameter].type).unwrapped
      for argument in arguments {
        let found = staticType(call.arguments[argument].value, in: scope).unwrapped
        if wanted.isPlain, found.isPlain, !found.isConvertible(to: wanted) { return true }
        if found.isPlain, isDeclared(wanted), !isExpressible(wanted) { return true }
        switch (wanted, found) {
        case (.dictionary, .array), (.array, .dictionary), (.dictionary, .named), (.function, .named),
          (.function, .array):
          return true
        case (.named("Range"), _) where found.isPlain, (.named("ClosedRange"), _) where found.isPlain: return true
        case (.array, .named(let name)), (.named(let name), .array):
          if ["Int", "Double", "CGFloat", "Bool", "String"].contains(name) { return true }
        default: continue
        }
      }
    }
    return false
  }

  /// Whether a type is one of the program's own.
  private func isDeclared(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type, let info = types[name] else { return false }
    return info.kind == .structure || info.kind == .enumeration || info.kind == .classType
  }

  /// Whether a literal may stand for a value of a type.
  private func isExpressible(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type, let info = types[name] else { return false }
    return names(of: info).contains { $0.hasPrefix("ExpressibleBy") }
  }
}

extension FunctionDeclaration {
  /// Whether it takes a value of a type in small letters that no Swift file declares: `str_block_t` of a header.
  fileprivate func takesType(ofC evaluator: Evaluator) -> Bool {
    parameters.contains { parameter in
      guard let first = parameter.type.name.utf8.first, first.isLowercaseLetter else { return false }
      return evaluator.swiftType(parameter.type) == .any && !genericParameters.contains(parameter.type.name)
    }
  }
}

extension SwiftType {
  /// Whether it is a number, a string or a truth value.
  fileprivate var isPlain: Bool { isInteger || isFloating || self == .string || self == .bool }

  /// Whether what is seen to be of a plain type may stand for another: an integer literal is a number of any kind.
  fileprivate func isConvertible(to other: SwiftType) -> Bool {
    if isInteger { return other.isInteger || other.isFloating }
    return isFloating ? other.isFloating : self == other
  }
}
