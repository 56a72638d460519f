internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Dictionaries, which keep their keys in the order in which they were added; Swift's have no order.
extension Catalog {
  static let dictionaries: [CatalogEntry] = [
    CatalogEntry(
      .initializer, "Dictionary", "Values by their keys.",
      [
        Overload([]) { _ throws(Diagnostics) in .dictionary([]) },
        Overload([.labelled("uniqueKeysWithValues", .any)]) { call throws(Diagnostics) in
          try dictionary(of: call)
        },
        Overload([.unlabelled("pairs", .any), .labelled("uniquingKeysWith", .function([.any, .any], .any))]) {
          call throws(Diagnostics) in
          var pairs: [KeyedValue] = []
          try add(try keyed(call, "pairs"), to: &pairs, of: call)
          return .dictionary(pairs)
        },
        Overload([.labelled("grouping", .any), .labelled("by", .function([.any], .any))]) {
          call throws(Diagnostics) in try groups(of: call)
        },
      ]),
    CatalogEntry(property: "keys", of: "Dictionary", "The keys, in the order of the source.") {
      call throws(Diagnostics) in
      guard case .dictionary(let pairs) = call.base else { return .array([]) }
      return .array(pairs.map { $0.key })
    },
    CatalogEntry(property: "values", of: "Dictionary", "The values, in the order of the source.") {
      call throws(Diagnostics) in
      guard case .dictionary(let pairs) = call.base else { return .array([]) }
      return .array(pairs.map { $0.value })
    },
    CatalogEntry(
      .member(of: "Dictionary"), "mapValues", "The same keys with other values.",
      [.unlabelled("transform", .function([.any], .any))]
    ) { call throws(Diagnostics) in
      guard case .dictionary(var pairs) = call.base else { return call.base }
      for index in pairs.indices { pairs[index].value = try call.call("transform", [pairs[index].value]) }
      return .dictionary(pairs)
    },
    CatalogEntry(
      .member(of: "Dictionary"), "merge", "Adds the values of another dictionary.",
      [
        Overload(isMutating: true, merging) { call throws(Diagnostics) in
          call.base = try merged(call)
          return .void
        }
      ]),
    CatalogEntry(.member(of: "Dictionary"), "merging", "The values of two dictionaries.", merging) {
      call throws(Diagnostics) in try merged(call)
    },
    CatalogEntry(
      .member(of: "Dictionary"), "removeValue", "Takes a key and its value out, and hands the value back.",
      [
        Overload(isMutating: true, [.labelled("forKey", .any)]) { call throws(Diagnostics) in
          guard case .dictionary(var pairs) = call.base, let key = call.value("forKey") else { return .none }
          try call.evaluator.step(call.source, cost: pairs.count / 16)
          guard let index = pairs.firstIndex(where: { call.evaluator.equal($0.key, key) }) else { return .none }
          let value = pairs.remove(at: index).value
          call.base = .dictionary(pairs)
          return value
        }
      ]),
    CatalogEntry(
      .member(of: "Dictionary"), "removeAll", "Leaves no entry.",
      [
        Overload(isMutating: true, [.labelled("keepingCapacity", .bool, default: "false")]) {
          call throws(Diagnostics) in
          call.base = .dictionary([])
          return .void
        }
      ]),
    CatalogEntry(.member(of: "Dictionary"), "reserveCapacity", "Changes nothing.", reserving),
    CatalogEntry(
      .member(of: "Dictionary"), "updateValue", "Puts a value in for a key, and hands the one before back.",
      [
        Overload(isMutating: true, [.unlabelled("value", .any), .labelled("forKey", .any)]) {
          call throws(Diagnostics) in
          guard case .dictionary(var pairs) = call.base, let key = call.value("forKey") else { return .none }
          try call.evaluator.step(call.source, cost: 1 + pairs.count / 16)
          let value = call.value("value") ?? .none
          defer { call.base = .dictionary(pairs) }
          if let index = pairs.firstIndex(where: { call.evaluator.equal($0.key, key) }) {
            let earlier = pairs[index].value
            pairs[index].value = value
            return earlier
          }
          try call.evaluator.check(elements: pairs.count + 1, new: 1, call.source)
          pairs.append(KeyedValue(key: key, value: value))
          return .none
        }
      ]),
  ]

  private static let merging: [ParameterDeclaration] = [
    .unlabelled("other", .any), .labelled("uniquingKeysWith", .function([.any, .any], .any)),
  ]

  private static func merged(_ call: Invocation) throws(Diagnostics) -> Value {
    guard case .dictionary(var pairs) = call.base, case .dictionary(let others)? = call.value("other") else {
      return call.base
    }
    try add(others, to: &pairs, of: call)
    return .dictionary(pairs)
  }

  /// Adds values by their keys; the call's closure combines two of one key.
  private static func add(
    _ others: [KeyedValue], to pairs: inout [KeyedValue], of call: Invocation
  ) throws(Diagnostics) {
    for other in others {
      try call.evaluator.step(call.source, cost: 1 + pairs.count / 16)
      if let index = pairs.firstIndex(where: { call.evaluator.equal($0.key, other.key) }) {
        pairs[index].value = try call.call("uniquingKeysWith", [pairs[index].value, other.value])
      } else {
        try call.evaluator.check(elements: pairs.count + 1, new: 1, call.source)
        pairs.append(other)
      }
    }
  }

  private static func dictionary(of call: Invocation) throws(Diagnostics) -> Value {
    var pairs: [KeyedValue] = []
    for pair in try keyed(call, "uniqueKeysWithValues") {
      try call.evaluator.step(call.source, cost: pairs.count / 16)
      if pairs.contains(where: { call.evaluator.equal($0.key, pair.key) }) {
        throw .error(.repeatedKey, "the key \(call.evaluator.text(pair.key)) is there twice", call.source)
      }
      pairs.append(pair)
    }
    return .dictionary(pairs)
  }

  /// The pairs of keys and values in an argument.
  private static func keyed(_ call: Invocation, _ argument: String) throws(Diagnostics) -> [KeyedValue] {
    var pairs: [KeyedValue] = []
    for element in try call.evaluator.elements(of: call.value(argument) ?? .none, call.source) {
      guard case .tuple(let parts) = element, parts.count == 2 else {
        throw .wrongType(call.evaluator.typeName(of: element), wanted: .tuple([.any, .any]), call.source)
      }
      pairs.append(KeyedValue(key: parts[0].value, value: parts[1].value))
    }
    return pairs
  }

  private static func groups(of call: Invocation) throws(Diagnostics) -> Value {
    var keys: [Value] = []
    var groups: [[Value]] = []
    for element in try call.evaluator.elements(of: call.value("grouping") ?? .none, call.source) {
      let key = try call.call("by", [element])
      try call.evaluator.step(call.source, cost: keys.count / 16)
      if let index = keys.firstIndex(where: { call.evaluator.equal($0, key) }) {
        groups[index].append(element)
      } else {
        keys.append(key)
        groups.append([element])
      }
    }
    return .dictionary(zip(keys, groups).map { KeyedValue(key: $0, value: .array($1)) })
  }
}
