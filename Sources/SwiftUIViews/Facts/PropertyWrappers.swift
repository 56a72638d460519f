internal import SwiftInterpreter

/// The property wrappers and result builders, with what each means to the interpreter.
extension Catalog {
  static let propertyWrappers: [CatalogEntry] = [
    .wrapper("State", .state, "State that a view owns."),
    .wrapper("StateObject", .state, "An object that a view owns."),
    .wrapper("GestureState", .storage, "State that lasts as long as a gesture."),
    .wrapper("AppStorage", .storage, "State that the app remembers."),
    .wrapper("SceneStorage", .storage, "State that the scene remembers."),
    .wrapper("FocusState", .focus, "Where the focus is."),
    .wrapper("AccessibilityFocusState", .focus, "Where the accessibility focus is."),
    .wrapper("Binding", .binding, "State that another view owns."),
    .wrapper("FocusState.Binding", .binding, "Where the focus of another view is."),
    .wrapper("AccessibilityFocusState.Binding", .binding, "Where the accessibility focus of another view is."),
    .wrapper("Environment", .environmentValue, "A value or object that the views around hand down."),
    .wrapper("EnvironmentObject", .environmentObject, "An object that the views around hand down."),
    .wrapper("ObservedObject", .value, "An object that is owned elsewhere."),
    .wrapper("Bindable", .value, "An object whose properties can be bound."),
    .wrapper("Published", .value, "A property of an object that views follow."),
    .wrapper("Query", .fetched, "What SwiftData finds: the objects that the preview inserts."),
    .wrapper("FetchRequest", .fetched, "What Core Data finds: the objects that the preview makes."),
    .wrapper("SectionedFetchRequest", .fetched, "What Core Data finds, in sections; nothing here."),
    .wrapper("FocusedBinding", .given, "A binding of the focused view; there is none here."),
    .wrapper("FocusedObject", .given, "An object of the focused view; there is none here."),
    .wrapper("FocusedValue", .given, "A value of the focused view; there is none here."),
    .wrapper("UIApplicationDelegateAdaptor", .given, "The app's delegate, made without arguments."),
    .wrapper("NSApplicationDelegateAdaptor", .given, "The app's delegate, made without arguments."),
    .wrapper("WKApplicationDelegateAdaptor", .given, "The app's delegate, made without arguments."),
    .wrapper("PhysicalMetric", .value, "A length in meters; it keeps its value here.", status: .opaque),
    .wrapper("Namespace", .given, "What joins views in a transition."),
    .wrapper("ScaledMetric", .scaled, "A length that grows with the reader's text size."),
    CatalogEntry(
      .resultBuilder(
        ResultBuilder(
          name: "ViewBuilder", kindred: Set(kindredBuilders), result: "View", property: "body",
          staticProperties: ["PreviewProvider": "previews"])),
      "ViewBuilder",
      "Makes views of a closure's statements, as ToolbarContentBuilder and its like do of items.", []),
  ]

  /// SwiftUI's builders for protocols other than `View`, whose values are views here, and the name that `ViewBuilder` has
  /// since iOS 27.
  private static let kindredBuilders = [
    "CommandsBuilder", "ContentBuilder", "SceneBuilder", "TabContentBuilder", "TableColumnBuilder", "TableRowBuilder",
    "ToolbarContentBuilder",
  ]
}
