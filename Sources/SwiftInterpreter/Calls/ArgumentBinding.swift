package import struct LayoutEngine.SourceRange
package import ViewProgram

/// A call's arguments, evaluated and sorted by parameter.
package struct BoundArguments {
  /// Which of the offered signatures was chosen.
  var signature: Int
  package var values: [[Value]]
  package var sources: [[SourceRange]]
  /// The arguments' places in the call, for `inout` parameters.
  package var places: [[Int]]
}

extension Evaluator {
  /// Chooses among parameter lists by labels, then by the values' types, and evaluates each argument once.
  ///
  /// - Parameter ranks: How far each list is from what is meant, by all that is known beside the labels. Of equal ones that
  ///   with fewer defaults is better, as among functions in Swift. `nil` for lists that stand in the order in which they
  ///   are meant, as the catalogue's do.
  package func bind(
    _ signatures: [Signature], _ call: Call, named name: String, ranks: [Int]? = nil, in scope: Scope
  ) throws(Diagnostics) -> BoundArguments {
    // The call is compared with each of them.
    try step(call.ownSource, cost: signatures.count)
    var candidates: [(index: Int, slots: [[Int]])] = []
    var worst: (index: Int, mismatch: Mismatch, count: Int)?
    for (index, signature) in signatures.enumerated() {
      switch signature.match(call.arguments, firstTrailingClosure: call.firstTrailingClosure) {
      case .matched(let slots): candidates.append((index, slots))
      case .mismatch(let mismatch, let count):
        if count > worst?.count ?? -1 { worst = (index, mismatch, count) }
      }
    }
    if candidates.isEmpty, let worst {
      let error = diagnostic(worst.mismatch, signatures, worst.index, call, named: name)
      // Something stands in for the call where it is written.
      if isGap(error) { throw error }
      try note(error)
      try checkBuilders(of: call, signatures, in: scope)
      throw .noted
    }
    if let ranks, candidates.count > 1 {
      candidates.sort { one, other in
        (ranks[one.index], one.slots.count { $0.isEmpty }, one.index)
          < (ranks[other.index], other.slots.count { $0.isEmpty }, other.index)
      }
    }
    let expected = expectedTypes(of: call, signatures, candidates)
    var values: [Value] = []
    for (index, type) in expected.enumerated() {
      let value = try attempt { () throws(Diagnostics) -> Value in
        if type == .unread { return .void }
        let argument = call.arguments[index].value
        if type == .loose { return try looseValue(argument, in: scope) ?? .void }
        let isDeferred = isDeferred(index, signatures, candidates)
        let wanted = ranks == nil && isFloating(index, signatures, candidates[0]) ? type.withoutIntegers : type
        return try self.value(isDeferred ? argument.deferred : argument, as: wanted, in: scope)
      }
      if let value { values.append(value) }
    }
    if values.count < call.arguments.count { throw .noted }
    return try choose(signatures, candidates, values, expected, call)
  }

  /// Looks for errors in the builders of a call that cannot be made itself.
  private func checkBuilders(of call: Call, _ signatures: [Signature], in scope: Scope) throws(Diagnostics) {
    let takesBuilder = signatures.contains { $0.parameters.contains { $0.type == catalog.builder.content } }
    guard takesBuilder else { return }
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value.kind, closure.parameters.isEmpty else { continue }
      _ = try components(of: closure.body, in: Scope(parent: scope))
    }
  }

  /// What each argument may be: of the types of the parameters that the candidates give it to.
  private func expectedTypes(
    of call: Call, _ signatures: [Signature], _ candidates: [(index: Int, slots: [[Int]])]
  ) -> [SwiftType] {
    var types: [[SwiftType]] = Array(repeating: [], count: call.arguments.count)
    for candidate in candidates {
      for (parameter, arguments) in candidate.slots.enumerated() {
        let type = signatures[candidate.index].parameters[parameter].type
        for argument in arguments where !types[argument].contains(type) { types[argument].append(type) }
      }
    }
    return types.map { $0.count == 1 ? $0[0] : .oneOf($0) }
  }

  /// Whether a candidate takes a floating-point number at a place of the call.
  private func isFloating(
    _ argument: Int, _ signatures: [Signature], _ candidate: (index: Int, slots: [[Int]])
  ) -> Bool {
    zip(signatures[candidate.index].parameters, candidate.slots).contains {
      $0.type.isFloating && !$0.type.isInteger && $1.contains(argument)
    }
  }

  /// Whether every candidate takes a closure of what stands at a place of the call.
  private func isDeferred(
    _ argument: Int, _ signatures: [Signature], _ candidates: [(index: Int, slots: [[Int]])]
  ) -> Bool {
    candidates.allSatisfy { candidate in
      zip(signatures[candidate.index].parameters, candidate.slots).contains { $0.isDeferred && $1.contains(argument) }
    }
  }

  /// The first candidate whose types the values have.
  private func choose(
    _ signatures: [Signature], _ candidates: [(index: Int, slots: [[Int]])], _ values: [Value],
    _ expected: [SwiftType], _ call: Call
  ) throws(Diagnostics) -> BoundArguments {
    var failures: [Diagnostics] = []
    for candidate in candidates {
      var bound = BoundArguments(signature: candidate.index, values: [], sources: [], places: candidate.slots)
      var isFitting = true
      let isFirst = failures.isEmpty
      for (parameter, arguments) in candidate.slots.enumerated() {
        var converted: [Value] = []
        for argument in arguments {
          let (written, taker) = (call.arguments[argument].value, signatures[candidate.index].parameters[parameter])
          let given = candidates.count > 1 ? values[argument].asLiteral(written, of: taker.type) : values[argument]
          if let value = taken(given, by: taker) {
            converted.append(value)
          } else {
            isFitting = false
            // What another candidate takes is wrong only for this one.
            let isOthers = self.converted(values[argument], to: expected[argument]) != nil
            let wanted = isOthers ? taker.type : expected[argument]
            if isFirst { failures.append(misfit(values[argument], wanted: wanted, written)) }
          }
        }
        bound.values.append(converted)
        bound.sources.append(arguments.map { call.arguments[$0].source })
      }
      if isFitting { return bound }
    }
    if failures.isEmpty { throw .extraArgument(of: "this function", accepted: "", call.ownSource) }
    let mistakes = failures.filter { !isGap($0) }
    if mistakes.isEmpty { throw failures[0] }
    for mistake in mistakes { try note(mistake) }
    throw .noted
  }

  /// An argument as a parameter has it; `nil` when it is of another type. What is called for an `@autoclosure` was
  /// evaluated before, where another function with these labels takes it as it is.
  private func taken(_ value: Value, by parameter: Signature.Parameter) -> Value? {
    guard parameter.isDeferred, case .function(_, let result) = parameter.type, !isFunction(value) else {
      return converted(value, to: parameter.type)
    }
    return converted(value, to: result).map { value in
      .closure(ClosureValue(.native { (_, _, _) throws(Diagnostics) -> Value in value }, resultType: result))
    }
  }

  private func isFunction(_ value: Value) -> Bool { if case .closure = value { true } else { false } }

  /// The error for an argument of a wrong type; a text may be a number or a constant in quotation marks.
  private func misfit(_ value: Value, wanted: SwiftType, _ expression: Expression) -> Diagnostics {
    if case .string(let text) = value, case .string = expression.kind {
      if wanted.isFloating || wanted.isInteger, Double(text) != nil {
        return .wrongText(wanted, repaired: text, expression.source)
      }
      for type in wanted.alternatives {
        guard case .named(let name) = type, catalog.staticNames(of: name).contains(text) else { continue }
        return .wrongText(wanted, repaired: ".\(text)", expression.source)
      }
    }
    // What is nil because something is not known would be something.
    let isConsequence = value.isNil && standIns.contains { $0.kind == .value }
    return .wrongType(typeName(of: value), wanted: wanted, expression.source).asGap(isConsequence)
  }

  private func diagnostic(
    _ mismatch: Mismatch, _ signatures: [Signature], _ index: Int, _ call: Call, named name: String
  ) -> Diagnostics {
    let signature = signatures[index]
    let accepted = "'\(name)\(signature.labels)' is understood"
    switch mismatch {
    case .unknownLabel(let argument):
      let label = call.arguments[argument].label
      var labels: [String] = []
      for signature in signatures { labels += signature.parameters.map { $0.label ?? "" } }
      let near = suggestion(for: label ?? "", in: labels.filter { !$0.isEmpty })
      return .unknownLabel(label, of: name, near: near, accepted: accepted, call.arguments[argument].source)
    case .missing(let parameter):
      let missing = signature.parameters[parameter]
      let text = missing.label.map { "'\($0):'" } ?? "'\(missing.name)'"
      return .missingArgument(text, of: name, accepted: accepted, call.ownSource)
    case .extra(let argument):
      return .extraArgument(of: name, accepted: accepted, call.arguments[argument].source)
    case .order(let argument, let before):
      return .argumentOrder(
        call.arguments[argument].label ?? "", before: signature.parameters[before].label ?? "",
        call.arguments[argument].source)
    }
  }
}

extension Value {
  /// What a literal of whole numbers is where whole ones are taken: it was evaluated as the kind that is meant first.
  fileprivate func asLiteral(_ expression: Expression, of type: SwiftType) -> Value {
    guard case .double(let number) = self, type.isInteger, !type.isFloating, expression.takesItsType,
      let whole = Int64(exactly: number)
    else { return self }
    return .int(whole)
  }
}

extension SwiftType {
  /// Of several numbers that may be meant the floating-point ones.
  fileprivate var withoutIntegers: SwiftType {
    guard case .oneOf(let types) = self, isFloating, isInteger else { return self }
    return .oneOf(types.filter { !$0.isInteger })
  }
}
