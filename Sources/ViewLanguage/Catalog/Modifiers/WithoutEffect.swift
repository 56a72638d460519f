internal import LayoutEngine

/// Modifiers that are accepted and change nothing that Haggle shows.
extension Catalog {
  static let withoutEffect: [CatalogEntry] =
    [
      noEffect(
        "shadow",
        [
          .labelled("color", .named("Color"), default: ".black.opacity(0.33)"), .labelled("radius", .cgFloat),
          .labelled("x", .cgFloat, default: "0"), .labelled("y", .cgFloat, default: "0"),
        ]),
      noEffect("blur", [.labelled("radius", .cgFloat), .labelled("opaque", .bool, default: "false")]),
      noEffect("zIndex", [.unlabelled("value", .double)]),
      noEffect("animation", [.unlabelled("animation", .any), .labelled("value", .any, default: "none")]),
      noEffect("transition", [.unlabelled("transition", .any)]),
      noEffect("accessibilityLabel", [.unlabelled("label", .any)]),
      noEffect("accessibilityHidden", [.unlabelled("hidden", .bool)]),
      noEffect("accessibilityValue", [.unlabelled("value", .any)]),
      noEffect("accessibilityHint", [.unlabelled("hint", .any)]),
      noEffect("disabled", [.unlabelled("disabled", .bool)]),
      noEffect("allowsHitTesting", [.unlabelled("enabled", .bool)]),
      noEffect("contentShape", [.unlabelled("shape", .shape)]),
      noEffect("brightness", [.unlabelled("amount", .double)]),
      noEffect("contrast", [.unlabelled("amount", .double)]),
      noEffect("saturation", [.unlabelled("amount", .double)]),
      noEffect("grayscale", [.unlabelled("amount", .double)]),
      noEffect("hueRotation", [.unlabelled("angle", .named("Angle"))]),
      noEffect("drawingGroup", [.labelled("opaque", .bool, default: "false")]),
      noEffect("compositingGroup", []),
      noEffect("tag", [.unlabelled("tag", .any)]),
      noEffect("help", [.unlabelled("text", .any)]),
      noEffect("statusBarHidden", [.unlabelled("hidden", .bool, default: "true")]),
      noEffect("labelsHidden", []),
      noEffect("onTapGesture", [.labelled("count", .int, default: "1"), .labelled("perform", .function([], .any))]),
      noEffect("preferredColorScheme", [.unlabelled("scheme", .optional(.named("ColorScheme")))]),
    ] + constants("ColorScheme", ["light", "dark"])
    + constants("LayoutDirection", ["leftToRight", "rightToLeft"])

  private static func noEffect(_ name: String, _ parameters: [ParameterDeclaration]) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, "Accepted; changes neither layout nor drawing here.", isWithoutEffect: true,
      [Overload(parameters) { call throws(Diagnostics) in call.modified(.nothing) }])
  }
}
