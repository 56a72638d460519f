internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// `Result<Success, Failure>`, which is made and matched like an enum of the program's.
enum ResultDeclaration {
  /// Names that no type of the program has.
  private static let parameters = ["Result.Success", "Result.Failure"]

  static var enumeration: TypeDeclaration {
    let cases = zip(["success", "failure"], parameters).map { name, parameter in
      let type = TypeReference(name: parameter, source: .none)
      return EnumCase(name: name, parameters: [EnumCase.Parameter(label: nil, type: type)], source: .none)
    }
    var declaration = TypeDeclaration(
      kind: .enumeration, name: "Result", members: Members(), cases: cases, source: .none)
    declaration.genericParameters = parameters
    return declaration
  }
}

extension Catalog {
  static let results: [CatalogEntry] = [
    CatalogEntry(
      .initializer, "Result", "What a closure makes, or the error that it throws.",
      [.labelled("catching", .function([], .any))]
    ) { call throws(Diagnostics) in
      guard let body = call.closure("catching") else { return .none }
      return try call.evaluator.result(of: body, call.source)
    },
    CatalogEntry(.member(of: "Result"), "get", "The value, or throws the error.") { call throws(Diagnostics) in
      guard case .enumeration(let result) = call.base else { return .none }
      let payload = result.payload.first ?? .void
      if result.name == "failure" { throw call.evaluator.thrown(payload, call.source) }
      return payload
    },
    CatalogEntry(
      .member(of: "Result"), "map", "The result with its value changed.",
      [.unlabelled("transform", .function([.any], .any))]
    ) { call throws(Diagnostics) in
      guard case .enumeration(var result) = call.base, result.name == "success" else { return call.base }
      result.payload = [try call.call("transform", result.payload)]
      return .enumeration(result)
    },
    CatalogEntry(
      .member(of: "Function"), "evaluate", "Whether a predicate holds for a value.", [.unlabelled("input", .any)]
    ) { call throws(Diagnostics) in
      guard case .closure(let predicate) = call.base else { return .bool(false) }
      return try call.evaluator.invoke(predicate, [call.value("input") ?? .none], call.source)
    },
  ]
}
