internal import LayoutEngine

extension Evaluator {
  /// A value as string interpolation and `print` write it.
  func text(_ value: Value) -> String {
    switch value {
    case .string(let text): return text
    default: return description(value)
    }
  }

  /// A value as it is written inside a collection, where strings have quotes.
  private func description(_ value: Value) -> String {
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .int(let number): return "\(number)"
    case .double(let number): return "\(number)"
    case .bool(let flag): return flag ? "true" : "false"
    case .string(let text): return "\"\(text)\""
    case .array(let elements): return "[\(list(elements))]"
    case .dictionary(let pairs): return pairs.isEmpty ? "[:]" : "[\(list(pairs))]"
    case .tuple(let elements): return "(\(list(elements)))"
    case .range(let range):
      return bound(range.lower) + (range.isClosed ? "..." : "..<") + bound(range.upper)
    case .structure(let structure): return description(structure)
    case .enumeration(let value):
      return value.payload.isEmpty ? value.name : "\(value.name)(\(list(value.payload)))"
    case .state(let box): return description(box.value)
    case .type(let name): return name
    case .size(let size): return "(\(size.width), \(size.height))"
    case .point(let point): return "(\(point.x), \(point.y))"
    case .unitPoint(let point): return "UnitPoint(x: \(point.x), y: \(point.y))"
    case .rect(let rect):
      return "(\(rect.minX), \(rect.minY), \(rect.size.width), \(rect.size.height))"
    case .symbol(_, let name): return name
    default: return typeName(of: value)
    }
  }

  private func description(_ structure: StructValue) -> String {
    // Swift names only the class of an object.
    if structure.object != nil { return structure.type.name }
    var text = "\(structure.type.name)("
    for (index, property) in structure.type.storedProperties.enumerated() where index < structure.fields.count {
      if index > 0 { text += ", " }
      text += "\(property.name): \(description(structure.fields[index]))"
    }
    return text + ")"
  }

  private func bound(_ value: Value) -> String {
    if case .none = value { return "" }
    return text(value)
  }

  private func list(_ values: [Value]) -> String {
    var text = ""
    for (index, value) in values.enumerated() { text += (index > 0 ? ", " : "") + description(value) }
    return text
  }

  private func list(_ pairs: [KeyedValue]) -> String {
    var text = ""
    for (index, pair) in pairs.enumerated() {
      text += (index > 0 ? ", " : "") + "\(description(pair.key)): \(description(pair.value))"
    }
    return text
  }

  private func list(_ elements: [LabelledValue]) -> String {
    var text = ""
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      if let label = element.label { text += "\(label): " }
      text += description(element.value)
    }
    return text
  }
}
