internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Values for a sheet that takes an item, found in the program that presents it.
extension Evaluator {
  /// The name of the type of a binding's value, as its declaration writes it.
  func declaredType(of binding: BindingValue) -> String? {
    switch binding.source {
    case .state(let box):
      let parts = box.name.split(separator: ".")
      guard parts.count > 1, let property = parts.last else { return nil }
      let owner = parts.dropLast().joined(separator: ".")
      return types[owner].flatMap { wrappedType(of: String(property), in: $0) }
    case .field(let base, let property):
      guard case .structure(let structure)? = held(in: base) else { return nil }
      return wrappedType(of: property, in: structure.type)
    case .constant, .element, .closures: return nil
    }
  }

  private func held(in binding: BindingValue) -> Value? {
    switch binding.source {
    case .state(let box): return box.value
    case .constant(let value): return value
    case .field(let base, let property):
      guard case .structure(let structure)? = held(in: base), let index = structure.type.fieldIndex(property) else {
        return nil
      }
      return structure.fields[index]
    case .element, .closures: return nil
    }
  }

  private func wrappedType(of property: String, in type: TypeInfo) -> String? {
    guard let declared = type.storedProperties.first(where: { $0.name == property })?.type else { return nil }
    return declared.name == "Optional" ? declared.arguments.first?.name : declared.name
  }

  /// A value of a type that the state of some view holds, or the first case of an enumeration that needs nothing else.
  func heldValue(of type: String) -> Value? {
    for state in preview.memory.states.values {
      if let found = value(of: type, in: state.value, depth: 3) { return found }
    }
    let names = types.keys.filter { $0 == type || $0.hasSuffix("." + type) }.sorted()
    guard let name = names.first, let info = types[name] else { return nil }
    guard let plain = info.cases.firstIndex(where: { $0.parameters.isEmpty }) else { return nil }
    return .enumeration(EnumValue(type: info, caseIndex: plain, payload: []))
  }

  private func value(of type: String, in value: Value, depth: Int) -> Value? {
    switch value {
    case .structure(let structure):
      if structure.type.name == type || structure.type.name.hasSuffix("." + type) { return value }
      guard depth > 0 else { return nil }
      for field in structure.fields {
        if let found = self.value(of: type, in: field, depth: depth - 1) { return found }
      }
      return nil
    case .array(let elements):
      guard depth > 0, let first = elements.first else { return nil }
      return self.value(of: type, in: first, depth: depth - 1)
    default: return nil
    }
  }
}
