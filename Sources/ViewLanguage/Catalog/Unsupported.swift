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
      ["List", "Form", "Table"],
      "its rows' insets, heights and separators differ from system to system and are published nowhere; "
        + "ScrollView with a LazyVStack is laid out exactly"
    ),
    (["TimelineView", "ScrollViewReader"], ""),
    (
      ["Toggle", "TextField", "Slider", "Stepper", "Picker", "ProgressView", "Gauge", "EditButton"],
      "its size is the system's own; lay out what it shows with stacks, Image and Text"
    ),
    (["DatePicker", "ColorPicker", "SecureField", "TextEditor"], "its size is the system's own; use a framed Color"),
    (["MapView", "AsyncImage", "PhotosPicker", "WebView"], "a Color takes the same room"),
    (
      ["TabView", "NavigationSplitView", "GroupBox", "ControlGroup", "DisclosureGroup", "OutlineGroup"],
      "the bars and insets around its content are the system's own; lay out the content itself"
    ),
    (["ShareLink", "LabeledContent"], "lay out what it shows with stacks, Image and Text"),
    ([".scrollTransition"], "visualEffect with the geometry in .scrollView is supported"),
    (
      [".baselineOffset"], "how much higher it makes a line is not known; offset moves the text without making room"
    ),
    (
      [".fontWidth"],
      "the widths of the compressed, condensed and expanded fonts are not known; fontWeight, fontDesign and "
        + "tracking are supported"
    ),
    ([".textScale"], "how much smaller the secondary scale is, is not known; font with a size is supported"),
    (
      [".typesettingLanguage", ".lineHeight"],
      "the heights of such lines are not known; lineSpacing is supported"
    ),
    ([".toolbar", ".sheet", ".alert", ".popover", ".fullScreenCover", ".searchable", ".refreshable"], ""),
    ([".listStyle", ".listRowInsets", ".listRowBackground", ".listRowSeparator"], "lists are not laid out"),
    (
      [".bordered", ".borderedProminent", ".titleOnly", ".iconOnly"],
      "the room that such a style takes is not known"
    ),
  ]
}
