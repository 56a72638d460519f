internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// The attributes that may matter to a layout.
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    activeAttributes(list).compactMap { node in
      let name = Noise.withoutModule(type(node.attributeName).name)
      guard !Noise.attributes.contains(name) else { return nil }
      return Attribute(name: name, arguments: attributeArguments(node), source: range(node))
    }
  }

  /// The attributes within a type, as in `content: @ViewBuilder () -> Content`.
  func attributes(of type: TypeSyntax) -> [Attribute] {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return [] }
    return attributes(attributed.attributes) + attributes(of: attributed.baseType)
  }

  private func attributeArguments(_ node: AttributeSyntax) -> [Argument] {
    switch node.arguments {
    case nil: return []
    case .argumentList(let list)?: return arguments(list)
    default:
      pass(over: Gap.attributeArguments, at: node)
      return []
    }
  }

  /// The attribute that marks a function as called only where no other is meant.
  func preference(_ list: AttributeListSyntax) -> [Attribute] {
    activeAttributes(list).filter { $0.attributeName.trimmedDescription == Attribute.disfavored }.prefix(1)
      .map { Attribute(name: Attribute.disfavored, source: range($0)) }
  }

  /// The attribute that marks a declaration as visible in its own file only.
  func privacy(_ modifiers: DeclModifierListSyntax) -> [Attribute] {
    guard let modifier = modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }),
      modifier.detail == nil
    else { return [] }
    return [Attribute(name: Attribute.filePrivate, source: range(modifier))]
  }

  /// Whether one of the modifiers is the wanted keyword.
  func has(_ keyword: Keyword, in modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
  }

  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    has(.static, in: modifiers) || has(.class, in: modifiers)
  }
}

/// Words that are accepted and dropped, because they change nothing about a layout.
enum Noise {
  /// `SwiftUI.State` is `State`; a project that has a type of that name writes the module before it.
  static func withoutModule(_ name: String) -> String {
    for module in ["SwiftUI.", "Combine.", "Foundation.", "Observation.", "Swift."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  static let attributes: Set<String> = [
    "GlobalActor", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "MainActor", "Sendable",
    "UIApplicationMain",
    "_disfavoredOverload", "_documentation", "_spi", "available", "backDeployed", "concurrent",
    "convention", "discardableResult", "escaping", "frozen", "implementationOnly", "inlinable",
    "inline", "isolated", "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "testable", "unchecked",
    "unknown", "usableFromInline", "warn_unqualified_access",
  ]
}
