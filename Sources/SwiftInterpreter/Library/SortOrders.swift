package import struct LayoutEngine.SourceRange
package import ViewProgram

/// `KeyPathComparator` and `SortDescriptor`, which order elements by one property.
///
/// Such an order is a constant whose name states it: `forward name.first`.
extension Catalog {
  static let sortOrders: [CatalogEntry] =
    ["KeyPathComparator", "SortDescriptor"].map { type in
      CatalogEntry(
        .initializer, type, "An order by a property.",
        [
          Overload([
            .unlabelled("keyPath", .any), .labelled("comparator", .any, default: ".localizedStandard"),
            .labelled("order", .named("SortOrder"), default: ".forward"),
          ]) { call throws(Diagnostics) in
            guard case .keyPath(let names)? = call.value("keyPath") else { return sortOrder("", "forward", type) }
            return sortOrder(names.joined(separator: "."), call.symbol("order") ?? "forward", type)
          }
        ])
    } + [
      CatalogEntry(
        .initializer, "NSSortDescriptor", "An order by a property.",
        [
          Overload([.labelled("keyPath", .any), .labelled("ascending", .bool)]) { call throws(Diagnostics) in
            guard case .keyPath(let names)? = call.value("keyPath") else { return sortOrder("", "forward") }
            return sortOrder(names.joined(separator: "."), call.bool("ascending") == false ? "reverse" : "forward")
          },
          Overload([.labelled("key", .optional(.string)), .labelled("ascending", .bool)]) { call throws(Diagnostics) in
            sortOrder(call.string("key") ?? "", call.bool("ascending") == false ? "reverse" : "forward")
          },
        ]),
      CatalogEntry(
        .member(of: "Collection"), "sorted", "The elements in order.",
        [
          Overload([]) { call throws(Diagnostics) in .array(try call.sortedElements(nil)) },
          Overload([.labelled("by", .function([.any, .any], .bool))]) { call throws(Diagnostics) in
            .array(try call.sortedElements("by"))
          },
          Overload([.labelled("using", .any)]) { call throws(Diagnostics) in .array(try call.elementsSortedUsing()) },
        ]),
    ] + constants("SortOrder", ["forward", "reverse"])

  /// - Parameter path: The property, with dots between names; an empty one orders nothing.
  private static func sortOrder(_ path: String, _ order: String, _ type: String = "NSSortDescriptor") -> Value {
    .symbol(type: type, name: order + " " + path)
  }
}

extension Evaluator {
  /// The elements for which a closure holds, in the order of descriptors: the first that distinguishes two elements
  /// decides.
  package func elements(
    _ elements: [Value], where filter: ClosureValue?, sortedUsing orders: [Value], _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    var kept: [Value] = []
    for element in elements {
      guard let filter else {
        kept.append(element)
        continue
      }
      if case .bool(true) = try invoke(filter, [element], source) { kept.append(element) }
    }
    if orders.isEmpty { return .array(kept) }
    let scope = Scope(parent: nil)
    scope.declare("$0", .array(kept))
    scope.declare("$1", .array(orders))
    let callee = Expression(.member(Expression(.identifier("$0"), source: source), "sorted"), source: source)
    let using = Argument(label: "using", value: Expression(.identifier("$1"), source: source), source: source)
    let call = Call(callee: callee, arguments: [using], firstTrailingClosure: 1, ownSource: source)
    return try value(Expression(.call(call), source: source), in: scope)
  }

  /// `sort: \.name, order: .reverse` as a descriptor.
  package static func order(by path: [String], isReverse: Bool) -> Value {
    .symbol(type: "SortDescriptor", name: (isReverse ? "reverse " : "forward ") + path.joined(separator: "."))
  }
}

extension Invocation {
  /// The elements in the order of the comparators that `using:` passes: the first that distinguishes two elements
  /// decides.
  func elementsSortedUsing() throws(Diagnostics) -> [Value] {
    var comparators = [value("using") ?? .none]
    if case .array(let several) = comparators[0] { comparators = several }
    let orders = comparators.compactMap { SortOrder($0) }
    return try sortedElements { (a, b) throws(Diagnostics) -> Bool in
      for order in orders {
        let first = try self.evaluator.value(at: order.path, of: a, self.source)
        let second = try self.evaluator.value(at: order.path, of: b, self.source)
        let (low, high) = order.isReverse ? (second, first) : (first, second)
        if try self.isLess(low, high) { return true }
        if try self.isLess(high, low) { return false }
      }
      return false
    }
  }
}

private struct SortOrder {
  let path: [String]
  let isReverse: Bool

  init?(_ value: Value) {
    guard case .symbol(_, let name) = value, let space = name.firstIndex(of: " ") else { return nil }
    isReverse = name[..<space] == "reverse"
    path = name[name.index(after: space)...].split(separator: ".").map { String($0) }
  }
}
