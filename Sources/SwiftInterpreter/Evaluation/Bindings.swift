package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// The present value of a binding.
  package func read(_ binding: BindingValue, _ source: SourceRange) throws(Diagnostics) -> Value {
    try enter(source)
    defer { leave() }
    switch binding.source {
    case .constant(let value): return value
    case .state(let box): return box.value
    case .field(let owner, let name): return try property(name, of: try read(owner, source), source)
    case .element(let owner, let index): return try element(index, of: try read(owner, source), source)
    case .closures(let get, _): return try invoke(get, [], source)
    }
  }

  /// Writes through a binding; a constant one is not changed.
  package func write(_ binding: BindingValue, _ value: Value, _ source: SourceRange) throws(Diagnostics) {
    try enter(source)
    defer { leave() }
    switch binding.source {
    case .constant: return
    case .state(let box): try store(value, in: box, source)
    case .field(let owner, let name):
      let holder = try read(owner, source)
      let changed = try setting(name, of: holder, to: value, source)
      // An object has changed where it is.
      if case .structure(let structure) = holder, structure.object != nil { return }
      if let changed { try write(owner, changed, source) }
    case .element(let owner, let index):
      try write(owner, try replacingElement(index, of: try read(owner, source), by: value, source), source)
    case .closures(_, let set): _ = try invoke(set, [value], source)
    }
  }

  /// Stores a value where a `@State` lives.
  package func store(_ value: Value, in box: StateBox, _ source: SourceRange) throws(Diagnostics) {
    try framework.willChange(box, source)
    if case .double = box.value, case .int(let number) = value {
      box.value = .double(Double(number))
    } else {
      box.value = value
    }
  }
}
