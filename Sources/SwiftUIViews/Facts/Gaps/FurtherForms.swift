internal import SwiftInterpreter

/// Forms of supported calls that SwiftUI has but Haggle does not, by the labels that only they have.
///
/// A call whose labels are all known, here or in the entry, but that fits no overload is a gap of Haggle; an unknown
/// label is a mistake.
extension Catalog {
  static let labelsOfFurtherForms = Dictionary(
    uniqueKeysWithValues: viewForms + modifierForms + styleForms)

  private static let viewForms: [(String, [String])] = [
    (
      "UIColor",
      ["named", "in", "compatibleWith", "dynamicProvider", "hue", "saturation", "brightness", "patternImage"]
    ),
    ("Button", ["_", "role", "action", "label", "systemImage"]),
    ("Color", ["_", "bundle", "cgColor", "uiColor", "nsColor", "resource", "opacity"]),
    ("ForEach", ["_", "id", "sections"]),
    (
      "Image",
      [
        "_", "bundle", "label", "variableValue", "decorative", "systemName", "uiImage", "nsImage", "cgImage", "scale",
        "orientation", "resource", "size", "opaque", "colorMode", "renderer",
      ]
    ),
    ("Label", ["_", "title", "icon", "systemImage", "image", "resource"]),
    ("LazyHGrid", ["pinnedViews"]),
    ("LazyVGrid", ["pinnedViews"]),
    ("List", ["_", "selection", "id", "rowContent", "children", "content"]),
    ("Menu", ["_", "content", "label", "primaryAction", "systemImage", "image"]),
    (
      "NavigationLink",
      ["_", "destination", "isActive", "tag", "selection", "label", "value", "isDetailLink", "destinationName"]
    ),
    ("NavigationStack", ["path", "root"]),
    ("PhaseAnimator", ["_", "trigger", "content", "animation"]),
    ("KeyframeAnimator", ["initialValue", "trigger", "repeating", "content", "keyframes"]),
    ("RoundedRectangle", ["cornerRadius", "cornerSize", "style"]),
    ("ScrollView", ["_", "showsIndicators", "content"]),
    ("Section", ["_", "header", "footer", "isExpanded", "content"]),
    ("TabView", ["selection", "content"]),
    (
      "Text",
      [
        "_", "tableName", "bundle", "comment", "style", "format", "verbatim", "formatter",
      ]
    ),
    ("TimelineView", ["_", "content"]),
    ("AsyncImage", ["url", "scale", "transaction", "content", "placeholder"]),
  ]

  private static let modifierForms: [(String, [String])] = [
    (".animation", ["_", "value", "body"]),
    (".background", ["_", "alignment", "content", "in", "fillStyle", "ignoresSafeAreaEdges"]),
    (".contentShape", ["_", "eoFill"]),
    (".drawingGroup", ["opaque", "colorMode"]),
    (".fill", ["_", "style"]),
    (".mask", ["_", "alignment"]),
    (".overlay", ["_", "alignment", "content", "in", "fillStyle", "ignoresSafeAreaEdges"]),
    (".phaseAnimator", ["_", "trigger", "content", "animation"]),
    (".presentationDetents", ["_", "selection"]),
    (".resizable", ["capInsets", "resizingMode"]),
    (
      ".searchable",
      [
        "text", "isPresented", "placement", "prompt", "tokens", "suggestions", "token", "editableTokens",
        "suggestedTokens",
      ]
    ),
    (".shadow", ["_", "color", "radius", "x", "y"]),
    (".strokeBorder", ["_", "lineWidth", "style", "antialiased"]),
    (".stroke", ["_", "lineWidth", "style", "antialiased"]),
  ]

  private static let styleForms: [(String, [String])] = [
    ("AngularGradient", ["gradient", "colors", "stops", "center", "startAngle", "endAngle", "angle"]),
    (
      "EllipticalGradient",
      ["_", "gradient", "colors", "stops", "center", "startRadiusFraction", "endRadiusFraction"]
    ),
    ("LinearGradient", ["_", "gradient", "colors", "stops", "startPoint", "endPoint"]),
    ("RadialGradient", ["_", "gradient", "colors", "stops", "center", "startRadius", "endRadius"]),
    (".angularGradient", ["_", "colors", "stops", "center", "startAngle", "endAngle"]),
    (".conicGradient", ["_", "colors", "stops", "center", "angle"]),
    (
      ".ellipticalGradient", ["_", "colors", "stops", "center", "startRadiusFraction", "endRadiusFraction"]
    ),
    (".linearGradient", ["_", "colors", "stops", "startPoint", "endPoint"]),
    (".radialGradient", ["_", "colors", "stops", "center", "startRadius", "endRadius"]),
  ]
}
