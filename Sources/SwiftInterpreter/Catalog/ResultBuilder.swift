package import ViewProgram

/// The result builder whose statements are components instead of steps.
public struct ResultBuilder: Sendable, Equatable {
  /// Its attribute: `ViewBuilder`.
  package var name: String
  /// The attributes of builders that do the same for other protocols: `ToolbarContentBuilder`.
  package var kindred: Set<String>
  /// The protocol that it makes a value of: `View`.
  package var result: String
  /// The property whose getter is built without the attribute: `body`.
  package var property: String
  /// Static properties that are built without the attribute, by the protocols that require them: `previews`.
  package var staticProperties: [String: String]

  package init(
    name: String = "", kindred: Set<String> = [], result: String = "", property: String = "",
    staticProperties: [String: String] = [:]
  ) {
    self.name = name
    self.kindred = kindred
    self.result = result
    self.property = property
    self.staticProperties = staticProperties
  }

  /// Its attribute among others, or one that does the same.
  package func attribute(among attributes: [Attribute]) -> Attribute? {
    attributes.first { $0.name == name || kindred.contains($0.name) }
  }

  /// The type of a closure with some parameters whose statements it builds from.
  package func closure(_ parameters: [SwiftType]) -> SwiftType { .builder(parameters, .named(result)) }

  /// The type of such a closure without parameters.
  package var content: SwiftType { closure([]) }
}
