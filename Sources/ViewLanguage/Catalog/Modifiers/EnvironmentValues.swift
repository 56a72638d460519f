internal import LayoutEngine
internal import ViewProgram

/// `environment(\.key, value)` and its like; the values themselves are in `Facts/Environment/`.
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
    guard let value = call.value("object"), case .structure(let held) = value, held.object != nil else {
      let found = call.evaluator.typeName(of: call.value("object") ?? .none)
      throw .wrongType(found, wanted: .named("ObservableObject"), call.source(of: "object"))
    }
    let name = held.type.name
    return call.modified(.environment(.change { $0.values[name] = value }))
  }
}

/// Reading and writing environment values: the scenario's own, declared in an extension of `EnvironmentValues`, before
/// those of SwiftUI.
extension Evaluator {
  /// The type that `environment(_:_:)` takes for a key.
  func environmentType(_ key: String) throws(Diagnostics) -> SwiftType {
    guard let property = ownEnvironmentProperty(key) else { return Catalog.environmentFact(key)?.type ?? .any }
    if property.type != nil { return .optional(swiftType(property.type)) }
    return .optional(inferredType(of: try initialValue(of: property, in: Scope(parent: nil))))
  }

  /// What `@Environment(\.key)`, `@Environment(Type.self)` and `@EnvironmentObject` read.
  func environmentValue(_ key: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    if let value = try ownEnvironmentValue(key, source) { return value }
    if let fact = Catalog.environmentFact(key) {
      guard let read = fact.read else { throw .unsupported("\\.\(key)", relative: fact.instead, source) }
      return read(environment)
    }
    guard types[key]?.kind == .classType else { throw unknownEnvironmentValue(key, source) }
    guard let object = environment.values[key] else { throw .noEnvironmentObject(key, source) }
    return object
  }

  /// What `environment(\.key, value)` changes.
  fileprivate func environmentChange(
    _ key: String, _ value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> (inout ViewEnvironment) -> Void {
    if let property = ownEnvironmentProperty(key) {
      var written = value
      if case .int(let number) = value, swiftType(property.type).isFloating { written = .double(Double(number)) }
      return { $0.values[key] = written }
    }
    guard let fact = Catalog.environmentFact(key) else { throw unknownEnvironmentValue(key, source) }
    if fact.status.isGap { throw .unsupported("\\.\(key)", relative: fact.instead, source) }
    guard let write = fact.write else { throw .readOnlyEnvironmentValue(key, source) }
    return { write(&$0, value) }
  }

  private func ownEnvironmentProperty(_ key: String) -> VariableDeclaration? {
    guard let info = types["EnvironmentValues"] else { return nil }
    if let index = info.fieldIndex(key) { return info.storedProperties[index] }
    return info.computedProperties[key]
  }

  /// What was written around the view, or the default: an `@Entry`'s own, or the `defaultValue` of the key that the
  /// property reads.
  private func ownEnvironmentValue(_ key: String, _ source: SourceRange) throws(Diagnostics) -> Value? {
    guard let declared = ownEnvironmentProperty(key) else { return nil }
    if let value = environment.values[key] { return value }
    guard let getter = declared.getter else { return try initialValue(of: declared, in: Scope(parent: nil)) }
    guard getter.count == 1, case .subscripted(_, let arguments)? = getter[0].implicitResult?.kind,
      let argument = arguments.first
    else { return nil }
    return try property("defaultValue", of: try value(argument.value, in: Scope(parent: nil)), source)
  }

  private func unknownEnvironmentValue(_ key: String, _ source: SourceRange) -> Diagnostics {
    let known = Catalog.environmentFacts.filter { !$0.status.isGap }.map { $0.key }
    return .unknownEnvironmentValue(key, near: Suggestion.nearest(to: key, in: known), source)
  }
}

extension EnvironmentFact {
  /// What to write in the value's place.
  fileprivate var instead: String {
    if case .gap(let instead) = status { return instead }
    return "it may be written, and cannot be read; give the view a plain value"
  }
}
