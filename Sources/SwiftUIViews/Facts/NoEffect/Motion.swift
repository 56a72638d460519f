internal import SwiftInterpreter

/// Modifiers for how views move: only their final places are laid out.
extension Catalog {
  static let motion: [CatalogEntry] = [
    .noEffect("animation", "Animates the changes of a value."),
    .noEffect("transition", "How the view comes and goes."),
    .noEffect("contentTransition", "How the view changes from one content to another."),
    .noEffect("symbolEffect", "Animates a symbol."),
    .noEffect("symbolEffectsRemoved", "Stops the animations of symbols."),
    .noEffect("scrollTransition", "Changes the view as it scrolls into sight."),
    .noEffect("transaction", "Changes the animations of the views inside."),
    .noEffect("geometryGroup", "Animates the view's geometry as one with its parent's."),
    .noEffect("navigationTransition", "How a navigation destination comes in."),
    .noEffect("matchedTransitionSource", "Where a navigation transition starts."),
    .noEffect("sensoryFeedback", "Plays haptics or a sound when a value changes."),
  ]
}
