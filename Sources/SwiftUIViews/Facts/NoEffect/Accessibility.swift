internal import SwiftInterpreter

/// Modifiers for assistive technologies. `accessibilityIdentifier` is a separate entry: it names a view in the record.
extension Catalog {
  static let accessibility: [CatalogEntry] = [
    .noEffect("accessibility", "What assistive technologies report about the view."),
    .noEffect("accessibilityLabel", "What the view is.").typed("AccessibilityAttachmentModifier"),
    .noEffect("accessibilityHidden", "Whether assistive technologies skip the view.")
      .typed("AccessibilityAttachmentModifier"),
    .noEffect("accessibilityValue", "What the view holds.").typed("AccessibilityAttachmentModifier"),
    .noEffect("accessibilityHint", "What the view does.").typed("AccessibilityAttachmentModifier"),
    .noEffect("accessibilityElement", "Makes the view one element."),
    .noEffect("accessibilityAddTraits", "Adds traits, such as that of a button."),
    .noEffect("accessibilityRemoveTraits", "Removes traits."),
    .noEffect("accessibilitySortPriority", "When the view's turn comes."),
    .noEffect("accessibilityAction", "An action that assistive technologies offer."),
    .noEffect("accessibilityActions", "Actions that assistive technologies offer."),
    .noEffect("accessibilityAdjustableAction", "Runs an action when the value is adjusted."),
    .noEffect("accessibilityScrollAction", "Runs an action when the view is scrolled."),
    .noEffect("accessibilityZoomAction", "Runs an action when the view is zoomed."),
    .noEffect("accessibilityQuickAction", "An action on a quick gesture."),
    .noEffect("accessibilityInputLabels", "What the view is called by voice."),
    .noEffect("accessibilityHeading", "The level of a heading."),
    .noEffect("accessibilityRepresentation", "Another view for assistive technologies."),
    .noEffect("accessibilityChildren", "The elements inside the view."),
    .noEffect("accessibilityFocused", "Binds the accessibility focus to a state."),
    .noEffect("accessibilityRotor", "A rotor through the view."),
    .noEffect("accessibilityRotorEntry", "An entry of a rotor."),
    .noEffect("accessibilityCustomContent", "More that is reported on request."),
    .noEffect("accessibilityActivationPoint", "Where the view is activated."),
    .noEffect("accessibilityDirectTouch", "Whether touches go straight to the view."),
    .noEffect("accessibilityDragPoint", "Where the view is dragged from."),
    .noEffect("accessibilityDropPoint", "Where something is dropped on the view."),
    .noEffect("accessibilityIgnoresInvertColors", "Whether inverted colors leave the view as it is."),
    .noEffect("accessibilityLabeledPair", "Joins a label and its content."),
    .noEffect("accessibilityLinkedGroup", "Links elements that belong together."),
    .noEffect("accessibilityRespondsToUserInteraction", "Whether the view can be used."),
    .noEffect("accessibilityShowsLargeContentViewer", "Shows the view enlarged on a long press."),
    .noEffect("accessibilityTextContentType", "What a text is for."),
    .noEffect("accessibilityChartDescriptor", "Describes a chart."),
    .noEffect("help", "The tooltip of the view."),
  ]
}
