internal import SwiftInterpreter
internal import ViewProgram

/// Actions that views call to open, close and change things; a preview is laid out before anything is called.
extension Catalog {
  static let actionEnvironment: [EnvironmentFact] = [
    .action("dismiss", "Closes what is presented."),
    .action("dismissSearch", "Ends a search."),
    .action("dismissWindow", "Closes a window."),
    .action("dismissImmersiveSpace", "Closes an immersive space."),
    .action("displayStoreKitMessage", "Shows a message of the App Store."),
    .action("newDocument", "Makes a document."),
    .action("openDocument", "Opens a document."),
    .action("openImmersiveSpace", "Opens an immersive space."),
    .action("openSettings", "Opens the settings."),
    .action("openURL", "Opens a URL."),
    .action("openWindow", "Opens a window."),
    .action("purchase", "Buys a product."),
    .action("pushWindow", "Opens a window in the place of another."),
    .action("requestReview", "Asks for a review."),
    .action("requestAgeRange", "Asks for the range of a person's age."),
    .action("resetFocus", "Moves the focus to where it begins."),
    .absent("refresh", "Reloads what is shown."),
    .absent("rename", "Renames what is shown."),
    .choice(
      "preferredPencilDoubleTapAction", "What a double tap of an Apple Pencil does.", "PencilPreferredAction",
      [
        "ignore", "switchEraser", "switchPrevious", "showColorPalette", "showInkAttributes", "showContextualPalette",
        "runSystemShortcut",
      ]),
    .choice(
      "preferredPencilSqueezeAction", "What squeezing an Apple Pencil does.", "PencilPreferredAction", default: "ignore"
    ),
    .gap("credentialExportManager", "Exports credentials.", instead: "give the preview plain values"),
    .gap("authorizationController", "Asks for an authorization.", instead: "give the preview plain values"),
    .gap("webAuthenticationSession", "Signs in on a web page.", instead: "give the preview plain values"),
  ]
}

/// Accessibility settings, which have their default values.
extension Catalog {
  static let accessibilityEnvironment: [EnvironmentFact] = [
    .setting("accessibilityAssistiveAccessEnabled", "Whether Assistive Access is on."),
    .setting("accessibilityDifferentiateWithoutColor", "Whether nothing may depend on color alone."),
    .setting("accessibilityDimFlashingLights", "Whether flashing lights are dimmed."),
    .flag("accessibilityEnabled", "Whether an assistive technology is on."),
    .setting("accessibilityInvertColors", "Whether colors are inverted."),
    .setting("accessibilityLargeContentViewerEnabled", "Whether a long press enlarges."),
    .setting("accessibilityQuickActionsEnabled", "Whether quick gestures are on."),
    .setting("accessibilityReduceMotion", "Whether motion is reduced."),
    .setting("accessibilityReduceTransparency", "Whether transparency is reduced."),
    .setting("accessibilityShowButtonShapes", "Whether buttons show their shapes."),
    .setting("accessibilitySwitchControlEnabled", "Whether Switch Control is on."),
    .setting("accessibilityVoiceOverEnabled", "Whether VoiceOver is on."),
    EnvironmentFact(
      "accessibilityPlayAnimatedImages", "Whether animated images play.", .bool, read: { _ in .bool(true) }),
  ]
}
