internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The values by which a view knows the screen, the window and the world around it.
extension Catalog {
  static let deviceEnvironment: [EnvironmentFact] = screen + appState + region + widget

  private static let screen: [EnvironmentFact] = [
    sizeClass("horizontalSizeClass", "How much room there is across, by the device and how it is held.") {
      $0.horizontalSizeClass
    } write: {
      $0.horizontalSizeClass = $1
    },
    sizeClass("verticalSizeClass", "How much room there is down, by the device and how it is held.") {
      $0.verticalSizeClass
    } write: {
      $0.verticalSizeClass = $1
    },
    EnvironmentFact("displayScale", "Pixels per point.", .cgFloat) {
      .double($0.displayScale)
    } write: {
      if case .double(let scale) = $1, scale > 0 { $0.displayScale = scale }
    },
    EnvironmentFact(
      "pixelLength", "The length of a pixel in points.", .cgFloat, read: { .double(1 / $0.displayScale) }),
    EnvironmentFact("colorScheme", "Light or dark; what is in neither is shown in both.", .named("ColorScheme")) {
      .symbol(type: "ColorScheme", name: ($0.colorScheme ?? .light).rawValue)
    } write: {
      $0.colorScheme = $1.symbolName.flatMap { Paint.Scheme(rawValue: $0) }
    },
    .choice(
      "colorSchemeContrast", "The contrast of the color scheme.", "ColorSchemeContrast", ["standard", "increased"]),
    .flag("isLuminanceReduced", "Whether the display is dimmed."),
    .flag("isSceneCaptured", "Whether the screen is recorded."),
    .flag("isActivityUpdateReduced", "Whether a Live Activity updates less often."),
    .setting("supportsImagePlayground", "Whether Image Playground is there."),
    .setting("supportsRemoteScenes", "Whether other devices show scenes."),
    .absent("realityKitScene", "The scene of RealityKit."),
    .absent("remoteDeviceIdentifier", "The other device that shows the scene."),
    .gap("immersiveSpaceDisplacement", "How far an immersive space is moved.", instead: "depth is not laid out"),
    .gap("surfaceSnappingInfo", "The surface that a window stands on.", instead: "depth is not laid out"),
    .gap("worldTrackingLimitations", "What the device cannot follow.", instead: "depth is not laid out"),
    .gap("windowClippingMargins", "How far content reaches out of the window.", instead: "depth is not laid out"),
    .gap("physicalMetrics", "Points and meters.", instead: "depth is not laid out"),
  ]

  private static func sizeClass(
    _ key: String, _ documentation: ReferenceText, read: @escaping @Sendable (ViewEnvironment) -> SizeClass?,
    write: @escaping @Sendable (inout ViewEnvironment, SizeClass?) -> Void
  ) -> EnvironmentFact {
    EnvironmentFact(key, documentation, .optional(.named("UserInterfaceSizeClass"))) { environment in
      read(environment).map { .symbol(type: "UserInterfaceSizeClass", name: $0.rawValue) } ?? .none
    } write: { environment, value in
      write(&environment, value.symbolName.flatMap { SizeClass(rawValue: $0) })
    }
  }

  private static let appState: [EnvironmentFact] = [
    .choice("scenePhase", "Whether the scene is in front.", "ScenePhase", ["active", "inactive", "background"]),
    .choice(
      "controlActiveState", "Whether the window is in front.", "ControlActiveState", ["key", "active", "inactive"]),
    .flag("appearsActive", "Whether the view looks as in a window in front.", default: true),
    .setting("supportsMultipleWindows", "Whether the app may open windows."),
    .absent("undoManager", "What undoes changes."),
    .absent("documentConfiguration", "The document of the scene."),
    EnvironmentFact(
      "managedObjectContext", "Where Core Data keeps objects.", .loose, status: .opaque,
      read: { _ in .symbol(type: "NSManagedObjectContext", name: "") }, write: { _, _ in }),
    EnvironmentFact(
      "modelContext", "Where SwiftData keeps objects.", .loose, status: .opaque,
      read: { _ in .symbol(type: "ModelContext", name: "") }, write: { _, _ in }),
  ]

  private static let region: [EnvironmentFact] = [
    EnvironmentFact(
      "locale", "The language of texts and the region; numbers are written as in the United States.", .loose,
      status: .opaque,
      read: { environment in
        guard let identifier = environment.localeIdentifier else { return .symbol(type: "Locale", name: "current") }
        return .record(RecordValue("Locale", [("identifier", .string(identifier))]))
      }, write: { $0.localeIdentifier = $1.record?.text("identifier") }),
    EnvironmentFact(
      "calendar", "How days and months are counted; always the Gregorian calendar.", .unread, status: .opaque,
      read: { _ in .calendar }, write: { _, _ in }),
    EnvironmentFact(
      "timeZone", "The time zone of dates, which is Greenwich's.", .unread, status: .opaque,
      read: { _ in .record(RecordValue("TimeZone")) }, write: { _, _ in }),
  ]

  private static let widget: [EnvironmentFact] = [
    .choice(
      "widgetFamily", "The size of a widget.", "WidgetFamily",
      [
        "systemMedium", "systemSmall", "systemLarge", "systemExtraLarge", "accessoryCircular", "accessoryRectangular",
        "accessoryInline", "accessoryCorner",
      ]),
    .choice(
      "widgetRenderingMode", "How a widget is colored.", "WidgetRenderingMode", ["fullColor", "accented", "vibrant"]),
    .choice("activityFamily", "The size of a Live Activity.", "ActivityFamily", ["medium", "small"]),
    .choice("levelOfDetail", "How much a widget shows.", "LevelOfDetail", ["default", "simplified"]),
    .flag("showsWidgetContainerBackground", "Whether a widget's background shows.", default: true),
    .flag("showsWidgetLabel", "Whether a widget has a label."),
    .setting("isActivityFullscreen", "Whether a Live Activity fills the screen."),
    .kept(
      "widgetContentMargins", "The room around a widget's content; outside a widget there is none.",
      .named("EdgeInsets")
    ) { .native(SwiftUIValue(.insets(.zero))) },
  ]
}

extension ViewEnvironment {
  /// Sets the values that a widget's views read.
  mutating func take(_ widget: ShownWidget?) {
    guard let family = widget?.family else { return }
    values["widgetFamily"] = .symbol(type: "WidgetFamily", name: family.rawValue)
    values["widgetContentMargins"] = .native(SwiftUIValue(.insets(family.margins)))
  }
}
