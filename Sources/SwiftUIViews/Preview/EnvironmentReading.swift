internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// What properties with `@Environment` and its like read.
extension Evaluator {
  private var displayScale: Double { preview.device?.displayScale ?? preview.options.platform.displayScale }

  /// `@Environment(\.key)`
  func environmentValue(_ key: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    let environment = preview.environment
    switch key {
    case "layoutDirection": return .symbol(type: "LayoutDirection", name: environment.layoutDirection)
    case "colorScheme": return .symbol(type: "ColorScheme", name: "light")
    case "displayScale": return .double(displayScale)
    case "pixelLength": return .double(1 / displayScale)
    case "lineLimit": return environment.lineLimit.map { .int($0) } ?? .none
    case "font": return environment.font.map { .font($0) } ?? .none
    case "horizontalSizeClass": return .symbol(type: "UserInterfaceSizeClass", name: "compact")
    case "verticalSizeClass": return .symbol(type: "UserInterfaceSizeClass", name: "regular")
    case "dynamicTypeSize": return .symbol(type: "DynamicTypeSize", name: environment.typesetting.typeSize.name)
    case "isEnabled": return .bool(true)
    default:
      if let value = try customEnvironmentValue(key, source) { return value }
      if types[key]?.kind == .classType {
        guard let object = environment.custom[key] else { throw .noEnvironmentObject(key, source) }
        return object
      }
      throw .unsupported("\\.\(key)", relative: "the environment values are listed in the reference", source)
    }
  }

  /// What a property holds before any initialiser has run; `nil` when its own initial value counts.
  func givenValue(for property: VariableDeclaration) -> Value? {
    if property.attribute("EnvironmentObject") != nil {
      return .environmentKey(typeName(behind: property.type?.name ?? ""))
    }
    if let attribute = property.attribute("Environment") { return environmentKey(of: attribute) }
    // It is read from a store of data, which is empty here.
    if ["Query", "FetchRequest", "SectionedFetchRequest"].contains(where: { property.attribute($0) != nil }) {
      return .array([])
    }
    // Nothing has the focus.
    let isFocus = property.attribute("FocusState") != nil || property.attribute("AccessibilityFocusState") != nil
    return isFocus && swiftType(property.type) == .bool ? .bool(false) : nil
  }

  private func environmentKey(of attribute: Attribute) -> Value {
    switch attribute.arguments.first?.value.kind {
    case .keyPath(_, let names)?: return .environmentKey(names.last ?? "")
    case .member(let type, "self")?:
      guard case .identifier(let name) = type.kind else { return .none }
      return .environmentKey(typeName(behind: name))
    default: return .none
    }
  }
}
