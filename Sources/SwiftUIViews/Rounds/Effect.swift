internal import LayoutEngine
internal import SwiftInterpreter

/// An action that a view asks for after a layout: `onAppear`, `task`, `onChange` and similar modifiers.
struct Effect {
  enum Trigger {
    case appear
    case disappear
    /// Runs once, and again whenever the id has changed.
    case task(id: Value)
    case change(of: Value, isInitial: Bool)
    case preference(key: String, in: [PreferenceSource])
    case geometry(ClosureValue)
    case scrollGeometry(ClosureValue)
  }

  var identity: Int
  var trigger: Trigger
  var action: ClosureValue
  /// The view's node, to find out whether and where it appears.
  var node: NodeID
  /// The environment that the action reads with `@Environment`.
  var environment: ViewEnvironment
  var source: SourceRange
}

/// `DispatchQueue.main.async { … }` in a view's body.
struct DeferredAction {
  var action: ClosureValue
  var environment: ViewEnvironment
  var source: SourceRange
}

/// A modifier's part in the feedback between layout and state.
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
