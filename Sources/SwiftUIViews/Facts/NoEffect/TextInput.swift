internal import SwiftInterpreter

/// Modifiers for how texts are typed, selected and spoken.
extension Catalog {
  static let textInput: [CatalogEntry] = [
    .noEffect("keyboardType", "Which keyboard is shown."),
    .noEffect("textContentType", "What a text is for."),
    .noEffect("textInputAutocapitalization", "What the keyboard capitalizes."),
    .noEffect("autocapitalization", "What the keyboard capitalizes."),
    .noEffect("disableAutocorrection", "Whether typed text is not corrected."),
    .noEffect("autocorrectionDisabled", "Whether typed text is not corrected."),
    .noEffect("submitLabel", "The label of the keyboard's return key."),
    .noEffect("submitScope", "Keeps submissions from the views around."),
    .noEffect("textSelection", "Whether texts can be selected."),
    .noEffect("textSelectionAffinity", "Which side of a line's end a selection belongs to."),
    .noEffect("findNavigator", "Whether the find interface shows."),
    .noEffect("writingToolsBehavior", "Whether Writing Tools may change the text."),
    .noEffect("speechSpellsOutCharacters", "Whether the text is spelled out when spoken."),
    .noEffect("speechAdjustedPitch", "How high the text is spoken."),
    .noEffect("speechAlwaysIncludesPunctuation", "Whether punctuation is spoken."),
    .noEffect("speechAnnouncementsQueued", "Whether announcements wait for each other."),
    .noEffect("typeSelectEquivalent", "What typing selects the view by."),
  ]
}
