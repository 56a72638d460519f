internal import struct LayoutEngine.SourceRange
package import ViewProgram

/// The properties of arrays, ranges and dictionaries.
extension Catalog {
  static let collections: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "Array", "A list of values.",
        [
          Overload([]) { _ throws(Diagnostics) in .array([]) },
          Overload([.unlabelled("elements", .any)]) { call throws(Diagnostics) in
            .array(try call.evaluator.elements(of: call.value("elements") ?? .none, call.source))
          },
          Overload([.labelled("repeating", .resultElement), .labelled("count", .int)]) { call throws(Diagnostics) in
            let count = max(call.count("count") ?? 0, 0)
            // One value fills all the places.
            try call.evaluator.check(elements: count, new: count / 8, call.source)
            return .array([Value](repeating: call.value("repeating") ?? .none, count: count))
          },
        ]),
      CatalogEntry(
        .initializer, "PartialRangeFrom", "A range without an end, as `1...` is.", [.unlabelled("lower", .any)]
      ) { call throws(Diagnostics) in
        .range(RangeValue(lower: call.value("lower") ?? .none, upper: .none, isClosed: true))
      },
      bounds("Range", "Numbers from a first to before a last, as `0..<3` is.", isClosed: false),
      bounds("ClosedRange", "Numbers from a first to a last, as `1...3` is.", isClosed: true),
      property("count") { .int($0.count) }, property("isEmpty") { .bool($0.isEmpty) },
      property("startIndex") { _ in .int(0) }, property("endIndex") { .int($0.count) },
      property("first") { $0.first ?? .none }, property("last") { $0.last ?? .none },
      CatalogEntry(property: "indices", of: "Array", "The range of indices.") { call throws(Diagnostics) in
        let count = try call.elements().count
        return .range(RangeValue(lower: .int(0), upper: .int(count), isClosed: false))
      },
      CatalogEntry(property: "indices", of: "Range", "The same numbers.") { call throws(Diagnostics) in call.base },
      method("reversed") { .array($0.reversed()) }, method("makeIterator") { .array($0) },
      CatalogEntry(
        .member(of: "Array"), "next", "The next element of an iterator, which is a list of those that are left.",
        [
          Overload(isMutating: true, []) { call throws(Diagnostics) in
            let elements = try call.elements()
            call.base = .array(Array(elements.dropFirst()))
            return elements.first ?? .none
          }
        ]),
      CatalogEntry(.member(of: "Collection"), "enumerated", "The elements with their places.") {
        call throws(Diagnostics) in
        let elements = try call.elements()
        try call.evaluator.check(elements: elements.count, new: 4 * elements.count, call.source)
        return .array(
          elements.enumerated().map {
            .tuple([LabelledValue("offset", .int($0.offset)), LabelledValue("element", $0.element)])
          })
      },
      part("suffix", nil) { Array($0.suffix($1)) },
      part("dropFirst", "1") { Array($0.dropFirst($1)) }, part("dropLast", "1") { Array($0.dropLast($1)) },
      bound("lowerBound") { $0.lower }, bound("upperBound") { $0.upper },
      CatalogEntry(
        .member(of: "Collection"), "last", "The last element that satisfies a condition.",
        [.labelled("where", .function([.any], .bool))]
      ) { call throws(Diagnostics) in
        for element in try call.elements().reversed() where try call.holds("where", [element]) { return element }
        return .none
      },
      CatalogEntry(
        .member(of: "Collection"), "drop", "The elements from the first that fails.",
        [.labelled("while", .function([.any], .bool))]
      ) { call throws(Diagnostics) in
        let elements = try call.elements()
        var start = 0
        while start < elements.count, try call.holds("while", [elements[start]]) { start += 1 }
        return .array(Array(elements[start...]))
      },
      CatalogEntry(
        .member(of: "Collection"), "prefix", "The first elements: so many, or those before the first that fails.",
        [
          Overload([.unlabelled("length", .int)]) { call throws(Diagnostics) in
            .array(Array(try call.elements().prefix(max(call.count("length") ?? 0, 0))))
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
      CatalogEntry(
        .member(of: "Array"), "joined", "The texts in one, with a separator between them.",
        [.labelled("separator", .string, default: "\"\"")]
      ) { call throws(Diagnostics) in try joined(call) }.alsoOn("Collection"),
    ]
    + ["count", "isEmpty"].map { name in
      CatalogEntry(property: name, of: "Dictionary", "How much is in it.") { call throws(Diagnostics) in
        let count = try call.elements().count
        return name == "count" ? .int(count) : .bool(count == 0)
      }
    }

  /// `Range(uncheckedBounds: (2, 5))`
  private static func bounds(_ name: String, _ documentation: ReferenceText, isClosed: Bool) -> CatalogEntry {
    CatalogEntry(
      .initializer, name, documentation,
      [.labelled("uncheckedBounds", .tuple([.any, .any]), "The lower bound and the upper one.")]
    ) { call throws(Diagnostics) in
      guard case .tuple(let bounds)? = call.value("uncheckedBounds"), bounds.count == 2 else { return .none }
      return .range(RangeValue(lower: bounds[0].value, upper: bounds[1].value, isClosed: isClosed))
    }
  }

  private static func property(_ name: String, _ read: @escaping @Sendable ([Value]) -> Value) -> CatalogEntry {
    CatalogEntry(property: name, of: "Collection", "A property of a collection.") { call throws(Diagnostics) in
      read(try call.elements())
    }
  }

  private static func method(_ name: String, _ make: @escaping @Sendable ([Value]) -> Value) -> CatalogEntry {
    CatalogEntry(.member(of: "Collection"), name, "A changed copy of a collection.") { call throws(Diagnostics) in
      make(try call.elements())
    }
  }

  private static func part(
    _ name: String, _ defaultText: ReferenceText?, _ cut: @escaping @Sendable ([Value], Int) -> [Value]
  ) -> CatalogEntry {
    CatalogEntry(
      .member(of: "Collection"), name, "A part of a collection.", [.unlabelled("length", .int, default: defaultText)]
    ) { call throws(Diagnostics) in .array(cut(try call.elements(), max(call.count("length") ?? 1, 0))) }
  }

  private static func bound(_ name: String, _ read: @escaping @Sendable (RangeValue) -> Value) -> CatalogEntry {
    CatalogEntry(property: name, of: "Range", "A bound of a range.") { call throws(Diagnostics) in
      guard case .range(let range) = call.base else { return .none }
      return read(range)
    }
  }

  private static func joined(_ call: Invocation) throws(Diagnostics) -> Value {
    let elements = try call.elements()
    if case .array? = elements.first {
      var all: [Value] = []
      for element in elements { try call.add(try call.evaluator.elements(of: element, call.source), to: &all) }
      return .array(all)
    }
    return .string(try call.evaluator.joined(elements, between: call.string("separator") ?? "", call.source))
  }
}

extension Evaluator {
  /// The values as they are printed, in one string.
  func joined(
    _ values: [Value], between separator: String, _ source: SourceRange
  ) throws(Diagnostics) -> String {
    var text = ""
    for (index, value) in values.enumerated() {
      try step(source, cost: 1 + separator.utf8.count / 64)
      text += (index > 0 ? separator : "") + self.text(value)
      // Stops before the next value makes the text even longer.
      if text.utf8.count > limits.stringLength { break }
    }
    try check(string: text, source)
    return text
  }
}

extension Invocation {
  /// Appends existing elements to others.
  func add(_ more: [Value], to elements: inout [Value]) throws(Diagnostics) {
    if elements.count + more.count > evaluator.limits.elements {
      throw .tooManyElements(evaluator.limits.elements, source)
    }
    try evaluator.check(elements: more.count, new: more.count / 8, source)
    elements += more
  }

  /// The elements of the collection before the dot.
  package func elements() throws(Diagnostics) -> [Value] {
    let elements = try evaluator.elements(of: base, baseSource)
    try evaluator.step(source, cost: elements.count / 16)
    return elements
  }
}
