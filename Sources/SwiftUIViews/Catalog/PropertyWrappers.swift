internal import SwiftInterpreter
internal import ViewProgram

/// Property wrappers, and what they mean for the property that they stand at.
extension Catalog {
  static let propertyWrappers: [String: PropertyWrapper] = [
    "State": PropertyWrapper(.state), "StateObject": PropertyWrapper(.state),
    "GestureState": PropertyWrapper(.state), "AppStorage": PropertyWrapper(.state),
    "SceneStorage": PropertyWrapper(.state), "FocusState": PropertyWrapper(.state, isGiven: true),
    "AccessibilityFocusState": PropertyWrapper(.state, isGiven: true), "Binding": PropertyWrapper(.binding),
    "Environment": PropertyWrapper(.plain, isGiven: true), "EnvironmentObject": PropertyWrapper(.plain, isGiven: true),
    "Namespace": PropertyWrapper(.plain, isGiven: true), "Query": PropertyWrapper(.plain, isGiven: true),
    "FetchRequest": PropertyWrapper(.plain, isGiven: true),
    "SectionedFetchRequest": PropertyWrapper(.plain, isGiven: true),
  ]

  /// A view keeps the variable's value from round to round.
  static func keepsValue(of variable: VariableDeclaration) -> Bool {
    variable.attributes.contains { propertyWrappers[$0.name]?.storage == .state }
  }
}
