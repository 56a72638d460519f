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
        let found = call.evaluator.typeName(of: call.value("key") ?? .none)
        throw .wrongType(found, wanted: .named("LayoutValueKey.Type"), call.source(of: "key"))
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

extension Evaluator {
  /// The subview's outermost value for a key, or else the key's `defaultValue`.
  func layoutValue(_ key: String, of subview: LayoutSubview, _ source: SourceRange) throws(Diagnostics) -> Value {
    let fallback = try property("defaultValue", of: .type(key), source)
    guard let entry = preview.layoutValues[subview.node]?.last(where: { $0.key == key }) else { return fallback }
    if case .double = fallback, case .int(let number) = entry.value { return .double(Double(number)) }
    return entry.value
  }
}
