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
      CatalogEntry(
        .modifier(on: "View"), "transformEnvironment", "Changes a value of the environment of the views inside.",
        [
          .unlabelled("keyPath", .any, "Which value, such as \\.lineLimit."),
          .labelled("transform", .function([.any], .void), "Changes the value that it is given."),
        ]
      ) { call throws(Diagnostics) in try transformed(call) },
    ] + constants("UserInterfaceSizeClass", ["compact", "regular"])
    + constants("LayoutDirection", LayoutDirection.names)
    + constants("ColorScheme", ["light", "dark"])
    + constants("ContentSizeCategory", sizeCategories.map { $0.name })

  private static func written(_ call: Invocation) throws(Diagnostics) -> Value {
    let change = try call.evaluator.environmentChange(
      try key(call), call.value("value") ?? .none, call.source(of: "keyPath"))
    return call.modified(.environment(.change(change)))
  }

  private static func transformed(_ call: Invocation) throws(Diagnostics) -> Value {
    let (key, source) = (try key(call), call.source(of: "keyPath"))
    guard let transform = call.closure("transform") else { return call.base }
    return call.modified(
      .environment(
        EnvironmentChange { (environment, evaluator) throws(Diagnostics) in
          let changed = try evaluator.preview.reading(environment) { () throws(Diagnostics) -> Value in
            let value = try evaluator.environmentValue(key, source)
            return try evaluator.changed(value, by: transform, [], source)
          }
          try evaluator.environmentChange(key, changed, source)(&environment)
        }))
  }

  /// The last name of the key path.
  private static func key(_ call: Invocation) throws(Diagnostics) -> String {
    guard case .keyPath(let names)? = call.value("keyPath"), let key = names.last else {
      throw .unsupported(
        ".\(call.entry.name)", relative: "a key path such as \\.layoutDirection is supported", call.source)
    }
    return key
  }

  private static func object(_ call: Invocation) throws(Diagnostics) -> Value {
    // Reading an unknown object gives a stand-in.
    if let value = call.value("object"), value.isOpaque { return call.modified(.nothing) }
    guard let value = call.value("object"), case .structure(let held) = value, held.object != nil else {
      let found = call.evaluator.typeName(of: call.value("object") ?? .none)
      throw .wrongType(found, wanted: .named("ObservableObject"), call.source(of: "object"))
    }
    let name = held.type.name
    return call.modified(
      .environment(
        EnvironmentChange { (environment, evaluator) throws(Diagnostics) in
          environment.values[name] = value
          evaluator.preview.memory.states.handDown(value, named: name)
        }))
  }
}
