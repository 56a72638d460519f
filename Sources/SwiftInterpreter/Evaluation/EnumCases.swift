internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Values of the program's enums.
extension Evaluator {
  /// Whether a call means a case with values, which takes its labels, and none of the functions of the same name.
  func isCase(
    _ name: String, of info: TypeInfo, meantBy call: Call, beside functions: [FunctionDeclaration]
  ) -> Bool {
    guard let index = info.caseIndex(name), !fits(functions, call) else { return false }
    return Signature(parameters(of: info.cases[index])).fits(call)
  }

  private func parameters(of enumCase: EnumCase) -> [Signature.Parameter] {
    enumCase.parameters.map {
      Signature.Parameter(
        label: $0.label, name: $0.label ?? "value", type: swiftType($0.type), hasDefault: $0.defaultValue != nil)
    }
  }

  /// The parameters of a generic enum's case where a context says what stands for the type's own parameters:
  /// `.failure(.offline)` of a `Result<Int, Problem>`.
  private func parameters(
    of enumCase: EnumCase, _ info: TypeInfo, as expected: SwiftType
  ) -> [Signature.Parameter] {
    var parameters = parameters(of: enumCase)
    let names = info.source?.genericParameters ?? []
    guard !names.isEmpty, let arguments = expected.arguments(of: info.name), names.count == arguments.count else {
      return parameters
    }
    for (index, parameter) in enumCase.parameters.enumerated() {
      guard let place = names.firstIndex(of: parameter.type.unerased.name) else { continue }
      parameters[index].type = arguments[place]
    }
    return parameters
  }

  /// A case of an enum, or with a call a value of it.
  func enumCase(
    _ info: TypeInfo, _ index: Int, _ call: Call?, as expected: SwiftType, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    let parameters = parameters(of: info.cases[index], info, as: expected)
    guard let call else {
      if parameters.isEmpty { return .enumeration(EnumValue(type: info, caseIndex: index, payload: [])) }
      return .closure(
        ClosureValue(
          .native { (_, arguments, _) throws(Diagnostics) -> Value in
            .enumeration(EnumValue(type: info, caseIndex: index, payload: arguments))
          }))
    }
    let bound = try bind([Signature(parameters)], call, named: info.cases[index].name, in: scope)
    var payload: [Value] = []
    for (place, values) in bound.values.enumerated() {
      payload += values
      guard values.isEmpty, let value = info.cases[index].parameters[place].defaultValue else { continue }
      payload.append(try typed(value, as: parameters[place].type, in: Scope(parent: nil)))
    }
    return .enumeration(EnumValue(type: info, caseIndex: index, payload: payload))
  }
}
