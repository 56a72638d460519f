internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

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
      noEffect("labelsHidden", []),
      noEffect("blendMode", [.unlabelled("blendMode", .named("BlendMode"))]),
      noEffect("colorInvert", []),
      noEffect("flipsForRightToLeftLayoutDirection", [.unlabelled("enabled", .bool)]),
      noEffect("colorMultiply", [.unlabelled("color", .named("Color"))]),
      noEffect("luminanceToAlpha", []),
      noEffect(
        "scrollIndicators",
        [
          .unlabelled("visibility", .named("ScrollIndicatorVisibility")),
          .labelled("axes", .named("Axis.Set"), default: "[.vertical, .horizontal]"),
        ]),
      noEffect("scrollDisabled", [.unlabelled("disabled", .bool)]),
      noEffect("scrollClipDisabled", [.unlabelled("disabled", .bool, default: "true")]),
      noEffect(
        "scrollBounceBehavior",
        [
          .unlabelled("behavior", .named("ScrollBounceBehavior")),
          .labelled("axes", .named("Axis.Set"), default: "[.vertical]"),
        ]),
      noEffect("scrollTargetLayout", [.labelled("isEnabled", .bool, default: "true")]),
      noEffect("scrollTargetBehavior", [.unlabelled("behavior", .named("ScrollTargetBehavior"))]),
      noEffect("scrollContentBackground", [.unlabelled("visibility", .named("Visibility"))]),
      noEffect(
        "scrollPosition",
        [
          .unlabelled("position", .unread, default: "none"),
          .labelled("id", .unread, default: "none"),
          .labelled("anchor", .optional(.named("UnitPoint")), default: "nil"),
        ]),
      noEffect(
        "underline",
        [
          .unlabelled("isActive", .bool, default: "true"),
          .labelled("color", .optional(.named("Color")), default: "nil"),
        ]),
      noEffect(
        "strikethrough",
        [
          .unlabelled("isActive", .bool, default: "true"),
          .labelled("color", .optional(.named("Color")), default: "nil"),
        ]),
      noEffect("containerShape", [.unlabelled("shape", .shape)]),
    ] + constants("ColorScheme", ["light", "dark"])
    + constants("LayoutDirection", ["leftToRight", "rightToLeft"])
    + constants("ScrollBounceBehavior", ["automatic", "always", "basedOnSize"])
    + constants("ScrollTargetBehavior", ["paging", "viewAligned"])
    + constants("Visibility", ["automatic", "visible", "hidden"])
    + constants(
      "BlendMode",
      [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
        "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop",
        "destinationOver", "destinationOut", "plusDarker", "plusLighter",
      ])

  private static func noEffect(_ name: String, _ parameters: [ParameterDeclaration]) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, "Accepted; changes neither layout nor drawing here.", isWithoutEffect: true,
      [Overload(parameters) { call throws(Diagnostics) in call.modified(.nothing) }])
  }
}
