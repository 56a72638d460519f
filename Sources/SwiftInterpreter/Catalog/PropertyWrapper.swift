/// What a property wrapper means to the interpreter: where the property's value lives and what supplies it.
public enum PropertyWrapper: Sendable, Equatable {
  /// The property holds the value itself: `@ObservedObject`.
  case value
  /// The property holds a length, which grows with the reader's text size: `@ScaledMetric`.
  case scaled
  /// The view keeps the value from round to round: `@State`.
  case state
  /// State that is also stored outside the app; here it begins with its initial value: `@AppStorage`.
  case storage
  /// State that names the focused view and has no initialiser argument: `@FocusState`.
  case focus
  /// The value lives elsewhere: `@Binding`.
  case binding
  /// The views around pass the value down: `@Environment`.
  case environmentValue
  /// The views around pass an object down: `@EnvironmentObject`.
  case environmentObject
  /// The values come from a store of what the preview inserts: `@Query`.
  case fetched
  /// The system gives the value: `@Namespace`.
  case given

  /// The storage of a field of such a property.
  package enum Storage: Sendable {
    /// The value itself.
    case plain
    /// A box that outlives the value that declares it.
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
