internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The styles of controls and containers: a style of the scenario's own makes the body of those that `ControlStyle`
/// lists; those of SwiftUI are known by their names.
extension Catalog {
  static let styleModifiers: [CatalogEntry] = standardStyleNames.flatMap { style in
    let constants = style.names.map { name in
      CatalogEntry(
        .staticMember(of: style.type), name, "A style.",
        [.anything { _ throws(Diagnostics) in .symbol(type: style.type, name: name) }])
    }
    let types = style.names.map { name in
      CatalogEntry(
        .initializer, typeName(of: name, style.type), "The style .\(name).",
        [.anything { _ throws(Diagnostics) in .symbol(type: style.type, name: name) }])
    }
    return [modifier(style.modifier, style.type, style.documentation)] + constants + types
  }

  private static func modifier(_ name: String, _ type: String, _ documentation: String) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation,
      [.unlabelled("style", .named(type))]
    ) { call throws(Diagnostics) in
      guard let style = call.value("style") else { return call.modified(.nothing) }
      return call.modified(.environment(.change { $0.styles[type] = style }))
    }
  }

  /// `InsetGroupedListStyle` for `.insetGrouped`
  private static func typeName(of name: String, _ type: String) -> String {
    (name == "automatic" ? "Default" : name.prefix(1).uppercased() + name.dropFirst()) + type
  }
}
