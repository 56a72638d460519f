internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that change only pixels: figures draw outlines, fills and texts, which these do not change.
extension Catalog {
  static let drawingEffects: [CatalogEntry] = pixelEffects + blending + scrollLooks

  private static let pixelEffects: [CatalogEntry] = [
    .noEffect("shadow", "Draws a shadow.", shadowParameters).typed("_ShadowEffect"),
    .named(
      "blur", "Blurs the view.", [.labelled("radius", .cgFloat), .labelled("opaque", .bool, default: "false")]
    ).alsoOn("VisualEffect").typed("_BlurEffect"),
    .named("brightness", "Makes the view brighter.", [.unlabelled("amount", .double)]).alsoOn("VisualEffect").typed(
      "_BrightnessEffect"),
    .named("contrast", "Changes the contrast.", [.unlabelled("amount", .double)]).alsoOn("VisualEffect").typed(
      "_ContrastEffect"),
    .named("saturation", "Changes the saturation.", [.unlabelled("amount", .double)]).alsoOn("VisualEffect").typed(
      "_SaturationEffect"),
    .named("grayscale", "Takes the color away.", [.unlabelled("amount", .double)]).alsoOn("VisualEffect").typed(
      "_GrayscaleEffect"),
    .named("hueRotation", "Shifts the hues.", [.unlabelled("angle", .named("Angle"))]).alsoOn("VisualEffect").typed(
      "_HueRotationEffect"),
    .named("colorInvert", "Inverts the colors.", []).typed("_ColorInvertEffect"),
    .named("colorMultiply", "Multiplies the colors by another.", [.unlabelled("color", .named("Color"))])
      .typed("_ColorMultiplyEffect"),
    .noEffect("luminanceToAlpha", "Makes dark parts transparent.", []),
    .noEffect(
      "containerShape", "The shape that container-relative shapes inside take.", [.unlabelled("shape", .shape)]),
    .noEffect("colorEffect", "Changes colors by a shader.").alsoOn("VisualEffect"),
    .noEffect("distortionEffect", "Moves pixels by a shader.").alsoOn("VisualEffect"),
    .noEffect("layerEffect", "Draws by a shader.").alsoOn("VisualEffect"),
    .noEffect("glassBackgroundEffect", "Draws glass behind the view."),
    .noEffect("glassEffectTransition", "How glass effects come and go."),
    .noEffect("glassEffectUnion", "Joins glass effects."),
    .noEffect("hoverEffectDisabled", "Whether the view keeps its look under the pointer."),
    .noEffect("hoverEffectGroup", "Joins hover effects."),
    .noEffect("preferredSurroundingsEffect", "How what lies around looks."),
    .noEffect("systemTrayBackground", "Draws a background as the system does."),
    .noEffect("contentCaptureProtected", "Whether the view is kept out of recordings."),
  ]

  private static let blending: [CatalogEntry] =
    [
      .noEffect(
        "blendMode", "How the view is mixed with what lies behind.", [.unlabelled("blendMode", .named("BlendMode"))]
      )
      .typed("_BlendModeEffect"),
      .noEffect(
        "drawingGroup", "Draws the view as one image.",
        [
          .labelled("opaque", .bool, default: "false"), .labelled("colorMode", .any, default: ".nonLinear"),
        ]
      )
      .typed("_DrawingGroupEffect"),
      .noEffect("compositingGroup", "Draws the view as one layer.", []).typed("_CompositingGroupEffect"),
    ]
    + constants(
      "BlendMode",
      [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
        "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop",
        "destinationOver", "destinationOut", "plusDarker", "plusLighter",
      ])

  private static let scrollLooks: [CatalogEntry] =
    [
      .noEffect(
        "scrollIndicators", "Whether scroll indicators show.",
        [
          .unlabelled("visibility", .named("ScrollIndicatorVisibility")),
          .labelled("axes", .named("Axis.Set"), default: "[.vertical, .horizontal]"),
        ]),
      .noEffect("scrollIndicatorsFlash", "Flashes the scroll indicators."),
      .noEffect("scrollDisabled", "Whether scroll views stay where they are.", [.unlabelled("disabled", .bool)]),
      .noEffect(
        "scrollBounceBehavior", "Whether scroll views bounce.",
        [
          .unlabelled("behavior", .named("ScrollBounceBehavior")),
          .labelled("axes", .named("Axis.Set"), default: "[.vertical]"),
        ]),
      .noEffect(
        "scrollTargetLayout", "Marks what scrolling snaps to.", [.labelled("isEnabled", .bool, default: "true")]),
      .noEffect(
        "scrollTargetBehavior", "How scrolling comes to rest.",
        [.unlabelled("behavior", .named("ScrollTargetBehavior"))]),
    ] + constants("ScrollTargetBehavior", ["paging"]) + [viewAligned]

  /// `.viewAligned` and `.viewAligned(limitBehavior: .always)`
  private static let viewAligned = CatalogEntry(
    .staticMember(of: "ScrollTargetBehavior"), "viewAligned", "Scrolling comes to rest at a view.",
    [.labelled("limitBehavior", .any, default: ".automatic"), .labelled("anchor", .any, default: "nil")]
  ) { _ throws(Diagnostics) in .symbol(type: "ScrollTargetBehavior", name: "viewAligned") }
}

extension CatalogEntry {
  /// An effect on colours or sharpness that figures leave out, which a note reports.
  fileprivate static func named(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration]
  ) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation, status: .noEffect,
      [
        Overload(parameters) { call throws(Diagnostics) in
          call.evaluator.warn(.effectNotDrawn(name, call.source))
          return call.modified(.undrawn)
        }
      ])
  }
}
