internal import SwiftInterpreter
internal import ViewProgram

/// Types that neither layout nor drawing here depends on: their values are accepted with any member and any argument.
extension Catalog {
  static let opaqueTypes: [CatalogEntry] = motionTypes + gestureTypes + systemTypes

  private static let motionTypes: [CatalogEntry] = [
    .opaque("Animation", "How a change is animated."),
    .opaque("AnyTransition", "How a view comes and goes."),
    .opaque("Transition", "How a view comes and goes."),
    .opaque("ContentTransition", "How a view changes its content."),
    .opaque("SymbolEffect", "An animation of a symbol."),
    .opaque("SymbolEffectOptions", "How a symbol's animation runs."),
    .opaque("Spring", "The motion of a spring."),
    .opaque("SpringParameters", "The motion of a spring."),
    .opaque("UnitCurve", "An easing curve."),
    .opaque("Transaction", "The animation of a change of state."),
    .opaque("Cadence", "How often a timeline updates."),
    .opaque("Namespace", "What joins views in a transition."),
    .opaque("Namespace.ID", "What joins views in a transition."),
  ]

  private static let gestureTypes: [CatalogEntry] = [
    .opaque("TapGesture", "A tap."),
    .opaque("SpatialTapGesture", "A tap and its place."),
    .opaque("LongPressGesture", "A long press."),
    .opaque("DragGesture", "A drag."),
    .opaque("MagnifyGesture", "A pinch."),
    .opaque("MagnificationGesture", "A pinch."),
    .opaque("RotateGesture", "A turn with two fingers."),
    .opaque("RotationGesture", "A turn with two fingers."),
    .opaque("SequenceGesture", "A gesture after another."),
    .opaque("SimultaneousGesture", "Two gestures at once."),
    .opaque("ExclusiveGesture", "One of two gestures."),
    .opaque("AnyGesture", "A gesture of any type."),
    .opaque("GestureMask", "Which gestures are recognized."),
    .opaque("SensoryFeedback", "Haptics or a sound."),
  ]

  private static let systemTypes: [CatalogEntry] = [
    .opaque("NavigationPath", "The path of a navigation stack."),
    .opaque("PresentationDetent", "A height of a sheet."),
    .opaque("PresentationMode", "How a view is presented."),
    .opaque("ToolbarItem", "An item of a toolbar."),
    .opaque("ToolbarItemGroup", "Several items of a toolbar."),
    .opaque("ToolbarItemPlacement", "Where a toolbar's item stands."),
    .opaque("ToolbarSpacer", "A gap between a toolbar's items."),
    .opaque("EditMode", "Whether a list is edited."),
    .opaque("Alert", "An alert."),
    .opaque("ActionSheet", "A choice of actions."),
    .opaque("KeyEquivalent", "A key of a shortcut."),
    .opaque("EventModifiers", "The modifier keys of a shortcut."),
    .opaque("ScrollViewProxy", "What scrolls a scroll view."),
    .opaque("OpenURLAction", "What opens a URL."),
    .opaque("NotificationCenter", "Where notifications are posted."),
    .opaque("Timer", "A timer, which never fires here."),
    .opaque("AnyCancellable", "A subscription."),
    .opaque("Locale", "A language and region."),
  ]
}
