/// What Swift calls the types of SwiftUI's modifiers: the one table of these names.
///
/// Names that begin with an underscore are SwiftUI's own and may change; they are what a printed view shows.
enum TypeNames {
  /// A modifier's type by the name it has in source; `_` stands for the type of a second view.
  static let modifiers: [String: String] = [
    "frame": "_FrameLayout", "padding": "_PaddingLayout", "aspectRatio": "_AspectRatioLayout",
    "scaledToFit": "_AspectRatioLayout", "scaledToFill": "_AspectRatioLayout", "fixedSize": "_FixedSizeLayout",
    "layoutPriority": "_TraitWritingModifier<LayoutPriorityTraitKey>",
    "zIndex": "_TraitWritingModifier<ZIndexTraitKey>",
    "offset": "_OffsetEffect", "position": "_PositionLayout", "alignmentGuide": "_AlignmentWritingModifier",
    "edgesIgnoringSafeArea": "_SafeAreaIgnoringLayout", "ignoresSafeArea": "_SafeAreaRegionsIgnoringLayout",
    "background": "_BackgroundModifier<_>", "overlay": "_OverlayModifier<_>", "mask": "_MaskEffect<_>",
    "safeAreaInset": "_InsetViewModifier<_>",
    "border": "_OverlayModifier<_ShapeView<_StrokedShape<Rectangle._Inset>, Color>>",
    "clipped": "_ClipEffect<Rectangle>", "cornerRadius": "_ClipEffect<RoundedRectangle>",
    "opacity": "_OpacityEffect", "hidden": "_HiddenModifier", "scaleEffect": "_ScaleEffect",
    "rotationEffect": "_RotationEffect", "transformEffect": "_TransformEffect", "projectionEffect": "_ProjectionEffect",
    "shadow": "_ShadowEffect", "blur": "_BlurEffect", "brightness": "_BrightnessEffect",
    "contrast": "_ContrastEffect", "saturation": "_SaturationEffect", "grayscale": "_GrayscaleEffect",
    "hueRotation": "_HueRotationEffect", "colorInvert": "_ColorInvertEffect", "colorMultiply": "_ColorMultiplyEffect",
    "blendMode": "_BlendModeEffect", "drawingGroup": "_DrawingGroupEffect",
    "compositingGroup": "_CompositingGroupEffect", "allowsHitTesting": "_AllowsHitTestingModifier",
    "font": "_EnvironmentKeyWritingModifier<Optional<Font>>",
    "foregroundColor": "_EnvironmentKeyWritingModifier<Optional<Color>>",
    "foregroundStyle": "_ForegroundStyleModifier<Color>", "tint": "_EnvironmentKeyWritingModifier<Optional<Color>>",
    "lineLimit": "_EnvironmentKeyWritingModifier<Optional<Int>>",
    "lineSpacing": "_EnvironmentKeyWritingModifier<CGFloat>",
    "minimumScaleFactor": "_EnvironmentKeyWritingModifier<CGFloat>",
    "multilineTextAlignment": "_EnvironmentKeyWritingModifier<TextAlignment>",
    "truncationMode": "_EnvironmentKeyWritingModifier<Text.TruncationMode>",
    "disabled": "_EnvironmentKeyTransformModifier<Bool>", "onAppear": "_AppearanceActionModifier",
    "onDisappear": "_AppearanceActionModifier", "accessibilityIdentifier": "AccessibilityAttachmentModifier",
    "accessibilityLabel": "AccessibilityAttachmentModifier", "accessibilityHidden": "AccessibilityAttachmentModifier",
    "accessibilityValue": "AccessibilityAttachmentModifier", "accessibilityHint": "AccessibilityAttachmentModifier",
  ]

  /// Modifiers that return a text when they are called on one.
  static let textModifiers = [
    "font", "bold", "italic", "fontWeight", "fontDesign", "monospaced", "foregroundStyle", "foregroundColor",
    "underline", "strikethrough", "kerning", "tracking", "baselineOffset",
  ]

  /// Modifiers that return the view they are called on.
  static let transparent = ["logSizes", "resizable", "renderingMode", "interpolation", "antialiased"]

  /// The type of a modifier, or its name with a dot where the type's name is not known.
  ///
  /// - Parameters:
  ///   - name: The modifier as the source writes it.
  ///   - arguments: Its arguments in short.
  /// - Returns: With `<_>` at the end when the type of a second view belongs there.
  static func modifier(_ name: String, arguments: String) -> String {
    if name == "frame", ["min", "max", "ideal"].contains(where: { has(arguments, $0) }) { return "_FlexFrameLayout" }
    if name == "clipShape" { return "_ClipEffect<" + (arguments.isEmpty ? "some Shape" : arguments) + ">" }
    return modifiers[name] ?? "." + name
  }

  /// Whether an argument's label begins with a word.
  private static func has(_ arguments: String, _ word: String) -> Bool {
    arguments.hasPrefix(word) || arguments.split(separator: " ").contains { $0.hasPrefix(word) }
  }
}
