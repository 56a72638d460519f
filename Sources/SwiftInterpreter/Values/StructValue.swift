internal import ViewProgram

/// An instance of a struct or class that the scenario declares; fields are in the order of its stored properties.
package struct StructValue {
  package let type: TypeInfo
  /// Where an instance of a class keeps its fields, shared by all references to it; `nil` for a struct.
  package let object: ObjectFields?
  private var own: [Value]

  package init(type: TypeInfo, fields: [Value]) {
    self.type = type
    object = type.kind == .classType ? ObjectFields(fields) : nil
    own = object == nil ? fields : []
    if let object { type.liveObjects?.add(object) }
  }

  /// The fields of an object as they are now, which no longer change.
  package init(copyOf type: TypeInfo, fields: [Value]) {
    self.type = type
    object = nil
    own = fields
  }

  package var fields: [Value] {
    get { object?.values ?? own }
    set {
      if let object { object.values = newValue } else { own = newValue }
    }
  }
}

/// The fields of an instance of a class.
package final class ObjectFields: LiveObject {
  package var values: [Value]
  /// Those who have subscribed to fields, by the fields' places.
  var subscribers: [Int: Subscribers] = [:]

  package init(_ values: [Value]) { self.values = values }

  override func release() { (values, subscribers) = ([], [:]) }
}

/// A case of an enum that the scenario declares.
package struct EnumValue {
  package let type: TypeInfo
  package let caseIndex: Int
  package var payload: [Value]

  package var name: String { type.cases[caseIndex].name }

  package init(type: TypeInfo, caseIndex: Int, payload: [Value]) {
    self.type = type
    self.caseIndex = caseIndex
    self.payload = payload
  }
}
