internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A value that a view passes to the custom layout around it, by its key's type.
struct LayoutValueEntry {
  let key: String
  let value: Value
}

/// `layoutValue(key:value:)`.
extension Catalog {
  static let layoutValueKeys: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "layoutValue", "Hands a value to the custom layout around the view.",
      [
        .labelled("key", .any, "A type that conforms to LayoutValueKey."),
        .labelled("value", .any, "What the layout reads with `subview[Key.self]`."),
      ]
    ) { call throws(Diagnostics) in
      guard case .type(let key)? = call.value("key") else {
        throw call.noType("key", wanted: "LayoutValueKey.Type")
      }
      let entry = LayoutValueEntry(key: key, value: call.value("value") ?? .none)
      return call.modified(
        .made { (builder, node, _, _) throws(Diagnostics) -> NodeID in
          builder.evaluator.preview.layoutValues[node, default: []].append(entry)
          return node
        })
    }
  ]
}

extension Signature {
  /// Gives a parameter `value` that takes anything, beside one for a key, the type of the key's values.
  mutating func takeValue(_ type: SwiftType) {
    guard parameters.count == 2, parameters[0].label == "key", parameters[1].label == "value",
      parameters[1].type == .any
    else { return }
    parameters[1].type = type
  }
}

extension Evaluator {
  /// What the values of a call's `key: Key.self` are: the type of the key's `defaultValue`; `nil` where there is no such
  /// key among the program's types.
  func valueType(ofKeyIn call: Call) throws(Diagnostics) -> SwiftType? {
    guard let key = call.arguments.first, key.label == "key", case .member(let base, "self") = key.value.kind,
      let path = base.typePath, let info = types[typeName(behind: path)],
      let property = info.staticProperties["defaultValue"]
    else { return nil }
    if property.type != nil { return swiftType(property.type) }
    return inferredType(of: try self.property("defaultValue", of: .type(info.fullName), key.source))
  }

  /// The subview's innermost value for a key, or else the key's `defaultValue`.
  func layoutValue(_ key: String, of subview: LayoutSubview, _ source: SourceRange) throws(Diagnostics) -> Value {
    let fallback = try property("defaultValue", of: .type(key), source)
    guard let entry = preview.layoutValues[subview.node]?.first(where: { $0.key == key }) else { return fallback }
    if case .double = fallback, case .int(let number) = entry.value { return .double(Double(number)) }
    return entry.value
  }
}
