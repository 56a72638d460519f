internal import SwiftInterpreter

/// How controls, symbols and materials look: they are drawn as outlines or stand-ins here.
extension Catalog {
  static let controlLooks: [CatalogEntry] = controlStyleNames + symbols + materials

  private static let controlStyleNames: [CatalogEntry] = [
    .noEffect("controlGroupStyle", "The style of control groups."),
    .noEffect("datePickerStyle", "The style of date pickers."),
    .noEffect("disclosureGroupStyle", "The style of disclosure groups."),
    .noEffect("formStyle", "The style of forms."),
    .noEffect("gaugeStyle", "The style of gauges."),
    .noEffect("groupBoxStyle", "The style of group boxes."),
    .noEffect("indexViewStyle", "The style of the dots below pages."),
    .noEffect("labeledContentStyle", "The style of labeled content."),
    .noEffect("menuButtonStyle", "The style of menu buttons."),
    .noEffect("menuStyle", "The style of menus."),
    .noEffect("pickerStyle", "The style of pickers."),
    .noEffect("progressViewStyle", "The style of progress views."),
    .noEffect("tableStyle", "The style of tables."),
    .noEffect("textEditorStyle", "The style of text editors."),
    .noEffect("textFieldStyle", "The style of text fields."),
    .noEffect("toggleStyle", "The style of toggles."),
    .noEffect("buttonBorderShape", "The shape of a button's border."),
    .noEffect("buttonRepeatBehavior", "Whether a held button repeats its action."),
    .noEffect("buttonSizing", "How a button takes the room it is given."),
    .noEffect("menuOrder", "The order of a menu's items."),
    .noEffect("menuIndicator", "Whether a menu shows an arrow."),
    .noEffect("menuActionDismissBehavior", "Whether an action closes its menu."),
    .noEffect("paletteSelectionEffect", "How a palette shows what is selected."),
    .noEffect("horizontalRadioGroupLayout", "Lays out radio buttons in a row."),
    .noEffect("labelsHidden", "Hides the labels of controls.", []),
    .noEffect("tag", "What identifies the view to a picker or tab view.", [.unlabelled("tag", .any)]),
  ]

  private static let symbols: [CatalogEntry] = [
    .noEffect("symbolVariant", "Which variant of symbols is shown."),
    .noEffect("symbolRenderingMode", "How symbols are colored."),
    .noEffect("symbolColorRenderingMode", "How the colors of symbols are filled."),
    .noEffect("symbolVariableValueMode", "How symbols show a value."),
    .noEffect("flipsForRightToLeftLayoutDirection", "Mirrors the view right to left.", [.unlabelled("enabled", .bool)]),
  ]

  private static let materials: [CatalogEntry] = [
    .noEffect("glassEffect", "Draws Liquid Glass behind the view."),
    .noEffect("glassEffectID", "Joins glass effects in a transition."),
    .noEffect("scrollEdgeEffectStyle", "How content fades at a scroll view's edge."),
    .noEffect("scrollEdgeEffectHidden", "Whether content does not fade at a scroll view's edge."),
    .noEffect("backgroundExtensionEffect", "Draws the view's edges on outside the safe area."),
    .noEffect("materialActiveAppearance", "Whether materials look active."),
    .noEffect("allowedDynamicRange", "How bright images may be."),
    .noEffect("redacted", "Hides what the view shows."),
    .noEffect("unredacted", "Shows what would be hidden."),
    .noEffect("privacySensitive", "Marks the view as private."),
    .noEffect("invalidatableContent", "Marks what changes while a widget waits."),
    .noEffect("preferredColorScheme", "The color scheme of the presentation around the view."),
    .noEffect("equatable", "Keeps the view while it is equal to the one before."),
  ]
}
