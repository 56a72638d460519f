internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// `KeyPathComparator` and `SortDescriptor`, which order elements by one property.
///
/// Such an order is a constant whose name says how: `forward name.first`.
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
            guard case .keyPath(let names)? = call.value("keyPath") else {
              return .symbol(type: type, name: "forward ")
            }
            let order = call.symbol("order") ?? "forward"
            return .symbol(type: type, name: order + " " + names.joined(separator: "."))
          }
        ])
    } + [
      CatalogEntry(
        .member(of: "Collection"), "sorted", "The elements in order.",
        [
          Overload([]) { call throws(Diagnostics) in .array(try call.sortedElements(nil)) },
          Overload([.labelled("by", .function([.any, .any], .bool))]) { call throws(Diagnostics) in
            .array(try call.sortedElements("by"))
          },
          Overload([.labelled("using", .any)]) { call throws(Diagnostics) in .array(try call.elementsSortedUsing()) },
        ])
    ] + constants("SortOrder", ["forward", "reverse"])
}

extension Invocation {
  /// The elements in the order of the comparators that `using:` passes: the first that tells two apart decides.
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
