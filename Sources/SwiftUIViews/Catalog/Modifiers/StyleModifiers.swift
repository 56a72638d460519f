internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The styles of controls and containers: one of the scenario's own styles makes the body of those that `ControlStyle`
/// lists; those of SwiftUI are known by their names.
extension Catalog {
  static let styleModifiers: [CatalogEntry] = standardStyleNames.flatMap { style in
    let constants = style.names.map { name in
      CatalogEntry(
        .staticMember(of: style.type), name, "A style.",
        [made(name, style.type)])
    }
    let types = style.names.map { name in
      CatalogEntry(
        .initializer, styleType(of: name, style.type), "The style .\(name).",
        [made(name, style.type)])
    }
    return [modifier(style.modifier, style.type, style.documentation)] + constants + types
  }

  /// The style of a name; that of pages has a parameter to hide the dots.
  private static func made(_ name: String, _ type: String) -> Overload {
    guard type == "TabViewStyle", name == "page" else {
      return .anything { _ throws(Diagnostics) in .symbol(type: type, name: name) }
    }
    let mode = SwiftType.named("PageTabViewStyle.IndexDisplayMode")
    return Overload([.labelled("indexDisplayMode", mode, default: ".automatic")]) { call throws(Diagnostics) in
      .symbol(type: type, name: call.symbol("indexDisplayMode") == "never" ? "page.never" : "page")
    }
  }

  private static func modifier(_ name: String, _ type: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation,
      [.unlabelled("style", .named(type))]
    ) { call throws(Diagnostics) in
      guard let style = call.value("style") else { return call.modified(.nothing) }
      return call.modified(.environment(.change { $0.styles[type] = style }))
    }
  }

  /// `InsetGroupedListStyle` for `.insetGrouped`
  static func styleType(of name: String, _ type: String) -> String {
    (name == "automatic" ? "Default" : name.capitalizedFirst) + type
  }
}
