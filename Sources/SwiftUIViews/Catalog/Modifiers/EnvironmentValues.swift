internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `environment(\.key, value)` and related modifiers; the values themselves are in `Facts/Environment/`.
extension Catalog {
  static let environmentWriting: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "environment", "Writes a value into the environment of the views inside.",
        [
          Overload([
            .unlabelled("keyPath", .any, "Which value, such as \\.layoutDirection."),
            .unlabelled("value", .any, "The value."),
          ]) { call throws(Diagnostics) in try written(call) },
          Overload([.unlabelled("object", .any, "An instance of a class.")]) { call throws(Diagnostics) in
            try object(call)
          },
        ]),
      CatalogEntry(
        .modifier(on: "View"), "environmentObject", "Gives an object to the views inside.",
        [.unlabelled("object", .any, "An instance of a class.")]
      ) { call throws(Diagnostics) in try object(call) },
    ] + constants("UserInterfaceSizeClass", ["compact", "regular"])
    + constants("LayoutDirection", ["leftToRight", "rightToLeft"])
    + constants("ContentSizeCategory", sizeCategories.map { $0.name })

  private static func written(_ call: Invocation) throws(Diagnostics) -> Value {
    guard case .keyPath(let names)? = call.value("keyPath"), let key = names.last else {
      throw .unsupported(
        ".environment", relative: "a value for a key path such as \\.layoutDirection is supported", call.source)
    }
    let change = try call.evaluator.environmentChange(key, call.value("value") ?? .none, call.source(of: "keyPath"))
    return call.modified(.environment(.change(change)))
  }

  private static func object(_ call: Invocation) throws(Diagnostics) -> Value {
    // Whoever reads an object of which nothing is known reads something that stands in for it.
    if let value = call.value("object"), value.isOpaque { return call.modified(.nothing) }
    guard let value = call.value("object"), case .structure(let held) = value, held.object != nil else {
      let found = call.evaluator.typeName(of: call.value("object") ?? .none)
      throw .wrongType(found, wanted: .named("ObservableObject"), call.source(of: "object"))
    }
    let name = held.type.name
    return call.modified(.environment(.change { $0.values[name] = value }))
  }
}
