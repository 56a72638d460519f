extension Catalog {
  /// What to say about a name that SwiftUI has and Haggle has not; `nil` when SwiftUI has none of that name.
  ///
  /// A modifier or member is asked for with a dot before it.
  static func unsupported(_ name: String) -> String? {
    for group in unsupportedNames where group.names.contains(name) { return group.relative }
    return nil
  }

  /// Well-known names of SwiftUI with the nearest thing that is supported.
  static let unsupportedNames: [(names: [String], relative: String)] = [
    (
      ["LazyVStack", "LazyHStack", "List", "Form", "Section", "ScrollView"],
      "a VStack or HStack is the nearest supported view"
    ),
    (["Grid", "GridRow"], "LazyVGrid and stacks are supported"),
    (["GeometryReader", "ViewThatFits", "AnyLayout", "Canvas", "TimelineView"], ""),
    (
      ["Label", "Button", "Toggle", "TextField", "Slider", "Stepper", "Picker", "Link", "Menu", "ProgressView"],
      "lay out what it shows with HStack, Image and Text"
    ),
    (["Map", "MapView", "Chart", "VideoPlayer", "AsyncImage", "Gauge"], "a Color takes the same room"),
    (["NavigationStack", "NavigationView", "TabView", "NavigationSplitView", "GroupBox", "ControlGroup"], ""),
    (["LinearGradient", "RadialGradient", "AngularGradient", "Gradient"], "a Color has the same layout"),
    (["Path", "UnevenRoundedRectangle", "ContainerRelativeShape"], "the built-in shapes are supported"),
    (["DatePicker", "ColorPicker", "SecureField", "TextEditor", "DisclosureGroup", "OutlineGroup"], ""),
    (["ScrollViewReader", "Table", "NavigationLink", "ShareLink", "PhotosPicker", "EditButton"], ""),
    (
      [".position", ".alignmentGuide", ".containerRelativeFrame", ".safeAreaInset", ".safeAreaPadding"],
      "frame, padding and offset are supported"
    ),
    ([".ignoresSafeArea", ".edgesIgnoringSafeArea"], "a preview has no safe area here"),
    ([".scaleEffect", ".rotationEffect", ".rotation3DEffect", ".transformEffect", ".visualEffect"], ""),
    ([".mask", ".blendMode", ".projectionEffect"], "clipShape and opacity are supported"),
    (
      [".onAppear", ".onDisappear", ".task", ".onChange", ".onReceive", ".preference", ".onPreferenceChange"],
      ""
    ),
    ([".overlayPreferenceValue", ".backgroundPreferenceValue", ".anchorPreference", ".onGeometryChange"], ""),
    ([".environment", ".environmentObject", ".coordinateSpace", ".matchedGeometryEffect"], ""),
    ([".gridCellColumns", ".gridCellAnchor", ".gridCellUnsizedAxes", ".gridColumnAlignment"], ""),
    (
      [".minimumScaleFactor", ".truncationMode", ".lineSpacing", ".kerning", ".tracking", ".baselineOffset"],
      "lineLimit and font are supported"
    ),
    ([".textCase", ".underline", ".strikethrough", ".dynamicTypeSize", ".allowsTightening"], ""),
    ([".navigationTitle", ".navigationBarTitle", ".toolbar", ".sheet", ".alert", ".popover", ".fullScreenCover"], ""),
    ([".listStyle", ".buttonStyle", ".listRowInsets", ".listRowBackground", ".scrollIndicators"], ""),
    ([".gesture", ".simultaneousGesture", ".highPriorityGesture", ".onLongPressGesture", ".onHover"], ""),
    ([".trim", ".inset", ".rotation", ".scale", ".transform", ".size"], "fill, stroke and strokeBorder are supported"),
    ([".transaction", ".geometryGroup", ".scrollPosition", ".searchable", ".refreshable"], ""),
  ]
}
