internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The members and initialisers of sets of edges, axes and other options.
extension Catalog {
  static let optionSets: [CatalogEntry] = namedSets + edgeSets

  /// Sets that are stored as the names of their members.
  private static let namedSets: [CatalogEntry] = Evaluator.namedOptionSets.sorted().flatMap { type in
    [
      CatalogEntry(
        .member(of: type), "contains", "Whether another set is a part of it.", [.unlabelled("other", .named(type))]
      ) { call throws(Diagnostics) in .bool(optionNames(call.value("other")).isSubset(of: optionNames(call.base))) },
      CatalogEntry(property: "isEmpty", of: type, "Whether nothing is in it.") { call throws(Diagnostics) in
        .bool(optionNames(call.base).isEmpty)
      },
    ]
  }

  /// The members of a set that is kept as their names.
  static func optionNames(_ value: Value?) -> Set<String> {
    guard case .symbol(_, let names)? = value else { return [] }
    return Set(names.split(separator: " ").map { String($0) })
  }

  private static let edgeSets: [CatalogEntry] = ["Edge.Set", "Axis.Set"].flatMap { type in
    let other = [ParameterDeclaration.unlabelled("other", .named(type))]
    return [
      CatalogEntry(
        .initializer, type, "A set of nothing, or of what is given.",
        [
          Overload([]) { _ throws(Diagnostics) in set(0, of: type) },
          Overload([.unlabelled("members", .named(type))]) { call throws(Diagnostics) in call.value("members") ?? .none
          },
        ]),
      CatalogEntry(.member(of: type), "contains", "Whether another set is a part of it.", other) {
        call throws(Diagnostics) in
        guard let (own, other) = sets(call) else { return .bool(false) }
        return .bool(own & other == other)
      },
      CatalogEntry(property: "isEmpty", of: type, "Whether nothing is in it.") { call throws(Diagnostics) in
        .bool(bits(call.base) == 0)
      },
      CatalogEntry(.member(of: type), "union", "What is in either.", other) { call throws(Diagnostics) in
        combined(call) { $0 | $1 }
      },
      CatalogEntry(.member(of: type), "intersection", "What is in both.", other) { call throws(Diagnostics) in
        combined(call) { $0 & $1 }
      },
      CatalogEntry(.member(of: type), "subtracting", "What is not in the other.", other) { call throws(Diagnostics) in
        combined(call) { $0 & ~$1 }
      },
      changing("insert", of: type) { $0 | $1 }, changing("formUnion", of: type) { $0 | $1 },
      changing("remove", of: type) { $0 & ~$1 },
    ]
  }

  private static func changing(
    _ name: String, of type: String, _ combine: @escaping @Sendable (UInt8, UInt8) -> UInt8
  ) -> CatalogEntry {
    CatalogEntry(
      .member(of: type), name, "Changes what is in it.",
      [
        Overload(isMutating: true, [.unlabelled("other", .named(type))]) { call throws(Diagnostics) in
          call.base = combined(call, combine)
          return .void
        }
      ])
  }

  private static func set(_ bits: UInt8, of type: String) -> Value {
    type == "Edge.Set" ? .edges(EdgeSet(rawValue: bits)) : .axes(horizontal: bits & 1 != 0, vertical: bits & 2 != 0)
  }

  private static func sets(_ call: Invocation) -> (UInt8, UInt8)? {
    guard let own = bits(call.base), let other = call.value("other").flatMap({ bits($0) }) else { return nil }
    return (own, other)
  }

  private static func combined(_ call: Invocation, _ combine: (UInt8, UInt8) -> UInt8) -> Value {
    guard let (own, other) = sets(call) else { return call.base }
    let bits = combine(own, other)
    if case .edges = call.base.swiftUI { return set(bits, of: "Edge.Set") }
    return set(bits, of: "Axis.Set")
  }

  private static func bits(_ value: Value) -> UInt8? {
    switch value.swiftUI {
    case .edges(let edges): edges.rawValue
    case .axes(let horizontal, let vertical): (horizontal ? 1 : 0) | (vertical ? 2 : 0)
    default: nil
    }
  }
}
