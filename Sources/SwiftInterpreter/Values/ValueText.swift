internal import ViewProgram

extension Evaluator {
  /// A value as string interpolation and `print` write it.
  ///
  /// It may be cut off, a little beyond `Limits.stringLength`, which `check(string:)` reports.
  package func text(_ value: Value) -> String {
    if case .string(let text) = value { return text }
    if case .opaque(let opaque) = value { use(opaque) }
    var text = ""
    describe(value, in: &text)
    return text
  }

  /// Adds a value as it is written inside a collection, where strings have quotes.
  private func describe(_ value: Value, in text: inout String) {
    guard !isFull(text), spend(1) else { return }
    switch value {
    case .void: text += "()"
    case .none: text += "nil"
    case .int(let number): text += "\(number)"
    case .double(let number): text += "\(number)"
    case .bool(let flag): text += flag ? "true" : "false"
    case .string(let string): text += "\"\(string)\""
    case .array(let elements): describe(elements, between: ("[", "]"), in: &text)
    case .dictionary(let pairs): describe(pairs, in: &text)
    case .tuple(let elements): describe(elements, in: &text)
    case .range(let range):
      text += bound(range.lower) + (range.isClosed ? "..." : "..<") + bound(range.upper)
    case .structure(let structure): describe(structure, in: &text)
    case .enumeration(let value):
      text += value.name
      if !value.payload.isEmpty { describe(value.payload, between: ("(", ")"), in: &text) }
    case .state(let box): describe(box.value, in: &text)
    case .type(let name): text += InnerNames.written(name)
    case .symbol(_, let name): text += name
    case .native(let native): text += native.text(self)
    case .opaque(let opaque): text += opaque.text
    default: text += typeName(of: value)
    }
  }

  private func isFull(_ text: String) -> Bool { text.utf8.count > limits.stringLength }

  private func describe(_ structure: StructValue, in text: inout String) {
    text += structure.type.name
    // Swift names only the class of an object.
    if structure.object != nil { return }
    text += "("
    for (index, property) in structure.type.storedProperties.enumerated() where index < structure.fields.count {
      text += (index > 0 ? ", " : "") + "\(property.name): "
      describe(structure.fields[index], in: &text)
    }
    text += ")"
  }

  private func bound(_ value: Value) -> String {
    if case .none = value { return "" }
    return text(value)
  }

  private func describe(_ values: [Value], between brackets: (String, String), in text: inout String) {
    text += brackets.0
    for (index, value) in values.enumerated() where !isFull(text) {
      if index > 0 { text += ", " }
      describe(value, in: &text)
    }
    text += brackets.1
  }

  private func describe(_ pairs: [KeyedValue], in text: inout String) {
    text += pairs.isEmpty ? "[:" : "["
    for (index, pair) in pairs.enumerated() where !isFull(text) {
      if index > 0 { text += ", " }
      describe(pair.key, in: &text)
      text += ": "
      describe(pair.value, in: &text)
    }
    text += "]"
  }

  private func describe(_ elements: [LabelledValue], in text: inout String) {
    text += "("
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      if let label = element.label { text += "\(label): " }
      describe(element.value, in: &text)
    }
    text += ")"
  }
}
