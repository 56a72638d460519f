internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// `map`, `filter` and the other methods of collections that take a closure.
extension Catalog {
  private static let transform = SwiftType.function([.any], .resultElement)
  private static let predicate = SwiftType.function([.any], .bool)

  /// Whether an element satisfies a condition; a text has the form, too.
  static var containsWhere: Overload {
    Overload([.labelled("where", predicate)]) { call throws(Diagnostics) in
      for element in try call.elements() where try call.holds("where", [element]) { return .bool(true) }
      return .bool(false)
    }
  }
  private static let ordering = SwiftType.function([.any, .any], .bool)

  static let collectionClosures: [CatalogEntry] = [
    collection("map", "The results for each element.", [.unlabelled("transform", transform)]) {
      call throws(Diagnostics) in
      var results: [Value] = []
      for element in try call.elements() { results.append(try call.call("transform", [element])) }
      return .array(results)
    },
    collection(
      "compactMap", "The results that are not nil.",
      [.unlabelled("transform", .function([.any], .optional(.resultElement)))]
    ) {
      call throws(Diagnostics) in
      var results: [Value] = []
      for element in try call.elements() {
        let value = try call.call("transform", [element])
        if case .none = value { continue }
        results.append(value)
      }
      return .array(results)
    },
    collection("flatMap", "The results' elements in one list.", [.unlabelled("transform", .function([.any], .result))])
    {
      call throws(Diagnostics) in
      var results: [Value] = []
      for element in try call.elements() {
        try call.add(
          try call.evaluator.elements(of: try call.call("transform", [element]), call.source), to: &results)
      }
      return .array(results)
    },
    collection("filter", "The elements that satisfy a condition.", [.unlabelled("isIncluded", predicate)]) {
      call throws(Diagnostics) in
      var results: [Value] = []
      if case .dictionary(let pairs) = call.base {
        var kept: [KeyedValue] = []
        for (pair, element) in zip(pairs, try call.elements()) where try call.holds("isIncluded", [element]) {
          kept.append(pair)
        }
        return .dictionary(kept)
      }
      for element in try call.elements() where try call.holds("isIncluded", [element]) { results.append(element) }
      guard case .string = call.base else { return .array(results) }
      // The filtered characters of a text are a text again.
      return .string(results.map { call.evaluator.text($0) }.joined())
    },
    collection("forEach", "Calls a closure for each element.", [.unlabelled("body", transform)]) {
      call throws(Diagnostics) in
      for element in try call.elements() { _ = try call.call("body", [element]) }
      return .void
    },
    CatalogEntry(
      .member(of: "Collection"), "reduce", "All elements combined.",
      [
        Overload([.unlabelled("initial", .result), .unlabelled("combine", .function([.result, .any], .result))]) {
          call throws(Diagnostics) in
          try reduce(call, from: call.value("initial") ?? .none) { (result, element) throws(Diagnostics) in
            try call.call("combine", [result, element])
          }
        },
        Overload([.labelled("into", .result), .unlabelled("update", .function([.result, .any], .void))]) {
          call throws(Diagnostics) in
          guard let update = call.closure("update") else { return .none }
          return try reduce(call, from: call.value("into") ?? .none) { (result, element) throws(Diagnostics) in
            try call.evaluator.changed(result, by: update, [element], call.source)
          }
        },
      ]),
    collection("allSatisfy", "Whether all elements satisfy a condition.", [.unlabelled("predicate", predicate)]) {
      call throws(Diagnostics) in
      for element in try call.elements() where !(try call.holds("predicate", [element])) { return .bool(false) }
      return .bool(true)
    },
    CatalogEntry(
      .member(of: "Collection"), "contains", "Whether there is such an element.",
      [
        Overload([.unlabelled("element", .any)]) { call throws(Diagnostics) in try contains(call) },
        containsWhere,
      ]),
    collection("first", "The first element that satisfies a condition.", [.labelled("where", predicate)]) {
      call throws(Diagnostics) in
      for element in try call.elements() where try call.holds("where", [element]) { return element }
      return .none
    },
    CatalogEntry(
      .member(of: "Collection"), "firstIndex", "Where an element is.",
      [
        Overload([.labelled("of", .any)]) { call throws(Diagnostics) in
          let wanted = call.value("of") ?? .none
          return try call.elements().firstIndex { call.evaluator.equal($0, wanted) }.map { .int($0) } ?? .none
        },
        Overload([.labelled("where", predicate)]) { call throws(Diagnostics) in
          for (index, element) in try call.elements().enumerated() where try call.holds("where", [element]) {
            return .int(index)
          }
          return .none
        },
      ]),
    sorting("max", "The greatest element.") { call, elements throws(Diagnostics) in elements.last ?? .none },
    sorting("min", "The least element.") { call, elements throws(Diagnostics) in elements.first ?? .none },
  ]

  private static func collection(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration],
    action: @escaping Overload.Action
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "Collection"), name, documentation, parameters, action: action)
  }

  /// The result grows from the initial value. A whole literal next to floating-point numbers becomes one, and `.zero` of
  /// any kind of number is what the first element needs it to be.
  private static func reduce(
    _ call: Invocation, from initial: Value, _ combine: (Value, Value) throws(Diagnostics) -> Value
  ) throws(Diagnostics) -> Value {
    var result = initial
    let elements = try call.elements()
    if case .int(let number) = result, case .double? = elements.first { result = .double(Double(number)) }
    if let first = elements.first { result = try combined(result, first, combine) }
    for element in elements.dropFirst() { result = try combine(result, element) }
    return result
  }

  /// A literal that the closure can only use as a floating-point number is one, also in a tuple: `reduce((0, 0)) { … }`.
  private static func combined(
    _ initial: Value, _ element: Value, _ combine: (Value, Value) throws(Diagnostics) -> Value
  ) throws(Diagnostics) -> Value {
    let isZero = if case .double(0) = initial { true } else { false }
    guard let other = isZero ? .int(0) : initial.withFloatingNumbers else { return try combine(initial, element) }
    do throws(Diagnostics) {
      return try combine(initial, element)
    } catch {
      guard error.all.first?.code == .wrongOperands else { throw error }
      return try combine(other, element)
    }
  }

  private static func contains(_ call: Invocation) throws(Diagnostics) -> Value {
    let wanted = call.value("element") ?? .none
    if case .range(let range) = call.base {
      if case .int(let number) = wanted, case .double = range.lower.isNil ? range.upper : range.lower {
        return .bool(call.evaluator.contains(range, .double(Double(number))))
      }
      return .bool(call.evaluator.contains(range, wanted))
    }
    return .bool(try call.elements().contains { call.evaluator.equal($0, wanted) })
  }

  private static func sorting(
    _ name: String, _ documentation: ReferenceText,
    _ result: @escaping @Sendable (Invocation, [Value]) throws(Diagnostics) -> Value
  ) -> CatalogEntry {
    CatalogEntry(
      .member(of: "Collection"), name, documentation,
      [
        Overload([]) { call throws(Diagnostics) in try result(call, try call.sortedElements(nil)) },
        Overload([.labelled("by", ordering)]) { call throws(Diagnostics) in
          try result(call, try call.sortedElements("by"))
        },
      ])
  }
}

extension Invocation {
  /// Calls a closure argument that answers true or false.
  func holds(_ name: String, _ arguments: [Value]) throws(Diagnostics) -> Bool {
    if case .bool(let flag) = try call(name, arguments) { return flag }
    return false
  }

  /// The elements in order, or in that of a closure argument.
  func sortedElements(_ comparison: String?) throws(Diagnostics) -> [Value] {
    try sortedElements { (a, b) throws(Diagnostics) -> Bool in
      if let comparison { return try self.holds(comparison, [a, b]) }
      return try self.isLess(a, b)
    }
  }

  /// The elements in an order, equal ones as they were: merge sort, as the comparison may throw.
  func sortedElements(_ comesFirst: (Value, Value) throws(Diagnostics) -> Bool) throws(Diagnostics) -> [Value] {
    var runs = try elements().map { [$0] }
    while runs.count > 1 {
      var merged: [[Value]] = []
      var index = 0
      while index < runs.count {
        merged.append(
          index + 1 < runs.count ? try merge(runs[index], runs[index + 1], comesFirst) : runs[index])
        index += 2
      }
      runs = merged
    }
    return runs.first ?? []
  }

  private func merge(
    _ a: [Value], _ b: [Value], _ comesFirst: (Value, Value) throws(Diagnostics) -> Bool
  ) throws(Diagnostics) -> [Value] {
    var result: [Value] = []
    var i = 0
    var j = 0
    while i < a.count && j < b.count {
      try evaluator.step(source)
      if try comesFirst(b[j], a[i]) {
        result.append(b[j])
        j += 1
      } else {
        result.append(a[i])
        i += 1
      }
    }
    return result + a[i...] + b[j...]
  }

  /// Whether a value comes before another in their own order.
  func isLess(_ a: Value, _ b: Value) throws(Diagnostics) -> Bool {
    let own = try evaluator.ownOperator("<", a, b, source)
    if case .bool(let flag)? = own { return flag }
    // Unknown values keep their places.
    if a.isOpaque || b.isOpaque || own?.isOpaque ?? false { return false }
    guard let isLess = evaluator.less(a, b) else {
      throw .wrongOperands("<", evaluator.typeName(of: a), evaluator.typeName(of: b), source)
    }
    return isLess
  }
}

extension Value {
  /// The same with floating-point numbers instead of whole ones; `nil` where there are none.
  fileprivate var withFloatingNumbers: Value? {
    switch self {
    case .int(let number): return .double(Double(number))
    case .tuple(let elements):
      let floating = elements.map { $0.value.withFloatingNumbers }
      guard floating.contains(where: { $0 != nil }) else { return nil }
      return .tuple(zip(elements, floating).map { LabelledValue($0.label, $1 ?? $0.value) })
    default: return nil
    }
  }
}
