/// What a property wrapper means for the property that it stands at.
package struct PropertyWrapper: Sendable {
  /// What a field of such a property holds.
  package enum Storage: Sendable {
    /// The value itself.
    case plain
    /// A box that outlasts the value that declares it: `@State`.
    case state
    /// How to read and write a value that lives elsewhere: `@Binding`.
    case binding
  }

  package var storage: Storage
  /// The framework gives the value, so no initialiser takes it: `@Environment`.
  package var isGiven: Bool

  package init(_ storage: Storage, isGiven: Bool = false) {
    self.storage = storage
    self.isGiven = isGiven
  }
}
