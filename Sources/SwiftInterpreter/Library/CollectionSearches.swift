internal import ViewProgram

/// Methods of collections that look for elements or compare them.
extension Catalog {
  static let collectionSearches: [CatalogEntry] = [
    CatalogEntry(property: "lazy", of: "Collection", "The same collection: nothing here is put off.") {
      call throws(Diagnostics) in call.base
    },
    CatalogEntry(
      .member(of: "Collection"), "count", "How many elements satisfy a condition.", [.labelled("where", condition)]
    ) { call throws(Diagnostics) in
      var count = 0
      for element in try call.elements() where try call.holds("where", [element]) { count += 1 }
      return .int(count)
    },
    CatalogEntry(
      .member(of: "Collection"), "lastIndex", "Where an element is for the last time.",
      [
        Overload([.labelled("of", .any)]) { call throws(Diagnostics) in
          let wanted = call.value("of") ?? .none
          return try call.elements().lastIndex { call.evaluator.equal($0, wanted) }.map { .int($0) } ?? .none
        },
        Overload([.labelled("where", condition)]) { call throws(Diagnostics) in
          for (index, element) in try call.elements().enumerated().reversed()
          where try call.holds("where", [element]) {
            return .int(index)
          }
          return .none
        },
      ]),
    index(of: "Array"), index(of: "String"), distance(in: "Array"), distance(in: "String"),
    CatalogEntry(
      .member(of: "Collection"), "elementsEqual", "Whether another has the same elements in the same order.",
      [.unlabelled("other", .any)]
    ) { call throws(Diagnostics) in
      let (own, other) = (
        try call.elements(), try call.evaluator.elements(of: call.value("other") ?? .none, call.source)
      )
      return .bool(own.count == other.count && zip(own, other).allSatisfy { call.evaluator.equal($0, $1) })
    },
    CatalogEntry(
      .member(of: "Array"), "split", "The parts between elements, without empty ones.",
      [
        Overload([.labelled("separator", .any)]) { call throws(Diagnostics) in
          let separator = call.value("separator") ?? .none
          return try split(call) { (element) throws(Diagnostics) in call.evaluator.equal(element, separator) }
        },
        Overload([.labelled("whereSeparator", condition)]) { call throws(Diagnostics) in
          try split(call) { (element) throws(Diagnostics) in try call.holds("whereSeparator", [element]) }
        },
      ]),
  ]

  private static func index(of type: String) -> CatalogEntry {
    CatalogEntry(
      .member(of: type), "index", "An index, which counts elements or characters here.",
      [
        Overload([.unlabelled("index", .int), .labelled("offsetBy", .int)]) { call throws(Diagnostics) in
          .int((call.int("index") ?? 0) &+ (call.int("offsetBy") ?? 0))
        },
        Overload([.labelled("after", .int)]) { call throws(Diagnostics) in .int((call.int("after") ?? 0) &+ 1) },
        Overload([.labelled("before", .int)]) { call throws(Diagnostics) in .int((call.int("before") ?? 0) &- 1) },
      ])
  }

  private static func distance(in type: String) -> CatalogEntry {
    CatalogEntry(
      .member(of: type), "distance", "How many elements or characters are between two indices.",
      [.labelled("from", .int), .labelled("to", .int)]
    ) { call throws(Diagnostics) in .int((call.int("to") ?? 0) &- (call.int("from") ?? 0)) }
  }

  private static let condition = SwiftType.function([.any], .bool)

  private static func split(
    _ call: Invocation, _ isSeparator: (Value) throws(Diagnostics) -> Bool
  ) throws(Diagnostics) -> Value {
    var parts: [[Value]] = [[]]
    for element in try call.elements() {
      if try isSeparator(element) { parts.append([]) } else { parts[parts.count - 1].append(element) }
    }
    try call.evaluator.check(elements: parts.count, call.source)
    return .array(parts.filter { !$0.isEmpty }.map { .array($0) })
  }
}
