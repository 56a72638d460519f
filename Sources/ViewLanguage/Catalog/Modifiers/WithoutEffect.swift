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
      noEffect("animation", [.unlabelled("animation", .unread), .labelled("value", .unread, default: "none")]),
      noEffect("sensoryFeedback", [.unlabelled("feedback", .unread), .labelled("trigger", .unread)]),
      noEffect("simultaneousGesture", [.unlabelled("gesture", .unread)]),
      noEffect("highPriorityGesture", [.unlabelled("gesture", .unread)]),
      noEffect("onReceive", [.unlabelled("publisher", .unread), .labelled("perform", .function([.any], .any))]),
      noEffect("contextMenu", [.labelled("menuItems", .function([], .any))]),
      noEffect("swipeActions", [.labelled("content", .function([], .any))]),
      noEffect("focused", [.unlabelled("condition", .unread), .labelled("equals", .unread, default: "true")]),
      noEffect("navigationBarTitleDisplayMode", [.unlabelled("displayMode", .unread)]),
      noEffect("symbolEffect", [.unlabelled("effect", .unread), .labelled("value", .unread, default: "none")]),
      noEffect("symbolVariant", [.unlabelled("variant", .unread)]),
      noEffect("submitLabel", [.unlabelled("label", .unread)]),
      noEffect("onSubmit", [.unlabelled("action", .function([], .any))]),
      noEffect("keyboardType", [.unlabelled("type", .unread)]),
      noEffect("transition", [.unlabelled("transition", .unread)]),
      noEffect("accessibilityLabel", [.unlabelled("label", .unread)]),
      noEffect("accessibilityHidden", [.unlabelled("hidden", .bool)]),
      noEffect("accessibilityValue", [.unlabelled("value", .unread)]),
      noEffect("accessibilityHint", [.unlabelled("hint", .unread)]),
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
      noEffect("tag", [.unlabelled("tag", .unread)]),
      noEffect("help", [.unlabelled("text", .unread)]),
      noEffect("statusBarHidden", [.unlabelled("hidden", .bool, default: "true")]),
      noEffect("labelsHidden", []),
      noEffect("onTapGesture", [.labelled("count", .int, default: "1"), .labelled("perform", .function([], .unread))]),
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
      noEffect("navigationTitle", [.unlabelled("title", .unread)]),
      noEffect("navigationBarTitle", [.unlabelled("title", .unread)]),
      noEffect("symbolRenderingMode", [.unlabelled("mode", .unread)]),
      noEffect(
        "accessibilityElement", [.labelled("children", .named("AccessibilityChildBehavior"), default: ".ignore")]),
      noEffect("accessibilityAddTraits", [.unlabelled("traits", .unread)]),
      noEffect("containerShape", [.unlabelled("shape", .shape)]),
      noEffect("onLongPressGesture", [.labelled("perform", .function([], .unread))]),
      noEffect("onHover", [.labelled("perform", .function([.bool], .unread))]),
      noEffect("gesture", [.unlabelled("gesture", .unread)]),
      noEffect("transaction", [.unlabelled("transform", .function([.any], .unread))]),
      noEffect("contentTransition", [.unlabelled("transition", .unread)]),
      noEffect("redacted", [.labelled("reason", .unread)]),
      noEffect("privacySensitive", [.unlabelled("sensitive", .bool, default: "true")]),
      noEffect("selectionDisabled", [.unlabelled("disabled", .bool, default: "true")]),
      noEffect("textSelection", [.unlabelled("selectability", .unread)]),
      noEffect(
        "keyboardShortcut", [.unlabelled("key", .unread), .labelled("modifiers", .unread, default: ".command")]),
      noEffect("accessibilitySortPriority", [.unlabelled("priority", .double)]),
      noEffect(
        "accessibilityAction",
        [.unlabelled("kind", .unread, default: ".default"), .unlabelled("handler", .function([], .unread))]),
      noEffect("focusable", [.unlabelled("isFocusable", .bool, default: "true")]),
      noEffect("interactiveDismissDisabled", [.unlabelled("isDisabled", .bool, default: "true")]),
      noEffect("invalidatableContent", [.unlabelled("invalidatable", .bool, default: "true")]),
      noEffect("onOpenURL", [.labelled("perform", .function([.any], .unread))]),
      noEffect("statusBar", [.labelled("hidden", .bool)]),
      noEffect("equatable", []),
      noEffect("preferredColorScheme", [.unlabelled("scheme", .optional(.named("ColorScheme")))]),
    ] + motion + constants("ColorScheme", ["light", "dark"])
    + constants("LayoutDirection", ["leftToRight", "rightToLeft"])
    + constants("ScrollBounceBehavior", ["automatic", "always", "basedOnSize"])
    + constants("ScrollTargetBehavior", ["paging", "viewAligned"])
    + constants("AccessibilityTraits", ["isHeader", "isButton", "isImage", "isSelected", "isStaticText", "isLink"])
    + constants("TextSelectability", ["enabled", "disabled"])
    + constants("Visibility", ["automatic", "visible", "hidden"])
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
