internal import LayoutEngine

/// `environment(\.key, value)` and its like.
extension Catalog {
  static let environmentValues: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "environment", "Writes a value into the environment of the views inside.",
        [
          .unlabelled("keyPath", .any, "Which value, such as \\.layoutDirection."),
          .unlabelled("value", .optional(.oneOf(environmentTypes + [.any])), "The value."),
        ]
      ) { call throws(Diagnostics) in try written(call) }
    ] + constants("UserInterfaceSizeClass", ["compact", "regular"])

  /// The types that a value written as `.name` may be of.
  private static var environmentTypes: [SwiftType] {
    ["LayoutDirection", "TextAlignment", "DynamicTypeSize", "ColorScheme", "Font", "Text.TruncationMode", "Text.Case"]
      .map { .named($0) }
  }

  private static func written(_ call: Invocation) throws(Diagnostics) -> Value {
    guard case .keyPath(let names)? = call.value("keyPath"), let key = names.last else {
      throw .unsupported(
        ".environment", relative: "a value for a key path such as \\.layoutDirection is supported", call.source)
    }
    if ignoredKeys.contains(key) { return call.modified(.nothing) }
    let value = call.value("value") ?? .none
    guard let change = change(key, value) else {
      throw .unsupported(
        "\\.\(key)", relative: "layoutDirection, font, lineLimit, dynamicTypeSize and others are supported",
        call.source(of: "keyPath"))
    }
    return call.modified(.environment(.change(change)))
  }

  /// Keys that neither layout nor drawing here depends on.
  private static let ignoredKeys = [
    "colorScheme", "isEnabled", "locale", "calendar", "timeZone", "displayScale", "horizontalSizeClass",
    "verticalSizeClass", "truncationMode", "multilineTextAlignment", "allowsTightening", "openURL", "undoManager",
  ]

  private static func change(_ key: String, _ value: Value) -> ((inout ViewEnvironment) -> Void)? {
    switch (key, value) {
    case ("layoutDirection", .symbol(_, let name)): return { $0.layoutDirection = name }
    case ("font", .font(let font)): return { $0.font = font }
    case ("font", .none): return { $0.font = nil }
    case ("lineLimit", .int(let limit)): return { $0.lineLimit = max(1, limit) }
    case ("lineLimit", .none): return { $0.lineLimit = nil }
    case ("lineSpacing", .int(let points)): return { $0.typesetting.lineSpacing = Double(max(0, points)) }
    case ("lineSpacing", .double(let points)): return { $0.typesetting.lineSpacing = max(0, points) }
    case ("textCase", .symbol(_, let name)): return { $0.typesetting.letterCase = name }
    case ("textCase", .none): return { $0.typesetting.letterCase = nil }
    case ("sizeCategory", .symbol(_, let name)), ("dynamicTypeSize", .symbol(_, let name)):
      return { $0.typesetting.typeSize = DynamicTypeSize(named: name) ?? .large }
    default: return nil
    }
  }
}
