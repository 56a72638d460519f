internal import SwiftInterpreter

/// Modifiers for the look of controls, symbols and materials, which are drawn as outlines or stand-ins here.
extension Catalog {
  static let controlLooks: [CatalogEntry] = controlDetails + symbols + materials

  private static let controlDetails: [CatalogEntry] = [
    .noEffect("buttonRepeatBehavior", "Whether a held button repeats its action."),
    .noEffect("defaultWheelPickerItemHeight", "The height of a wheel's item; wheels are not laid out."),
    .noEffect("menuOrder", "The order of a menu's items."),
    .noEffect("menuActionDismissBehavior", "Whether an action closes its menu."),
    .noEffect("paletteSelectionEffect", "How a palette shows what is selected."),
    .noEffect("horizontalRadioGroupLayout", "Lays out radio buttons in a row."),
  ]

  private static let symbols: [CatalogEntry] = [
    .noEffect("symbolRenderingMode", "How symbols are colored."),
    .noEffect("symbolColorRenderingMode", "How the colors of symbols are filled."),
    .noEffect("symbolVariableValueMode", "How symbols show a value."),
    .noEffect("flipsForRightToLeftLayoutDirection", "Mirrors the view right to left.", [.unlabelled("enabled", .bool)]),
  ]

  private static let materials: [CatalogEntry] = [
    .noEffect("glassEffectID", "Joins glass effects in a transition."),
    .noEffect("scrollEdgeEffectStyle", "How content fades at a scroll view's edge."),
    .noEffect("scrollEdgeEffectHidden", "Whether content does not fade at a scroll view's edge."),
    .noEffect("backgroundExtensionEffect", "Draws the view's edges on outside the safe area."),
    .noEffect("materialActiveAppearance", "Whether materials look active."),
    .noEffect("allowedDynamicRange", "How bright images may be."),
    .noEffect("privacySensitive", "Marks the view as private."),
    .noEffect("invalidatableContent", "Marks what changes while a widget waits."),
    .noEffect("equatable", "Keeps the view while it is equal to the one before."),
  ]
}
