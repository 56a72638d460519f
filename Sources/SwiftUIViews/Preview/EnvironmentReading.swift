internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Reading and writing environment values: the scenario's own, declared in an extension of `EnvironmentValues`, before
/// those of SwiftUI.
extension Evaluator {
  /// The type that `environment(_:_:)` takes for a key.
  func environmentType(_ key: String) throws(Diagnostics) -> SwiftType {
    guard let property = ownEnvironmentProperty(key) else { return Catalog.environmentFact(key)?.type ?? .any }
    return .optional(try typeOfValue(property))
  }

  /// The type of a property's value, be it written or that of the initial value.
  func typeOfValue(_ property: VariableDeclaration) throws(Diagnostics) -> SwiftType {
    if property.type != nil { return swiftType(property.type) }
    return inferredType(of: try initialValue(of: property, in: Scope(parent: nil)))
  }

  /// The value that `@Environment(\.key)`, `@Environment(Type.self)` and `@EnvironmentObject` read.
  func environmentValue(_ key: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    if key == Evaluator.wholeEnvironment { return .environmentValues(preview.environment) }
    if let value = try ownEnvironmentValue(key, source) { return value }
    if let fact = Catalog.environmentFact(key) {
      guard let read = fact.read else { throw .unsupported("\\.\(key)", relative: fact.instead, source) }
      return read(preview.environment)
    }
    if types[key]?.kind != .classType { return try partOfEnvironmentValue(key, source) }
    if let object = preview.environment.values[key] ?? preview.assumedObjects[key] { return object }
    return try assumedObject(key, source)
  }

  /// Whether a key is that of an object which no view around provides.
  func isMissingObject(_ key: String) -> Bool {
    types[key]?.kind == .classType && preview.environment.values[key] == nil
  }

  /// The value at a path such as `\.theme.colors`.
  private func partOfEnvironmentValue(_ path: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    guard let dot = path.lastIndex(of: ".") else { throw unknownEnvironmentValue(path, source) }
    let whole = try environmentValue(String(path[..<dot]), source)
    return try property(String(path[path.index(after: dot)...]), of: whole, source)
  }

  /// The key path `\.self`, which names no part of it.
  private static let wholeEnvironment = ""

  /// A value of an environment that a variable holds.
  func environmentValue(
    _ key: String, in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    try preview.reading(environment) { () throws(Diagnostics) in try environmentValue(key, source) }
  }

  /// Whether a name is an environment value's: one of the program's own or of SwiftUI's.
  func hasEnvironmentValue(_ name: String) -> Bool {
    ownEnvironmentProperty(name) != nil || Catalog.environmentFact(name) != nil
  }

  /// `self[Key.self]` of an environment: what is written for the property that reads the key, or the key's default.
  func environmentValue(
    ofKey key: String, in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    let properties = types["EnvironmentValues"]?.computedProperties ?? [:]
    let name = properties.keys.sorted().first { properties[$0]?.environmentKey?.names(type: key) ?? false }
    if let name { return try environmentValue(name, in: environment, source) }
    return try property("defaultValue", of: .type(key), source)
  }

  /// An object that no view around provides, made without arguments and shared by the whole preview.
  private func assumedObject(_ type: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    guard let object = try objectWithoutArguments(of: type, source) else { throw .noEnvironmentObject(type, source) }
    warn(.assumedObject(type, source))
    preview.assumedObjects[type] = object
    return object
  }

  /// `Type()`; `nil` where that fails.
  func objectWithoutArguments(of type: String, _ source: SourceRange) throws(Diagnostics) -> Value? {
    let callee = Expression(.identifier(type), source: source)
    let call = Call(callee: callee, arguments: [], firstTrailingClosure: 0, ownSource: source)
    return try trying { () throws(Diagnostics) -> Value in try construct(type, call, in: Scope(parent: nil)) }
  }

  /// The change that `environment(\.key, value)` makes.
  func environmentChange(
    _ key: String, _ value: Value, _ source: SourceRange
  ) throws(Diagnostics) -> (inout ViewEnvironment) -> Void {
    if let property = ownEnvironmentProperty(key) {
      let written = kept(value, for: property)
      return { $0.values[key] = written }
    }
    guard let fact = Catalog.environmentFact(key) else { throw unknownEnvironmentValue(key, source) }
    if fact.status.isGap { throw .unsupported("\\.\(key)", relative: fact.instead, source) }
    guard let write = fact.write else { throw .readOnlyEnvironmentValue(key, source) }
    return { write(&$0, value) }
  }

  /// A value as a property holds it, whose type may be that of floating-point numbers.
  func kept(_ value: Value, for property: VariableDeclaration) -> Value {
    if case .int(let number) = value, swiftType(property.type).isFloating { .double(Double(number)) } else { value }
  }

  private func ownEnvironmentProperty(_ key: String) -> VariableDeclaration? { declared(key, of: "EnvironmentValues") }

  /// A property that the program adds to a type of SwiftUI's.
  func declared(_ name: String, of type: String) -> VariableDeclaration? {
    guard let info = types[type] else { return nil }
    if let index = info.fieldIndex(name) { return info.storedProperties[index] }
    return info.computedProperties[name]
  }

  /// The value written around the view, or the property's own.
  private func ownEnvironmentValue(_ key: String, _ source: SourceRange) throws(Diagnostics) -> Value? {
    guard let declared = ownEnvironmentProperty(key) else { return nil }
    if let value = preview.environment.values[key] { return value }
    return try ownValue(of: declared, in: .environmentValues(preview.environment), source)
  }

  /// What a property has that nobody has written: an `@Entry`'s own value, or the `defaultValue` of the key that the
  /// property reads. A property may also follow from other values.
  ///
  /// - Parameter values: All the values, of which it is one.
  func ownValue(
    of property: VariableDeclaration, in values: Value, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    guard let getter = property.getter else { return try initialValue(of: property, in: Scope(parent: nil)) }
    if let key = property.environmentKey {
      return try self.property("defaultValue", of: try value(key, in: Scope(parent: nil)), source)
    }
    try enter(source)
    defer { leave() }
    let scope = Scope(parent: nil)
    scope.declare("self", values)
    return try run(getter, in: scope, returning: swiftType(property.type), isBuilder: false, source)
  }

  /// The value of a property before any initialiser has run; `nil` when its own initial value counts.
  func givenValue(for property: VariableDeclaration) throws(Diagnostics) -> Value? {
    switch catalog.wrapper(of: property) {
    case .environmentValue: return environmentKey(of: property)
    case .environmentObject: return .environmentKey(typeName(behind: property.type?.name ?? ""))
    case .fetched: return .fetched(try fetched(by: property))
    // Nothing has the focus.
    case .focus: return property.type == nil || swiftType(property.type) == .bool ? .bool(false) : nil
    case .given:
      if property.attribute("Namespace") != nil { return .symbol(type: "Namespace.ID", name: preview.newNamespace()) }
      let isDelegate = property.attributes.contains { $0.name.hasSuffix("ApplicationDelegateAdaptor") }
      return isDelegate ? try appDelegate(property.source) : nil
    case .value, .scaled, .state, .storage, .binding, nil: return nil
    }
  }

  /// `@Environment(\.key)` or `@Environment(Type.self)`
  private func environmentKey(of property: VariableDeclaration) -> Value {
    for attribute in property.attributes {
      switch attribute.arguments.first?.value.kind {
      case .keyPath(_, let names)?: return .environmentKey(names.joined(separator: "."))
      case .member(let type, "self")?:
        guard case .identifier(let name) = type.unspecialized.kind else { continue }
        return .environmentKey(typeName(behind: name), isOptional: property.type?.name == "Optional")
      default: continue
      }
    }
    return .none
  }

  private func unknownEnvironmentValue(_ key: String, _ source: SourceRange) -> Diagnostics {
    // `@Environment(Store.self)`
    if let first = key.utf8.first, first.isUppercaseLetter, types[key] == nil {
      return unknown(key, in: Scope(parent: nil), call: nil, source)
    }
    let known = Catalog.environmentFacts.filter { !$0.status.isGap }.map { $0.key }
    return .unknownEnvironmentValue(key, near: suggestion(for: key, in: known), source)
  }
}

extension VariableDeclaration {
  /// The key of a property of `EnvironmentValues` that only reads it: `Key.self` in `self[Key.self]`.
  fileprivate var environmentKey: Expression? {
    guard let getter, getter.count == 1, case .subscripted(_, let arguments)? = getter[0].implicitResult?.kind else {
      return nil
    }
    return arguments.first?.value
  }
}

extension Expression {
  /// Whether it is `Type.self` of a type.
  fileprivate func names(type: String) -> Bool {
    if case .member(let base, "self") = kind, case .identifier(type) = base.kind { true } else { false }
  }
}

extension ViewEnvironment {
  /// The environment with one of SwiftUI's values changed; `nil` for one that cannot be written.
  func setting(_ key: String, to value: Value) -> Value? {
    guard let write = Catalog.environmentFact(key)?.write else { return nil }
    var changed = self
    write(&changed, value)
    return .environmentValues(changed)
  }
}

extension EnvironmentFact {
  /// What to write in the value's place.
  fileprivate var instead: String {
    if case .gap(let instead) = status { return instead }
    return "it may be written, and cannot be read; give the view a plain value"
  }
}
