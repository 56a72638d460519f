/// Values at one moment: the fields of objects are copied, so that a later change can be detected.
///
/// Every object is copied once, however many others hold it, and only its type is noted where it is held: objects may
/// hold each other in cycles and in chains of any length.
package struct FrozenValues {
  package private(set) var values: [(name: String, value: Value)] = []
  private var known: Set<ObjectIdentifier> = []
  /// Objects that were met and not yet copied.
  private var waiting: [(name: String, held: StructValue)] = []

  package init() {}

  /// Adds a value under a name, and then the objects that it leads to under the names of their types.
  package mutating func add(_ name: String, _ value: Value) {
    if case .structure(let held) = value, let object = held.object {
      if known.insert(ObjectIdentifier(object)).inserted { waiting.append((name, held)) }
    } else {
      let copy = copied(value)
      values.append((name, copy))
    }
    var next = 0
    while next < waiting.count {
      let (name, held) = waiting[next]
      let fields = held.fields.map { copied($0) }
      values.append((name, .structure(StructValue(copyOf: held.type, fields: fields))))
      next += 1
    }
    waiting = []
  }

  private mutating func copied(_ value: Value) -> Value {
    switch value {
    case .structure(let structure):
      guard let object = structure.object else {
        return .structure(StructValue(copyOf: structure.type, fields: structure.fields.map { copied($0) }))
      }
      if known.insert(ObjectIdentifier(object)).inserted { waiting.append((structure.type.name, structure)) }
      return .type(structure.type.name)
    case .array(let elements) where elements.contains { $0.canHoldObjects }:
      return .array(elements.map { copied($0) })
    case .dictionary(let pairs):
      return .dictionary(pairs.map { KeyedValue(key: $0.key, value: copied($0.value)) })
    case .tuple(let elements): return .tuple(elements.map { LabelledValue($0.label, copied($0.value)) })
    case .enumeration(let value):
      let payload = value.payload.map { copied($0) }
      return .enumeration(EnumValue(type: value.type, caseIndex: value.caseIndex, payload: payload))
    default: return value
    }
  }
}

extension Value {
  fileprivate var canHoldObjects: Bool {
    switch self {
    case .structure, .array, .dictionary, .tuple, .enumeration: return true
    default: return false
    }
  }
}
