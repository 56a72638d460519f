internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// `Result<Success, Failure>`, which is made and matched like an enum of the program's.
enum ResultDeclaration {
  static var enumeration: TypeDeclaration {
    let anything = TypeReference(name: "Any", source: .none)
    let cases = ["success", "failure"].map { name in
      EnumCase(name: name, parameters: [EnumCase.Parameter(label: nil, type: anything)], source: .none)
    }
    return TypeDeclaration(kind: .enumeration, name: "Result", members: Members(), cases: cases, source: .none)
  }
}

extension Catalog {
  static let results: [CatalogEntry] = [
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
