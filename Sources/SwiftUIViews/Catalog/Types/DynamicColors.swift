internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Colours that a closure chooses for the scheme they are shown in.
///
/// The closure is called once for light and once for dark, with the traits of UIKit or the appearance of AppKit; the
/// colour is the first one in light, and the second in dark.
extension Catalog {
  static func dynamicColor(_ call: Invocation) throws(Diagnostics) -> Value {
    let light = try color(in: .light, call)
    let dark = try color(in: .dark, call)
    guard case .color(let first)? = light.swiftUI, case .color(let second)? = dark.swiftUI, first != second
    else { return light }
    return .color(ColorValue(paint: Paint(light: first.paint.light, dark: second.paint.dark), name: ""))
  }

  private static func color(in scheme: Paint.Scheme, _ call: Invocation) throws(Diagnostics) -> Value {
    let isUIKit = call.entry.name == "UIColor"
    let name = isUIKit ? scheme.rawValue : scheme == .light ? "aqua" : "darkAqua"
    return try call.call("dynamicProvider", [.symbol(type: isUIKit ? traits : appearance, name: name)])
  }

  private static let traits = "UITraitCollection"
  private static let appearance = "NSAppearance"
  private static let style = "UIUserInterfaceStyle"
  private static let appearanceName = "NSAppearance.Name"

  static let dynamicTraits: [CatalogEntry] =
    [
      .opaque(traits, "What a view is shown in; where nothing else is said it is light."),
      .opaque(appearance, "What a view is shown in; where nothing else is said it is light."),
      .type(style, "Light or dark, as UIKit calls it."),
      .type(appearanceName, "Light or dark, as AppKit calls it."),
      CatalogEntry(property: "userInterfaceStyle", of: traits, "Whether it is light or dark.") {
        call throws(Diagnostics) in .symbol(type: style, name: isDark(call.base) ? "dark" : "light")
      },
      CatalogEntry(property: "name", of: appearance, "Whether it is light or dark.") { call throws(Diagnostics) in
        name(of: call.base)
      },
      CatalogEntry(
        .member(of: appearance), "bestMatch", "Which of some it is.",
        [.labelled("from", .array(.named(appearanceName)))]
      ) { call throws(Diagnostics) in name(of: call.base) },
    ] + constants(style, ["unspecified", "light", "dark"]) + constants(appearanceName, ["aqua", "darkAqua"])

  private static func name(of appearance: Value) -> Value {
    .symbol(type: appearanceName, name: isDark(appearance) ? "darkAqua" : "aqua")
  }

  private static func isDark(_ value: Value) -> Bool {
    guard case .symbol(_, let name) = value else { return false }
    return name == "dark" || name == "darkAqua"
  }
}
