internal import SwiftInterpreter

/// Modifiers of every view that Haggle does not support yet, as they may change the layout.
extension Catalog {
  static let modifierGaps: [CatalogEntry] = textGaps + sizeGaps + depthGaps + scrollGaps

  private static let flat = "depth is not laid out"

  private static let textGaps: [CatalogEntry] = [
    .modifierGap(
      "fontWidth", "How wide letters are.",
      instead: "the widths of the compressed, condensed and expanded fonts are not known; fontWeight, fontDesign and "
        + "tracking are supported"),
    .modifierGap(
      "typesettingLanguage", "The language that lines are as high as.",
      instead: "the heights of such lines are not known; lineSpacing is supported"),
    .modifierGap(
      "lineHeight", "How high lines are.",
      instead: "the heights of such lines are not known; lineSpacing is supported"),
    .modifierGap("writingDirection", "The direction of a text."),
    .modifierGap("textRenderer", "Draws texts by code."),
    .modifierGap("attributedTextFormattingDefinition", "Which attributes a text may have."),
    .modifierGap("textInputCompletion", "What a suggestion completes a text to."),
    .modifierGap("textInputSuggestions", "What a text field suggests."),
    .modifierGap("textInputFormattingControlVisibility", "Whether a text editor shows formatting."),
    .modifierGap("searchDictationBehavior", "Whether a search field takes dictation."),
    .modifierGap("searchSelection", "What is selected in a search field."),
    .modifierGap("searchToolbarBehavior", "How a search field behaves in a toolbar."),
  ]

  private static let sizeGaps: [CatalogEntry] = [
    .modifierGap("containerCornerOffset", "Moves the view away from the container's corner."),
    .modifierGap("layoutDirectionBehavior", "Whether the view is laid out right to left."),
    .modifierGap("sliderThumbVisibility", "Whether a slider's thumb shows."),
    .modifierGap("listSectionIndexVisibility", "Whether a list's index shows."),
    .modifierGap("listRowHoverEffectDisabled", "Whether rows keep their look under the pointer."),
    .modifierGap("controlWidgetActionHint", "What a control of a widget does."),
    .modifierGap("controlWidgetStatus", "What a control of a widget reports."),
  ]

  private static let depthGaps: [CatalogEntry] = [
    .modifierGap("offset3D", "Draws the view elsewhere in space.", instead: flat),
    .modifierGap("frame3D", "Puts the view into a frame in space.", instead: flat),
    .modifierGap("aspectRatio3D", "Keeps the view's proportions in space.", instead: flat),
    .modifierGap("transform3DEffect", "Draws the view moved or turned in space.", instead: flat),
    .modifierGap("perspectiveRotationEffect", "Draws the view turned in space.", instead: flat),
    .modifierGap("onGeometryChange3D", "Runs an action when the view's place in space changes.", instead: flat),
    .modifierGap("padding3D", "Adds room in space.", instead: flat),
    .modifierGap("ornament", "A view beside the window.", instead: flat),
    .modifierGap("rotation3DLayout", "Turns the view in space.", instead: flat),
    .modifierGap("scaledToFit3D", "Scales the view into its room in space.", instead: flat),
    .modifierGap("scaledToFill3D", "Scales the view over its room in space.", instead: flat),
    .modifierGap("spatialOverlay", "A view over another in space.", instead: flat),
    .modifierGap("spatialOverlayPreferenceValue", "A view over another in space, made of a preference.", instead: flat),
    .modifierGap("visualEffect3D", "An effect in space.", instead: flat),
    .modifierGap("realityViewCameraControls", "How a view of RealityKit is turned.", instead: flat),
    .modifierGap("realityViewLayoutBehavior", "How a view of RealityKit is laid out.", instead: flat),
    .modifierGap("supportedVolumeViewpoints", "From where a volume is seen.", instead: flat),
    .modifierGap("volumeBaseplateVisibility", "Whether a volume shows its base.", instead: flat),
    .modifierGap("upperLimbVisibility", "Whether the hands show.", instead: flat),
    .modifierGap("breakthroughEffect", "How the view shows through others.", instead: flat),
    .modifierGap("presentationBreakthroughEffect", "How a presentation shows through others.", instead: flat),
    .modifierGap("onImmersionChange", "Runs an action when the immersion changes.", instead: flat),
    .modifierGap("onVolumeViewpointChange", "Runs an action when a volume is seen from elsewhere.", instead: flat),
    .modifierGap("manipulable", "Lets the view be moved in space.", instead: flat),
    .modifierGap("immersiveEnvironmentPicker", "Which surroundings can be chosen.", instead: flat),
    .modifierGap("onWorldRecenter", "Runs an action when the world is recentered.", instead: flat),
  ]

  private static let scrollGaps: [CatalogEntry] = [
    .modifierGap(
      "onScrollTargetVisibilityChange", "Runs an action when scrolling shows other views.",
      instead: "onGeometryChange with a frame in .scrollView is supported")
  ]
}

extension CatalogEntry {
  /// A modifier of every view that Haggle does not support.
  static func modifierGap(_ name: String, _ documentation: ReferenceText, instead: String = "") -> CatalogEntry {
    .gap(.modifier(on: "View"), name, documentation, instead: instead)
  }
}
