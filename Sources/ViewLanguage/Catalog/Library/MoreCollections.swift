internal import LayoutEngine

/// Sets, and what makes a dictionary of a collection.
///
/// A set is an array without repetitions, in the order in which its elements were added; Swift's has no order.
extension Catalog {
  static let setsAndDictionaries: [CatalogEntry] = [
    CatalogEntry(
      .initializer, "Set", "The elements without repetitions, in their order.",
      [
        Overload([]) { _ throws(Diagnostics) in .array([]) },
        Overload([.unlabelled("elements", .any)]) { call throws(Diagnostics) in
          let elements = try call.evaluator.elements(of: call.value("elements") ?? .none, call.source)
          return .array(try call.unique(elements))
        },
      ]),
    CatalogEntry(
      .initializer, "Dictionary", "Values by their keys.",
      [
        Overload([]) { _ throws(Diagnostics) in .dictionary([]) },
        Overload([.labelled("uniqueKeysWithValues", .any)]) { call throws(Diagnostics) in
          try dictionary(of: call)
        },
        Overload([.labelled("grouping", .any), .labelled("by", .function([.any], .any))]) {
          call throws(Diagnostics) in try groups(of: call)
        },
      ]),
    CatalogEntry(
      .member(of: "Dictionary"), "mapValues", "The same keys with other values.",
      [.unlabelled("transform", .function([.any], .any))]
    ) { call throws(Diagnostics) in
      guard case .dictionary(var pairs) = call.base else { return call.base }
      for index in pairs.indices { pairs[index].value = try call.call("transform", [pairs[index].value]) }
      return .dictionary(pairs)
    },
    CatalogEntry(
      .member(of: "Collection"), "last", "The last element that satisfies a condition.",
      [.labelled("where", .function([.any], .bool))]
    ) { call throws(Diagnostics) in
      for element in try call.elements().reversed() where try call.holds("where", [element]) { return element }
      return .none
    },
    CatalogEntry(
      .member(of: "Collection"), "prefix", "The first elements: so many, or those before the first that fails.",
      [
        Overload([.unlabelled("length", .int)]) { call throws(Diagnostics) in
          .array(Array(try call.elements().prefix(max(call.int("length") ?? 0, 0))))
        },
        Overload([.labelled("while", .function([.any], .bool))]) { call throws(Diagnostics) in
          var kept: [Value] = []
          for element in try call.elements() {
            guard try call.holds("while", [element]) else { break }
            kept.append(element)
          }
          return .array(kept)
        },
      ]),
  ]

  private static func dictionary(of call: Invocation) throws(Diagnostics) -> Value {
    var pairs: [KeyedValue] = []
    for element in try call.evaluator.elements(of: call.value("uniqueKeysWithValues") ?? .none, call.source) {
      try call.evaluator.step(call.source, cost: pairs.count / 16)
      guard case .tuple(let parts) = element, parts.count == 2 else {
        throw .wrongType(call.evaluator.typeName(of: element), wanted: .tuple([.any, .any]), call.source)
      }
      if pairs.contains(where: { call.evaluator.equal($0.key, parts[0].value) }) {
        throw .error("repeated-key", "the key \(call.evaluator.text(parts[0].value)) is there twice", call.source)
      }
      pairs.append(KeyedValue(key: parts[0].value, value: parts[1].value))
    }
    return .dictionary(pairs)
  }

  private static func groups(of call: Invocation) throws(Diagnostics) -> Value {
    var pairs: [KeyedValue] = []
    for element in try call.evaluator.elements(of: call.value("grouping") ?? .none, call.source) {
      let key = try call.call("by", [element])
      try call.evaluator.step(call.source, cost: pairs.count / 16)
      let index = pairs.firstIndex { call.evaluator.equal($0.key, key) }
      if let index, case .array(let others) = pairs[index].value {
        pairs[index].value = .array(others + [element])
      } else {
        pairs.append(KeyedValue(key: key, value: .array([element])))
      }
    }
    return .dictionary(pairs)
  }
}

extension Invocation {
  /// The elements without those that came before.
  fileprivate func unique(_ elements: [Value]) throws(Diagnostics) -> [Value] {
    var kept: [Value] = []
    for element in elements {
      try evaluator.step(source, cost: 1 + kept.count / 16)
      if !kept.contains(where: { evaluator.equal($0, element) }) { kept.append(element) }
    }
    return kept
  }
}
