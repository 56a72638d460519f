package import struct LayoutEngine.SourceRange
package import ViewProgram

/// Functions and closures as values, and their calls.
extension Evaluator {
  /// A function as a value, with the scope it sees.
  package func functionValue(_ function: FunctionDeclaration, _ scope: Scope) -> ClosureValue {
    let value = ClosureValue(
      .function(function, scope), isBuilder: isBuilder(function),
      parameterTypes: function.parameters.map { swiftType($0.type) }, resultType: swiftType(function.result))
    liveObjects.add(value)
    return value
  }

  /// Calls a closure with the arguments of a call expression; labels count only for local functions.
  func callClosure(_ closure: ClosureValue, _ call: Call, in scope: Scope) throws(Diagnostics) -> Value {
    if case .function(let function, let captured) = closure.body {
      let candidates = [function] + closure.overloads
      if fits(candidates, call) || !call.isUnlabelled {
        return try callFunction(candidates, on: nil, base: nil, call, in: scope, captured: captured)
      }
    }
    var arguments: [Value] = []
    for (index, argument) in call.arguments.enumerated() {
      let type = index < closure.parameterTypes.count ? closure.parameterTypes[index] : .any
      arguments.append(try typed(argument.value, as: type, in: scope))
    }
    return try invoke(closure, arguments, call.ownSource)
  }

  /// Calls a closure with values.
  package func invoke(_ closure: ClosureValue, _ arguments: [Value], _ source: SourceRange) throws(Diagnostics) -> Value
  {
    if closure.isBuilder { return framework.block(try components(from: closure, arguments, source), source, self) }
    try enter(source)
    defer { leave() }
    switch closure.body {
    case .native(let function): return try function(self, arguments, source)
    case .written(let written, let captured):
      let local = closureScope(written, captured, arguments, closure.parameterTypes)
      return try run(
        written.body, in: local, returning: closure.resultType, isBuilder: false, source,
        returnsValue: closure.resultType != .void && closure.resultType != .any)
    case .function(let function, let captured):
      let local = Scope(parent: captured)
      for (index, parameter) in function.parameters.enumerated() where index < arguments.count {
        local.declare(parameter.name, arguments[index], type: swiftType(parameter.type))
      }
      return try run(
        function.body, in: local, returning: swiftType(function.result), isBuilder: false, source,
        returnsValue: function.result != nil)
    }
  }

  /// What a closure makes of its first parameter, which is `inout`.
  package func changed(
    _ value: Value, by closure: ClosureValue, _ others: [Value], _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    try enter(source)
    defer { leave() }
    guard case .written(let written, let captured) = closure.body else {
      return try invoke(closure, [value] + others, source)
    }
    let local = closureScope(written, captured, [value] + others)
    _ = try execute(written.body, in: local, returning: .void)
    return local.value(written.parameters.first ?? "$0") ?? value
  }

  /// A closure's own names: its parameters, or `$0`, `$1`. One tuple is spread over several parameters.
  ///
  /// - Parameter types: what the parameters are known to be.
  func closureScope(
    _ closure: Closure, _ captured: Scope, _ arguments: [Value], _ types: [SwiftType] = []
  ) -> Scope {
    let local = Scope(parent: captured)
    var values = arguments
    if values.count == 1, closure.parameters.count > 1, case .tuple(let elements) = values[0] {
      values = elements.map { $0.value }
    }
    if values.count == 1, closure.parameters.count > 1, case .opaque(let opaque) = values[0] {
      values = closure.parameters.map { .opaque(opaque.written(as: $0)) }
    }
    for (index, value) in values.enumerated() {
      let type = boundType(value, writtenAs: index < types.count ? types[index] : .any)
      if index < closure.parameters.count {
        local.declare(closure.parameters[index], value, type: type)
      } else if closure.parameters.isEmpty {
        local.declare("$\(index)", value, type: type)
      }
    }
    if closure.parameters.isEmpty, values.count == 1, case .tuple(let elements) = values[0], elements.count > 1 {
      // `$0` is the tuple, but a closure that uses `$1` takes its elements.
      if closure.uses("$1") {
        for (index, element) in elements.enumerated() { local.declare("$\(index)", element.value) }
      }
    }
    return local
  }
}

extension Call {
  fileprivate var isUnlabelled: Bool { arguments.allSatisfy { $0.label == nil } }
}
