/// What a property wrapper means to the interpreter: where the property's value lives and what supplies it.
public enum PropertyWrapper: Sendable, Equatable {
  /// The property holds the value itself: `@ObservedObject`.
  case value
  /// The property holds a length, which grows with the reader's text size: `@ScaledMetric`.
  case scaled
  /// The view keeps the value from round to round: `@State`.
  case state
  /// State that is also kept outside the app; here it begins with its initial value: `@AppStorage`.
  case storage
  /// State that names what has the focus, which no initialiser takes: `@FocusState`.
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

  /// What a field of such a property holds.
  package enum Storage: Sendable {
    /// The value itself.
    case plain
    /// A box that outlasts the value that declares it.
    case state
    /// How to read and write a value that lives elsewhere.
    case binding
  }

  package var storage: Storage {
    switch self {
    case .state, .storage, .focus: .state
    case .binding: .binding
    case .value, .scaled, .environmentValue, .environmentObject, .fetched, .given: .plain
    }
  }

  /// Whether the framework gives the value, so that no initialiser takes it.
  package var isGiven: Bool {
    switch self {
    case .environmentValue, .environmentObject, .focus, .fetched, .given: true
    case .value, .scaled, .state, .storage, .binding: false
    }
  }

  /// Whether a value with such a property can be made without an argument for it.
  package var needsNoArgument: Bool { isGiven || self == .storage }
}
