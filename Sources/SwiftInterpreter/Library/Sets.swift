internal import struct LayoutEngine.SourceRange
package import ViewProgram

/// Sets.
///
/// A set is an array without repetitions, in the order in which its elements were added; Swift's has no order.
extension Catalog {
  static let sets: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "Set", "The elements without repetitions, in their order.",
        [
          Overload([]) { _ throws(Diagnostics) in .array([]) },
          Overload([.unlabelled("elements", .any)]) { call throws(Diagnostics) in
            let elements = try call.evaluator.elements(of: call.value("elements") ?? .none, call.source)
            return .array(try call.unique(elements))
          },
        ]),
      compared("isDisjoint", "with", "Whether no element is in another set.") { call, own, other throws(Diagnostics) in
        try call.elements(own, in: other, true).isEmpty
      },
      compared("isSuperset", "of", "Whether all elements of another set are here.") {
        call, own, other throws(Diagnostics) in try call.elements(other, in: own, false).isEmpty
      },
      compared("isStrictSubset", "of", "Whether all elements are in a larger set.") {
        call, own, other throws(Diagnostics) in
        try call.elements(own, in: other, false).isEmpty && own.count < other.count
      },
      CatalogEntry(
        .member(of: "Set"), "isSubset", "Whether all elements are in another set.", [.labelled("of", .any)]
      ) { call throws(Diagnostics) in
        let own = try call.elements()
        let other = try call.evaluator.elements(of: call.value("of") ?? .none, call.source)
        return .bool(try call.elements(own, in: other, false).isEmpty)
      },
    ]
    + combined("union", orBy: "formUnion", "The elements of both sets.") { call, own, other throws(Diagnostics) in
      try call.unique(own + other)
    }
    + combined("intersection", orBy: "formIntersection", "The elements that are in both sets.") {
      call, own, other throws(Diagnostics) in try call.elements(own, in: other, true)
    }
    + combined("subtracting", orBy: "subtract", "The elements that are not in another set.") {
      call, own, other throws(Diagnostics) in try call.elements(own, in: other, false)
    }
    + combined("symmetricDifference", orBy: "formSymmetricDifference", "The elements that are in one of the sets.") {
      call, own, other throws(Diagnostics) in
      try call.elements(own, in: other, false) + call.elements(other, in: own, false)
    }

  private static func compared(
    _ name: String, _ label: String, _ summary: ReferenceText,
    _ holds: @escaping @Sendable (Invocation, [Value], [Value]) throws(Diagnostics) -> Bool
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "Set"), name, summary, [.labelled(label, .any)]) { call throws(Diagnostics) in
      let other = try call.evaluator.elements(of: call.value(label) ?? .none, call.source)
      return .bool(try holds(call, try call.elements(), other))
    }
  }

  /// What gives a set made of two, and what changes the first into it.
  private static func combined(
    _ name: String, orBy change: String, _ summary: ReferenceText,
    _ combine: @escaping @Sendable (Invocation, [Value], [Value]) throws(Diagnostics) -> [Value]
  ) -> [CatalogEntry] {
    let parameters: [ParameterDeclaration] = [.unlabelled("other", .any)]
    let elements: @Sendable (Invocation) throws(Diagnostics) -> Value = { call throws(Diagnostics) in
      let other = try call.evaluator.elements(of: call.value("other") ?? .none, call.source)
      return .array(try combine(call, try call.elements(), other))
    }
    return [
      CatalogEntry(.member(of: "Set"), name, summary, parameters, action: elements),
      CatalogEntry(
        .member(of: "Set"), change, summary,
        [
          Overload(isMutating: true, parameters) { call throws(Diagnostics) in
            call.base = try elements(call)
            return .void
          }
        ]),
    ]
  }

  /// `insert` of a set: the element if it is new, and whether it is.
  static func inserted(_ call: Invocation) throws(Diagnostics) -> Value {
    let elements = try call.elements()
    let member = call.like(elements.first, call.value("newMember") ?? .none)
    let known = elements.first { call.evaluator.equal($0, member) }
    if known == nil { _ = try call.change { $0.append(member) } }
    return .tuple([
      LabelledValue("inserted", .bool(known == nil)), LabelledValue("memberAfterInsert", known ?? member),
    ])
  }
}

extension Invocation {
  /// The elements without those that came before.
  package func unique(_ elements: [Value]) throws(Diagnostics) -> [Value] {
    var kept: [Value] = []
    for element in elements {
      try evaluator.step(source, cost: 1 + kept.count / 16)
      if !kept.contains(where: { evaluator.equal($0, element) }) { kept.append(element) }
    }
    return kept
  }

  /// The elements that other elements contain, or those that they do not contain.
  fileprivate func elements(_ elements: [Value], in others: [Value], _ isIn: Bool) throws(Diagnostics) -> [Value] {
    var kept: [Value] = []
    for element in elements {
      try evaluator.step(source, cost: 1 + others.count / 16)
      if others.contains(where: { evaluator.equal($0, element) }) == isIn { kept.append(element) }
    }
    return kept
  }
}
