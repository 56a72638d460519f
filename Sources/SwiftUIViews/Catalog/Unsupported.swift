internal import SwiftInterpreter

extension Catalog {
  /// What to say about a name that SwiftUI has and Haggle has not; `nil` when SwiftUI has none of that name.
  ///
  /// A modifier or member is asked for with a dot before it.
  static func unsupported(_ name: String) -> String? {
    for group in unsupportedNames where group.names.contains(name) { return group.relative }
    return gap(name)
  }

  /// Well-known names of SwiftUI with the nearest thing that is supported.
  static let unsupportedNames: [(names: [String], relative: String)] = [
    (["Table"], "a Grid lays out rows and columns by what is in them"),
    (
      ["HSplitView", "VSplitView"], "HStack and VStack lay the parts out without the handles between them"
    ),
    (
      ["ContentUnavailableView", "MultiDatePicker", "HelpLink", "SettingsLink", "TabSection", "SubscriptionStoreView"],
      "its size is the system's own; lay out what it shows with stacks, Image and Text"
    ),
    (["KeyframeAnimator"], "PhaseAnimator is laid out in its first phase"),
    (["UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable"], "a framed Color takes its room"),
    (
      ["OffsetShape", "RotatedShape", "ScaledShape", "TransformedShape"],
      "the shape's modifiers offset, rotation, scale and transform are supported"
    ),
    (["AnyShapeStyle", "ModifiedContent", "TupleView", "EquatableView"], "write the view or style itself"),
    (
      ["Model3D", "RealityView", "GeometryReader3D", "SpriteView", ".offset3D", ".frame3D", ".padding3D", ".ornament"],
      "depth is not laid out"
    ),
    ([".colorEffect", ".distortionEffect", ".layerEffect", ".textRenderer"], "it leaves the layout as it is"),
    ([".labelIconToTitleSpacing", ".labelReservedIconWidth"], "an HStack of an Image and a Text has a spacing"),
    ([".scenePadding"], "its amount is not known; padding with a length is supported"),
    ([".onScrollGeometryChange"], "onGeometryChange with a frame in .scrollView is supported"),
    ([".transformEnvironment"], "environment with the new value is supported"),
    ([".containerValue", ".backgroundStyle", ".labelsVisibility", ".writingDirection", ".glassBackgroundEffect"], ""),
    (["MapView", "PhotosPicker", "WebView", "VideoPlayer", "SceneView", "Chart"], "a Color takes the same room"),
    (
      ["ControlGroup", "OutlineGroup", "PasteButton", "RenameButton", "ShareLink", "SignInWithAppleButton"],
      "its size is the system's own; lay out what it shows with stacks, Image and Text"
    ),
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
  ]
}
