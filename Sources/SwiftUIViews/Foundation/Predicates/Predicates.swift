internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `NSPredicate` and `NSCompoundPredicate`: records with a closure that tests an object.
extension Catalog {
  static let predicates: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "NSPredicate", "A condition on objects.",
        [
          Overload([.labelled("format", .string), .labelled("argumentArray", .optional(.array(.any)))]) {
            call throws(Diagnostics) in
            guard case .array(let arguments)? = call.value("argumentArray") else { return try predicate(call, []) }
            return try predicate(call, arguments)
          },
          Overload([.labelled("format", .string), .variadic("arguments", .any)]) { call throws(Diagnostics) in
            try predicate(call, call.all("arguments"))
          },
          Overload([.labelled("value", .bool)]) { call throws(Diagnostics) in
            let flag = call.bool("value") ?? true
            return predicate { (_, _, _) throws(Diagnostics) in .bool(flag) }
          },
          Overload([.labelled("block", .function([.any, .any], .bool))]) { call throws(Diagnostics) in
            guard let block = call.closure("block") else { return .none }
            return predicate { (evaluator, arguments, source) throws(Diagnostics) in
              try evaluator.invoke(block, [arguments.first ?? .none, .none], source)
            }
          },
        ]),
      CatalogEntry(
        .initializer, "NSCompoundPredicate", "Several conditions as one.",
        [
          Overload([.labelled("andPredicateWithSubpredicates", .array(.any))]) { call throws(Diagnostics) in
            compound(call.value("andPredicateWithSubpredicates"), "and")
          },
          Overload([.labelled("orPredicateWithSubpredicates", .array(.any))]) { call throws(Diagnostics) in
            compound(call.value("orPredicateWithSubpredicates"), "or")
          },
          Overload([.labelled("notPredicateWithSubpredicate", .any)]) { call throws(Diagnostics) in
            compound(call.value("notPredicateWithSubpredicate").map { .array([$0]) }, "not")
          },
          Overload([
            .labelled("type", .named("NSCompoundPredicate.LogicalType")), .labelled("subpredicates", .array(.any)),
          ]) { call throws(Diagnostics) in compound(call.value("subpredicates"), call.symbol("type") ?? "and") },
        ]),
      CatalogEntry(
        .member(of: "NSPredicate"), "evaluate", "Whether an object is as the condition asks.",
        [.labelled("with", .any), .labelled("substitutionVariables", .unread, default: "nil")]
      ) { call throws(Diagnostics) in
        guard let condition = call.base.predicateCondition else { return .bool(false) }
        return try call.evaluator.invoke(condition, [call.value("with") ?? .none], call.source)
      },
    ] + constants("NSCompoundPredicate.LogicalType", ["and", "or", "not"])

  private static func predicate(_ call: Invocation, _ arguments: [Value]) throws(Diagnostics) -> Value {
    let format = call.string("format") ?? ""
    try call.evaluator.step(call.source, cost: format.utf8.count / 8)
    guard let node = PredicateReader.read(format, arguments) else {
      throw .unsupported("NSPredicate(format: \"\(format)\")", relative: "write the condition in Swift", call.source)
    }
    return predicate { (evaluator, arguments, source) throws(Diagnostics) in
      .bool(try evaluator.holds(node, for: arguments.first ?? .none, source))
    }
  }

  private static func compound(_ parts: Value?, _ kind: String) -> Value {
    guard case .array(let elements)? = parts else { return .none }
    let conditions = elements.compactMap { $0.predicateCondition }
    return predicate { (evaluator, arguments, source) throws(Diagnostics) in
      for condition in conditions {
        guard case .bool(let holds) = try evaluator.invoke(condition, arguments, source) else { continue }
        if kind != "and", holds { return .bool(kind == "or") }
        if kind == "and", !holds { return .bool(false) }
      }
      return .bool(kind != "or")
    }
  }

  private static func predicate(_ condition: @escaping ClosureValue.Native) -> Value {
    .record(RecordValue("NSPredicate", [("condition", .closure(ClosureValue(.native(condition))))]))
  }
}

extension Value {
  /// The closure by which a predicate tests an object.
  var predicateCondition: ClosureValue? {
    guard case .closure(let condition)? = record?["condition"] else { return nil }
    return condition
  }
}
