internal import struct LayoutEngine.SourceRange

extension Evaluator {
  /// Whether two values are equal by `==`; values of different types are not.
  ///
  /// Comparing values that refer to each other many times could take for ever, so it costs steps, and ends when there
  /// are none left.
  package func equal(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.void, .void), (.none, .none): return true
    case (.int(let x), .int(let y)): return x == y
    case (.double(let x), .double(let y)): return x == y
    case (.bool(let x), .bool(let y)): return x == y
    case (.string(let x), .string(let y)): return spend(min(x.utf8.count, y.utf8.count) / 64) && x == y
    case (.array(let x), .array(let y)): return equal(x, y)
    case (.tuple(let x), .tuple(let y)): return equal(x.map { $0.value }, y.map { $0.value })
    case (.dictionary(let x), .dictionary(let y)): return equal(x, y)
    case (.structure(let x), .structure(let y)):
      if let object = x.object { return object === y.object }
      return x.type.name == y.type.name && equal(x.fields, y.fields)
    case (.enumeration(let x), .enumeration(let y)):
      return x.type === y.type && x.caseIndex == y.caseIndex && equal(x.payload, y.payload)
    case (.state(let x), .state(let y)): return x === y || equal(x.value, y.value)
    case (.type(let x), .type(let y)): return x == y
    case (.range(let x), .range(let y)):
      return x.isClosed == y.isClosed && equal(x.lower, y.lower) && equal(x.upper, y.upper)
    case (.native(let x), .native(let y)): return x.isEqual(to: y)
    // Swift does not compare functions; a state that holds one has not changed as long as it is the same object.
    case (.closure(let x), .closure(let y)): return x === y
    case (.binding(let x), .binding(let y)): return x === y || equal(x.source, y.source)
    case (.lazy, .lazy): return true
    case (.keyPath(let x), .keyPath(let y)): return x == y
    case (.symbol(let x, let name), .symbol(let y, let other)): return x == y && name == other
    case (.opaque(let x), .opaque(let y)): return x.isSame(as: y)
    default: return false
    }
  }

  /// Whether two bindings lead to the same place; what is there may change without them.
  private func equal(_ a: BindingValue.Source, _ b: BindingValue.Source) -> Bool {
    guard spend(1) else { return false }
    switch (a, b) {
    case (.constant(let x), .constant(let y)): return equal(x, y)
    case (.state(let x), .state(let y)): return x === y
    case (.field(let x, let name), .field(let y, let other)): return name == other && equal(x.source, y.source)
    case (.element(let x, let index), .element(let y, let other)):
      return equal(index, other) && equal(x.source, y.source)
    case (.closures(let get, let set), .closures(let otherGet, let otherSet)):
      return get === otherGet && set === otherSet
    default: return false
    }
  }

  private func equal(_ a: [Value], _ b: [Value]) -> Bool {
    guard a.count == b.count, spend(1 + a.count / 16) else { return false }
    for index in 0..<a.count where !equal(a[index], b[index]) { return false }
    return true
  }

  private func equal(_ a: [KeyedValue], _ b: [KeyedValue]) -> Bool {
    guard a.count == b.count else { return false }
    for pair in a {
      guard spend(1 + b.count / 16) else { return false }
      guard let other = b.first(where: { equal($0.key, pair.key) }), equal(other.value, pair.value) else {
        return false
      }
    }
    return true
  }

  /// Whether one value comes before another; `nil` when they have no order.
  package func less(_ a: Value, _ b: Value) -> Bool? {
    switch (a, b) {
    case (.int(let x), .int(let y)): return x < y
    case (.double(let x), .double(let y)): return x < y
    case (.string(let x), .string(let y)): return spend(min(x.utf8.count, y.utf8.count) / 64) && x < y
    case (.symbol(let x, _), .symbol(let y, _)) where x == y:
      guard let first = framework.order(of: a), let second = framework.order(of: b) else { return nil }
      return first < second
    case (.native(let x), .native(let y)):
      guard case .bool(let isLess)? = try? x.result(of: "<", with: y, .none, self) else { return nil }
      return isLess
    default: return nil
    }
  }
}
