/// Values as they are at a moment: what objects hold is copied, so that a later change can be told.
extension Value {
  var frozen: Value { frozen(within: []) }

  /// - Parameter objects: the objects around, which are not entered a second time.
  private func frozen(within objects: [ObjectFields]) -> Value {
    switch self {
    case .structure(let structure):
      guard let object = structure.object else {
        let fields = structure.fields.map { $0.frozen(within: objects) }
        return .structure(StructValue(copyOf: structure.type, fields: fields))
      }
      if objects.contains(where: { $0 === object }) { return .type(structure.type.name) }
      let fields = structure.fields.map { $0.frozen(within: objects + [object]) }
      return .structure(StructValue(copyOf: structure.type, fields: fields))
    case .array(let elements) where elements.contains { $0.canHoldObjects }:
      return .array(elements.map { $0.frozen(within: objects) })
    case .dictionary(let pairs):
      return .dictionary(pairs.map { KeyedValue(key: $0.key, value: $0.value.frozen(within: objects)) })
    case .tuple(let elements): return .tuple(elements.map { LabelledValue($0.label, $0.value.frozen(within: objects)) })
    case .enumeration(let value):
      let payload = value.payload.map { $0.frozen(within: objects) }
      return .enumeration(EnumValue(type: value.type, caseIndex: value.caseIndex, payload: payload))
    default: return self
    }
  }

  private var canHoldObjects: Bool {
    switch self {
    case .structure, .array, .dictionary, .tuple, .enumeration: return true
    default: return false
    }
  }
}
