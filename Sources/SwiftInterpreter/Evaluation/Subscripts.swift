package import struct LayoutEngine.SourceRange
package import ViewProgram

extension Evaluator {
  /// `base[index]`
  ///
  /// - Parameter key: What the index is where its type comes from the context, as in `sizes[.large]`.
  package func subscripted(
    _ base: Value, _ arguments: [Argument], keyed key: SwiftType = .any, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    if let value = try ownSubscript(base, arguments, in: scope, source) { return value }
    if let value = try boundSubscript(base, arguments, in: scope, source) { return value }
    guard let first = arguments.first else { throw .missingArgument("the index", of: "[]", accepted: "", source) }
    if case .native(let native) = base, let value = try native.subscripted(first, in: scope, self) { return value }
    if case .array = base, let label = first.label, label != "keyPath" {
      throw .unknownSubscript(label, of: typeName(of: base), source)
    }
    // Of an empty dictionary it need not be known what a key is.
    let isUnknown = key == .any && first.value.isImplicitMember && base.isEmptyDictionary
    let index: Value = isUnknown ? .void : try value(first.value, as: key, in: scope)
    if case .native = base, case .opaque(let opaque) = index { return .opaque(opaque.with(condition: false)) }
    if case .dictionary(let pairs) = base, !index.isOpaque {
      let found = try element(index, of: base, source)
      if !found.isNil { return found }
      guard let other = arguments.dropFirst().first, other.label == "default" else { return .none }
      var type = SwiftType.any
      if let pair = pairs.first { type = inferredType(of: pair.value) }
      return try value(other.value, as: type, in: scope)
    }
    if case .keyPath(let names) = index {
      return try value(at: names, of: base, source)
    }
    return try element(index, of: base, source)
  }

  /// What the key of a dictionary is that does not show its type: like its other keys, or as the dictionary is declared.
  func keyType(for key: Expression, of base: Value, _ expression: Expression, in scope: Scope) -> SwiftType {
    guard key.takesItsType, case .dictionary(let pairs) = base else { return .any }
    if let pair = pairs.first { return operandType(beside: pair.key) }
    guard case .dictionary(let type, _) = staticType(expression, in: scope).unwrapped else { return .any }
    return type
  }

  package func element(_ index: Value, of base: Value, _ source: SourceRange) throws(Diagnostics) -> Value {
    if case .native(let native) = base, let value = try native.element(index, source, self) { return value }
    switch (base, index) {
    case (.opaque(let opaque), _): return .opaque(OpaqueValue(opaque.origin, text: "\(opaque.text)[\(text(index))]"))
    case (.dictionary(let pairs), _) where !index.isOpaque:
      try step(source, cost: pairs.count / 16)
      return pairs.first { equal($0.key, index) }?.value ?? .none
    case (.dictionary, .opaque(let opaque)): return .opaque(opaque.with(condition: false))
    case (.array(let elements), .opaque(let opaque)) where !elements.isEmpty:
      use(opaque)
      return elements[0]
    case (.array(let elements), .int(let position)):
      return elements[try self.index(position, in: elements, source)]
    case (.array(let elements), .range(let range)):
      let bounds = try bounds(of: range, count: elements.count, source)
      return .array(Array(elements[bounds]))
    case (.string(let text), .int), (.string(let text), .range):
      try step(source, cost: text.utf8.count / 16)
      let part = try element(index, of: .array(text.map { .string(String($0)) }), source)
      guard case .array(let characters) = part else { return part }
      return .string(try joined(characters, between: "", source))
    case (.state(let box), _): return try element(index, of: box.value, source)
    case (.binding(let binding), _): return .binding(BindingValue(.element(binding, index)))
    case (.range, .int(let position)): return .int(position)
    case (.none, _): throw .unwrappedNil(source)
    default: throw .wrongOperands("[]", typeName(of: base), typeName(of: index), source)
    }
  }

  func bounds(
    of range: RangeValue, count: Int, _ source: SourceRange
  ) throws(Diagnostics) -> Swift.Range<Int> {
    var lower: Int64 = 0
    var upper = Int64(count)
    if case .int(let bound) = range.lower { lower = bound }
    if case .int(let bound) = range.upper { upper = range.isClosed && bound < Int64.max ? bound + 1 : bound }
    guard lower >= 0, lower <= upper else { throw .indexOutOfRange(lower, count: count, source) }
    guard upper <= count else { throw .indexOutOfRange(upper, count: count, source) }
    return Int(lower)..<Int(upper)
  }

  private func index(_ position: Int64, in elements: [Value], _ source: SourceRange) throws(Diagnostics) -> Int {
    let index = Int(clamping: position)
    guard elements.indices.contains(index) else {
      throw .indexOutOfRange(position, count: elements.count, source)
    }
    return index
  }

  /// The collection with the element at an index replaced.
  func replacing(
    _ base: Value, _ arguments: [Argument], keyed key: SwiftType, by value: Value, in scope: Scope,
    _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    if let changed = try settingOwnSubscript(base, arguments, to: value, in: scope, source) { return changed }
    guard let first = arguments.first else { throw .cannotAssign(source) }
    let index = try self.value(first.value, as: key, in: scope)
    if case .keyPath(let names) = index { return try setting(at: names[...], of: base, to: value, source) }
    return try replacingElement(index, of: base, by: value, source)
  }

  func replacingElement(
    _ index: Value, of base: Value, by value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    switch base {
    case .array(var elements):
      guard case .int(let position) = index else { throw .cannotAssign(source) }
      let index = try self.index(position, in: elements, source)
      // The collection is a value: changing it copies it.
      try step(source, cost: elements.count / 16)
      elements[index] = value
      return .array(elements)
    case .dictionary(var pairs):
      try step(source, cost: pairs.count / 8)
      let position = pairs.firstIndex { equal($0.key, index) }
      if case .none = value {
        if let position { pairs.remove(at: position) }
      } else if let position {
        pairs[position].value = value
      } else {
        try check(elements: pairs.count + 1, new: 1, source)
        pairs.append(KeyedValue(key: index, value: value))
      }
      return .dictionary(pairs)
    case .native(let native):
      if let changed = try native.replacing(index, by: value, source, self) { return changed }
      // What changes by an index of another type of the framework's is not kept.
      if try native.element(index, source, self) != nil { return base }
      throw .cannotAssign(source)
    default: throw .cannotAssign(source)
    }
  }
}

extension Value {
  fileprivate var isEmptyDictionary: Bool {
    if case .dictionary(let pairs) = self { pairs.isEmpty } else { false }
  }
}
