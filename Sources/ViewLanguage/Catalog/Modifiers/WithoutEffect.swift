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
      noEffect(
        "animation",
        [
          .unlabelled("animation", .optional(.oneOf([.named("Animation"), .any]))),
          .labelled("value", .any, default: "none"),
        ]),
      noEffect("transition", [.unlabelled("transition", .oneOf([.named("AnyTransition"), .any]))]),
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
      noEffect("blendMode", [.unlabelled("blendMode", .named("BlendMode"))]),
      noEffect("colorInvert", []),
      noEffect("flipsForRightToLeftLayoutDirection", [.unlabelled("enabled", .bool)]),
      noEffect("colorMultiply", [.unlabelled("color", .named("Color"))]),
      noEffect("luminanceToAlpha", []),
      noEffect("geometryGroup", []),
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
          .unlabelled("position", .any, default: "none"),
          .labelled("id", .oneOf([.named("Binding"), .any]), default: "none"),
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
      noEffect("buttonStyle", [.unlabelled("style", .named("PrimitiveButtonStyle"))]),
      noEffect("labelStyle", [.unlabelled("style", .named("LabelStyle"))]),
      noEffect("navigationTitle", [.unlabelled("title", .any)]),
      noEffect("navigationBarTitle", [.unlabelled("title", .any)]),
      noEffect("symbolRenderingMode", [.unlabelled("mode", .any)]),
      noEffect(
        "accessibilityElement", [.labelled("children", .named("AccessibilityChildBehavior"), default: ".ignore")]),
      noEffect("accessibilityAddTraits", [.unlabelled("traits", .oneOf([.named("AccessibilityTraits"), .any]))]),
      noEffect("containerShape", [.unlabelled("shape", .shape)]),
      noEffect("onLongPressGesture", [.labelled("perform", .function([], .any))]),
      noEffect("onHover", [.labelled("perform", .function([.bool], .any))]),
      noEffect("gesture", [.unlabelled("gesture", .any)]),
      noEffect("transaction", [.unlabelled("transform", .function([.any], .any))]),
      noEffect("contentTransition", [.unlabelled("transition", .oneOf([.named("ContentTransition"), .any]))]),
      noEffect("redacted", [.labelled("reason", .any)]),
      noEffect("keyboardShortcut", [.unlabelled("key", .any), .labelled("modifiers", .any, default: ".command")]),
      noEffect("onSubmit", [.labelled("of", .any, default: ".text"), .unlabelled("action", .function([], .any))]),
      noEffect("accessibilitySortPriority", [.unlabelled("priority", .double)]),
      noEffect(
        "accessibilityAction",
        [.unlabelled("kind", .any, default: ".default"), .unlabelled("handler", .function([], .any))]),
      noEffect("focusable", [.unlabelled("isFocusable", .bool, default: "true")]),
      noEffect("interactiveDismissDisabled", [.unlabelled("isDisabled", .bool, default: "true")]),
      noEffect("invalidatableContent", [.unlabelled("invalidatable", .bool, default: "true")]),
      noEffect("onOpenURL", [.labelled("perform", .function([.any], .any))]),
      noEffect("statusBar", [.labelled("hidden", .bool)]),
      noEffect("equatable", []),
      noEffect("privacySensitive", [.unlabelled("sensitive", .bool, default: "true")]),
      noEffect("selectionDisabled", [.unlabelled("disabled", .bool, default: "true")]),
      noEffect("textSelection", [.unlabelled("selectability", .oneOf([.named("TextSelectability"), .any]))]),
      noEffect("preferredColorScheme", [.unlabelled("scheme", .optional(.named("ColorScheme")))]),
    ] + motion + constants("ColorScheme", ["light", "dark"])
    + constants("LayoutDirection", ["leftToRight", "rightToLeft"])
    + constants("ScrollBounceBehavior", ["automatic", "always", "basedOnSize"])
    + constants("ScrollTargetBehavior", ["paging", "viewAligned"])
    + constants("AccessibilityTraits", ["isHeader", "isButton", "isImage", "isSelected", "isStaticText", "isLink"])
    + constants("TextSelectability", ["enabled", "disabled"])
    + constants("Visibility", ["automatic", "visible", "hidden"])
    + constants("PrimitiveButtonStyle", ["plain", "borderless"])
    + constants("LabelStyle", ["automatic", "titleAndIcon"])
    + constants("AccessibilityChildBehavior", ["ignore", "contain", "combine"])
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
