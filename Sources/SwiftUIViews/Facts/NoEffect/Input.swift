internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers for what people do with a view: a preview is laid out before any interaction.
extension Catalog {
  static let input: [CatalogEntry] = gestures + commands + movedItems + focus

  private static let gestures: [CatalogEntry] = [
    .noEffect("gesture", "Adds a gesture."),
    .noEffect("simultaneousGesture", "Adds a gesture that is recognized beside the view's own."),
    .noEffect("highPriorityGesture", "Adds a gesture that is recognized before the view's own."),
    .noEffect("onTapGesture", "Runs an action on a tap."),
    .noEffect("onLongPressGesture", "Runs an action on a long press."),
    .noEffect("onLongTouchGesture", "Runs an action on a long touch of a remote."),
    .noEffect("handGestureShortcut", "Runs a control's action on a hand gesture."),
    .noEffect("onHover", "Runs an action when the pointer comes or goes."),
    .noEffect("onContinuousHover", "Runs an action as the pointer moves."),
    .noEffect("hoverEffect", "How the view looks under the pointer."),
    .noEffect("defaultHoverEffect", "The hover effect of the views inside."),
    .noEffect("defersSystemGestures", "Puts the app's gestures before the system's."),
    .noEffect("onPencilDoubleTap", "Runs an action on a double tap of an Apple Pencil."),
    .noEffect("pointerStyle", "How the pointer looks over the view."),
    .noEffect("pointerVisibility", "Whether the pointer shows over the view."),
    .noEffect("digitalCrownRotation", "Follows the Digital Crown."),
    .noEffect("springLoadingBehavior", "Whether something dragged over the view triggers it."),
    .noEffect("scrollInputBehavior", "Which input scrolls."),
    .noEffect("onScrollPhaseChange", "Runs an action when scrolling starts or stops."),
    .noEffect("onScrollVisibilityChange", "Runs an action when scrolling shows or hides the view."),
    .noEffect("scrollDismissesKeyboard", "Whether scrolling hides the keyboard."),
    .noEffect("allowsHitTesting", "Whether the view takes part in hit testing.", [.unlabelled("enabled", .bool)])
      .typed("_AllowsHitTestingModifier"),
    CatalogEntry(
      .modifier(on: "View"), "contentShape", "The shape in which the view is hit, dragged or previewed.",
      status: .noEffect,
      [
        Overload([.unlabelled("shape", .shape), .labelled("eoFill", .bool, default: "false")]) {
          call throws(Diagnostics) in call.modified(.nothing)
        },
        Overload([
          .unlabelled("kind", .unread), .unlabelled("shape", .shape), .labelled("eoFill", .bool, default: "false"),
        ]) { call throws(Diagnostics) in call.modified(.nothing) },
      ]),
  ]

  private static let commands: [CatalogEntry] = [
    .noEffect("onSubmit", "Runs an action when a text is submitted."),
    .noEffect("onCommand", "Runs an action on a command of the responder chain."),
    .noEffect("onExitCommand", "Runs an action on the exit command."),
    .noEffect("onMoveCommand", "Runs an action on a move command."),
    .noEffect("onPlayPauseCommand", "Runs an action on the play and pause command."),
    .noEffect("onKeyPress", "Runs an action on a key."),
    .noEffect("onModifierKeysChanged", "Runs an action when modifier keys change."),
    .noEffect("modifierKeyAlternate", "Another view while a modifier key is held."),
    .noEffect("keyboardShortcut", "Triggers a control by the keyboard."),
    .noEffect("onOpenURL", "Runs an action when the app is opened by a URL."),
    .noEffect("onContinueUserActivity", "Runs an action when a user activity continues."),
    .noEffect("handlesExternalEvents", "Which external events the scene takes."),
    .noEffect("userActivity", "Advertises a user activity."),
    .noEffect("contextMenu", "A menu on a long press; it is not shown."),
    .noEffect("swipeActions", "Actions that a swipe reveals; they are not shown."),
    .noEffect("refreshable", "Reloads when the view is pulled down."),
    .noEffect("renameAction", "What the rename button does."),
    .noEffect("touchBar", "What the Touch Bar shows."),
    .noEffect("interactiveDismissDisabled", "Whether a swipe may dismiss what is presented."),
  ]

  private static let movedItems: [CatalogEntry] = [
    .noEffect("onDrag", "Makes the view something to drag."),
    .noEffect("onDrop", "Makes the view a place to drop on."),
    .noEffect("draggable", "Makes the view something to drag."),
    .noEffect("dropDestination", "Makes the view a place to drop on."),
    .noEffect("itemProvider", "What is dragged from the view."),
    .noEffect("exportsItemProviders", "What services may take from the view."),
    .noEffect("importsItemProviders", "What services may give to the view."),
    .noEffect("onDelete", "Lets rows be deleted."),
    .noEffect("onMove", "Lets rows be moved."),
    .noEffect("onInsert", "Lets rows be inserted."),
    .noEffect("deleteDisabled", "Whether rows cannot be deleted."),
    .noEffect("moveDisabled", "Whether rows cannot be moved."),
    .noEffect("selectionDisabled", "Whether rows cannot be selected."),
    .noEffect("replaceDisabled", "Whether find and replace is off."),
  ]

  private static let focus: [CatalogEntry] = [
    .noEffect("focused", "Binds the view's focus to a state."),
    .noEffect("focusable", "Whether the view can have the focus."),
    .noEffect("focusEffectDisabled", "Whether the focus is not shown."),
    .noEffect("focusScope", "Limits where the default focus goes."),
    .noEffect("focusSection", "Guides the focus to the views inside."),
    .noEffect("focusedValue", "A value that commands read from the focused view."),
    .noEffect("focusedSceneValue", "A value that commands read from the focused scene."),
    .noEffect("prefersDefaultFocus", "Whether the view has the focus at first."),
    .noEffect("defaultFocus", "Which view has the focus at first."),
  ]
}
