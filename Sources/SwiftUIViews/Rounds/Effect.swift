internal import LayoutEngine
internal import SwiftInterpreter

/// What a view has done after a layout: `onAppear`, `task`, `onChange` and similar modifiers.
struct Effect {
  enum Trigger {
    case appear
    case disappear
    /// Once, or again whenever the id is another.
    case task(id: Value)
    case change(of: Value, isInitial: Bool)
    case preference(key: String, in: [PreferenceSource])
    case geometry(ClosureValue)
    case scrollGeometry(ClosureValue)
  }

  var identity: Int
  var trigger: Trigger
  var action: ClosureValue
  /// Where the view is, to know whether it appears and where.
  var node: NodeID
  /// What the action reads with `@Environment`.
  var environment: ViewEnvironment
  var source: SourceRange
}

/// `DispatchQueue.main.async { … }` in a view's body.
struct DeferredAction {
  var action: ClosureValue
  var environment: ViewEnvironment
  var source: SourceRange
}

/// What a modifier adds to the feedback between layout and state.
enum FeedbackModification {
  case appear(ClosureValue)
  case disappear(ClosureValue)
  case task(id: Value, ClosureValue)
  case change(of: Value, isInitial: Bool, ClosureValue)
  case geometryChange(ClosureValue, ClosureValue)
  case scrollGeometryChange(ClosureValue, ClosureValue)
  case preferenceChange(key: String, ClosureValue)
  case preference(key: String, Value)
  case transformPreference(key: String, ClosureValue)
  case anchorPreference(key: String, AnchorValue.Part, ClosureValue)
  case transformAnchorPreference(key: String, AnchorValue.Part, ClosureValue)
  /// `overlayPreferenceValue` and `backgroundPreferenceValue`.
  case preferenceLayer(key: String, Alignment, ClosureValue, isBackground: Bool)
  case coordinateSpace(String)
}
