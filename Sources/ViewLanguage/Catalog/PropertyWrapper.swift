/// What a property wrapper means to the interpreter: where the property's value lives and who gives it.
public enum PropertyWrapper: Sendable, Equatable {
  /// The property holds the value itself: `@ObservedObject`.
  case value
  /// The view keeps the value from round to round: `@State`.
  case state
  /// State that is also kept outside the app; here it begins with its initial value: `@AppStorage`.
  case storage
  /// State that says where the focus is, which no initialiser takes: `@FocusState`.
  case focus
  /// The value lives elsewhere: `@Binding`.
  case binding
  /// The value is handed down by the views around: `@Environment`.
  case environmentValue
  /// An object is handed down by the views around: `@EnvironmentObject`.
  case environmentObject
  /// The values come from a store, which is empty here: `@Query`.
  case fetched
  /// The system gives the value: `@Namespace`.
  case given
  /// No wrapper but a builder: the property's closure makes views, as with `@ViewBuilder`.
  case builder

  /// Whether the value is kept from round to round.
  var isState: Bool { self == .state || self == .storage || self == .focus }

  /// Whether no initialiser takes the value, as it is read from around the view.
  var isGivenFromOutside: Bool {
    switch self {
    case .environmentValue, .environmentObject, .focus, .fetched, .given: true
    case .value, .state, .storage, .binding, .builder: false
    }
  }

  /// Whether a view with such a property can be made without a value for it.
  var needsNoArgument: Bool { isGivenFromOutside || self == .storage }
}
