/// The result builder whose statements are components instead of steps.
public struct ResultBuilder: Sendable, Equatable {
  /// Its attribute: `ViewBuilder`.
  package var name: String
  /// The protocol that it makes a value of: `View`.
  package var result: String
  /// The property whose getter is one without the attribute: `body`.
  package var property: String
  /// Static properties that are built without the attribute, by the protocols that require them: `previews`.
  package var staticProperties: [String: String]

  package init(
    name: String = "", result: String = "", property: String = "", staticProperties: [String: String] = [:]
  ) {
    self.name = name
    self.result = result
    self.property = property
    self.staticProperties = staticProperties
  }

  /// The type of a closure with some parameters whose statements it builds from.
  package func closure(_ parameters: [SwiftType]) -> SwiftType { .builder(parameters, .named(result)) }

  /// The type of such a closure without parameters.
  package var content: SwiftType { closure([]) }
}
