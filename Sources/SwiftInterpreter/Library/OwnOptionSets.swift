internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Option sets that the scenario declares: structs with a `rawValue` whose bits are the options.
extension Evaluator {
  /// `[.first, .second]` where such a type is wanted; `nil` where none is.
  func ownOptionSet(
    _ elements: [Expression], as expected: SwiftType, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value? {
    for type in expected.alternatives {
      guard case .named(let name) = type, let info = types[name], info.inherited.contains("OptionSet") else { continue }
      var bits: Int64 = 0
      for element in elements { bits |= try rawBits(try typed(element, as: type, in: scope), source) }
      return optionSet(info, bits)
    }
    return nil
  }

  /// `Options()` and `Options([.first])`, which every option set has; `nil` for any other call.
  func options(of type: TypeInfo, _ call: Call, in scope: Scope) throws(Diagnostics) -> Value? {
    guard type.inherited.contains("OptionSet") else { return nil }
    if call.arguments.isEmpty { return optionSet(type, 0) }
    guard call.arguments.count == 1, call.arguments[0].label == nil,
      case .array(let elements) = call.arguments[0].value.kind
    else { return nil }
    return try ownOptionSet(elements, as: .named(type.fullName), in: scope, call.ownSource)
  }

  /// The bits of an option set.
  func rawBits(_ value: Value, _ source: SourceRange) throws(Diagnostics) -> Int64 {
    if case .int(let bits) = try property("rawValue", of: value, source) { return bits }
    throw .wrongType(typeName(of: value), wanted: .named("OptionSet"), source)
  }

  func optionSet(_ type: TypeInfo, _ bits: Int64) -> Value {
    let fields = type.storedProperties.map { $0.name == "rawValue" ? Value.int(bits) : .none }
    return .structure(StructValue(type: type, fields: fields))
  }
}

/// What `OptionSet` gives to the types that conform to it.
extension Catalog {
  static let optionSets: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "OptionSet"), "contains", "Whether all of some options are in the set.",
      [.unlabelled("member", .any)]
    ) { call throws(Diagnostics) in
      let wanted = try call.bits("member")
      return .bool(try call.evaluator.rawBits(call.base, call.source) & wanted == wanted)
    },
    combining("union", "The options of both sets.") { $0 | $1 },
    combining("intersection", "The options that both sets have.") { $0 & $1 },
    combining("subtracting", "The options without some.") { $0 & ~$1 },
    changing("insert", "Adds options.") { $0 | $1 }, changing("remove", "Takes options out.") { $0 & ~$1 },
    CatalogEntry(property: "isEmpty", of: "OptionSet", "Whether no option is in the set.") { call throws(Diagnostics) in
      .bool(try call.evaluator.rawBits(call.base, call.source) == 0)
    },
  ]

  private static func combining(
    _ name: String, _ documentation: ReferenceText, _ combine: @escaping @Sendable (Int64, Int64) -> Int64
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "OptionSet"), name, documentation, [.unlabelled("member", .any)]) {
      call throws(Diagnostics) in try call.combined(combine)
    }
  }

  private static func changing(
    _ name: String, _ documentation: ReferenceText, _ combine: @escaping @Sendable (Int64, Int64) -> Int64
  ) -> CatalogEntry {
    CatalogEntry(
      .member(of: "OptionSet"), name, documentation,
      [
        Overload(isMutating: true, [.unlabelled("member", .any)]) { call throws(Diagnostics) in
          call.base = try call.combined(combine)
          return .void
        }
      ])
  }
}

extension Invocation {
  fileprivate func bits(_ name: String) throws(Diagnostics) -> Int64 {
    try evaluator.rawBits(value(name) ?? .none, source(of: name))
  }

  fileprivate func combined(_ combine: (Int64, Int64) -> Int64) throws(Diagnostics) -> Value {
    guard case .structure(let set) = base else { return base }
    return evaluator.optionSet(set.type, combine(try evaluator.rawBits(base, source), try bits("member")))
  }
}
