internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `environment(\.key, value)` and its like.
extension Catalog {
  static let environmentValues: [CatalogEntry] =
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
    + constants("ContentSizeCategory", sizeCategories.map { $0.name })

  /// The older names of the Dynamic Type sizes.
  private static let sizeCategories: [(name: String, size: String)] = [
    ("extraSmall", "xSmall"), ("small", "small"), ("medium", "medium"), ("large", "large"), ("extraLarge", "xLarge"),
    ("extraExtraLarge", "xxLarge"), ("extraExtraExtraLarge", "xxxLarge"), ("accessibilityMedium", "accessibility1"),
    ("accessibilityLarge", "accessibility2"), ("accessibilityExtraLarge", "accessibility3"),
    ("accessibilityExtraExtraLarge", "accessibility4"), ("accessibilityExtraExtraExtraLarge", "accessibility5"),
  ]

  private static func written(_ call: Invocation) throws(Diagnostics) -> Value {
    guard case .keyPath(let names)? = call.value("keyPath"), let key = names.last else {
      throw .unsupported(
        ".environment", relative: "a value for a key path such as \\.layoutDirection is supported", call.source)
    }
    if ignoredKeys.contains(key) { return call.modified(.nothing) }
    let value = call.value("value") ?? .none
    if let custom = call.evaluator.customEnvironmentChange(key, value) {
      return call.modified(.environment(.change(custom)))
    }
    guard let change = change(key, value) else {
      throw .unsupported(
        "\\.\(key)", relative: "layoutDirection, font, lineLimit, dynamicTypeSize and others are supported",
        call.source(of: "keyPath"))
    }
    return call.modified(.environment(.change(change)))
  }

  private static func object(_ call: Invocation) throws(Diagnostics) -> Value {
    guard let value = call.value("object"), case .structure(let held) = value, held.object != nil else {
      let found = call.evaluator.typeName(of: call.value("object") ?? .none)
      throw .wrongType(found, wanted: .named("ObservableObject"), call.source(of: "object"))
    }
    let name = held.type.name
    return call.modified(.environment(.change { $0.custom[name] = value }))
  }

  /// Keys that neither layout nor drawing here depends on.
  private static let ignoredKeys = [
    "colorScheme", "isEnabled", "locale", "calendar", "timeZone", "displayScale", "horizontalSizeClass",
    "verticalSizeClass", "truncationMode", "multilineTextAlignment", "allowsTightening", "openURL", "undoManager",
  ]

  private static func change(_ key: String, _ value: Value) -> ((inout ViewEnvironment) -> Void)? {
    switch (key, value) {
    case ("layoutDirection", .symbol(_, let name)): return { $0.layoutDirection = name }
    case ("font", .native):
      guard case .font(let font) = value.swiftUI else { return nil }
      return { $0.font = font }
    case ("font", .none): return { $0.font = nil }
    case ("lineLimit", .int(let limit)): return { $0.lineLimit = max(1, limit) }
    case ("lineLimit", .none): return { $0.lineLimit = nil }
    case ("lineSpacing", .int(let points)): return { $0.typesetting.lineSpacing = Double(max(0, points)) }
    case ("lineSpacing", .double(let points)): return { $0.typesetting.lineSpacing = max(0, points) }
    case ("minimumScaleFactor", .int(let factor)): return { $0.typesetting.setMinimumScale(Double(factor)) }
    case ("minimumScaleFactor", .double(let factor)): return { $0.typesetting.setMinimumScale(factor) }
    case ("textCase", .symbol(_, let name)): return { $0.typesetting.letterCase = name }
    case ("textCase", .none): return { $0.typesetting.letterCase = nil }
    case ("sizeCategory", .symbol(_, let name)):
      let size = sizeCategories.first { $0.name == name }?.size ?? name
      return { $0.typesetting.typeSize = DynamicTypeSize(named: size) ?? .large }
    case ("dynamicTypeSize", .symbol(_, let name)):
      return { $0.typesetting.typeSize = DynamicTypeSize(named: name) ?? .large }
    default: return nil
    }
  }
}

/// Environment values that the scenario declares in an extension of `EnvironmentValues`.
extension Evaluator {
  /// The type of the value that a key path of the environment leads to.
  func environmentType(_ key: String) throws(Diagnostics) -> SwiftType {
    if let property = customEnvironmentProperty(key) {
      if property.type != nil { return swiftType(property.type) }
      return inferredType(of: try initialValue(of: property, in: Scope(parent: nil)))
    }
    switch key {
    case "layoutDirection": return .named("LayoutDirection")
    case "multilineTextAlignment": return .named("TextAlignment")
    case "dynamicTypeSize": return .named("DynamicTypeSize")
    case "sizeCategory": return .named("ContentSizeCategory")
    case "colorScheme": return .named("ColorScheme")
    case "font": return .named("Font")
    case "truncationMode": return .named("Text.TruncationMode")
    case "textCase": return .named("Text.Case")
    case "horizontalSizeClass", "verticalSizeClass": return .named("UserInterfaceSizeClass")
    // `.init(identifier: "de")`, of types of which nothing is known.
    case "locale", "calendar", "timeZone", "openURL", "undoManager": return .unread
    default: return .any
    }
  }

  private func customEnvironmentProperty(_ key: String) -> VariableDeclaration? {
    guard let info = types["EnvironmentValues"] else { return nil }
    if let index = info.fieldIndex(key) { return info.storedProperties[index] }
    return info.computedProperties[key]
  }

  fileprivate func customEnvironmentChange(_ key: String, _ value: Value) -> ((inout ViewEnvironment) -> Void)? {
    guard let property = customEnvironmentProperty(key) else { return nil }
    var written = value
    if case .int(let number) = value, swiftType(property.type).isFloating { written = .double(Double(number)) }
    return { $0.custom[key] = written }
  }

  /// What was written around the view, or the default: an `@Entry`'s own, or the `defaultValue` of the key that the
  /// property reads.
  func customEnvironmentValue(_ key: String, _ source: SourceRange) throws(Diagnostics) -> Value? {
    guard let declared = customEnvironmentProperty(key) else { return nil }
    if let value = preview.environment.custom[key] { return value }
    guard let getter = declared.getter else { return try initialValue(of: declared, in: Scope(parent: nil)) }
    guard getter.count == 1, case .subscripted(_, let arguments)? = getter[0].implicitResult?.kind,
      let argument = arguments.first
    else { return nil }
    return try property("defaultValue", of: try value(argument.value, in: Scope(parent: nil)), source)
  }
}
