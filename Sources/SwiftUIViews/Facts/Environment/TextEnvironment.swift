internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The values by which texts and symbols are set.
extension Catalog {
  static let textEnvironment: [EnvironmentFact] = typeSizes + lines + symbolsAndTyping

  private static let typeSizes: [EnvironmentFact] = [
    EnvironmentFact("font", "The font of texts; nil is the platform's.", .optional(.named("Font"))) {
      $0.font.map { .font($0) } ?? .none
    } write: { environment, value in
      if case .font(let font) = value.swiftUI { environment.font = font } else { environment.font = nil }
    },
    EnvironmentFact("dynamicTypeSize", "The reader's text size.", .named("DynamicTypeSize")) {
      .symbol(type: "DynamicTypeSize", name: $0.typesetting.typeSize.name)
    } write: {
      $0.typesetting.typeSize = DynamicTypeSize(named: $1.symbolName ?? "") ?? .large
    },
    EnvironmentFact("sizeCategory", "The reader's text size by its older name.", .named("ContentSizeCategory")) {
      .symbol(type: "ContentSizeCategory", name: contentSizeCategory(of: $0.typesetting.typeSize))
    } write: {
      $0.typesetting.typeSize = typeSize(ofCategory: $1.symbolName ?? "") ?? .large
    },
    .choice("legibilityWeight", "Whether the reader asks for bold text.", "LegibilityWeight", ["regular", "bold"]),
    EnvironmentFact("layoutDirection", "Left to right or right to left.", .named("LayoutDirection")) {
      .symbol(type: "LayoutDirection", name: $0.layoutDirection.name)
    } write: {
      $0.layoutDirection = LayoutDirection(named: $1.symbolName)
    },
  ]

  private static let lines: [EnvironmentFact] = [
    EnvironmentFact("lineLimit", "How many lines a text has at most; nil is as many as there are.", .optional(.int)) {
      $0.lineLimit.map { .int($0) } ?? .none
    } write: { environment, value in
      if case .int(let limit) = value {
        environment.lineLimit = max(1, Int(clamping: limit))
      } else {
        environment.lineLimit = nil
      }
    },
    EnvironmentFact("lineSpacing", "What is added between two lines.", .cgFloat) {
      .double($0.typesetting.lineSpacing)
    } write: {
      $0.typesetting.lineSpacing = max(0, $1.number ?? 0)
    },
    EnvironmentFact("minimumScaleFactor", "How small a text may be set before it is cut off.", .cgFloat) {
      .double($0.typesetting.minimumScale)
    } write: {
      $0.typesetting.setMinimumScale($1.number ?? 1)
    },
    EnvironmentFact("multilineTextAlignment", "Where the lines of a text stand.", .named("TextAlignment")) {
      .symbol(type: "TextAlignment", name: $0.typesetting.alignment)
    } write: {
      $0.typesetting.alignment = $1.symbolName ?? "leading"
    },
    EnvironmentFact("textCase", "Whether texts are all capitals or all small letters.", .optional(.named("Text.Case")))
    {
      $0.typesetting.letterCase.map { .symbol(type: "Text.Case", name: $0) } ?? .none
    } write: {
      $0.typesetting.letterCase = $1.symbolName
    },
    EnvironmentFact("truncationMode", "Where a text is cut.", .named("Text.TruncationMode")) {
      .symbol(type: "Text.TruncationMode", name: $0.typesetting.truncation)
    } write: {
      $0.typesetting.truncation = $1.symbolName ?? "tail"
    },
    .flag("allowsTightening", "Whether letters may move together; they keep their distance."),
  ]

  private static let symbolsAndTyping: [EnvironmentFact] = [
    EnvironmentFact("imageScale", "How large symbols are.", .named("Image.Scale")) {
      .symbol(type: "Image.Scale", name: $0.typesetting.imageScale)
    } write: {
      $0.typesetting.imageScale = $1.symbolName ?? "medium"
    },
    .choice("symbolVariants", "Which variants of symbols are shown.", "SymbolVariants", default: "none"),
    .absent("symbolRenderingMode", "How symbols are colored."),
    .absent("symbolColorRenderingMode", "How the colors of symbols are filled."),
    .absent("symbolVariableValueMode", "How symbols show a value."),
    .absent("lineHeight", "How high lines are."),
    .unread("fontResolutionContext", "What fonts are chosen by."),
    .flag("autocorrectionDisabled", "Whether typed text is not corrected."),
    .flag("disableAutocorrection", "Whether typed text is not corrected."),
    .choice(
      "textSelectionAffinity", "Which side of a line's end a selection belongs to.", "TextSelectionAffinity",
      ["automatic", "upstream", "downstream"]),
  ]

  /// The older names of the Dynamic Type sizes.
  static let sizeCategories: [(name: String, size: String)] = [
    ("extraSmall", "xSmall"), ("small", "small"), ("medium", "medium"), ("large", "large"), ("extraLarge", "xLarge"),
    ("extraExtraLarge", "xxLarge"), ("extraExtraExtraLarge", "xxxLarge"), ("accessibilityMedium", "accessibility1"),
    ("accessibilityLarge", "accessibility2"), ("accessibilityExtraLarge", "accessibility3"),
    ("accessibilityExtraExtraLarge", "accessibility4"), ("accessibilityExtraExtraExtraLarge", "accessibility5"),
  ]

  static func typeSize(ofCategory name: String) -> DynamicTypeSize? {
    sizeCategories.first { $0.name == name }.flatMap { DynamicTypeSize(named: $0.size) }
  }

  private static func contentSizeCategory(of size: DynamicTypeSize) -> String {
    sizeCategories.first { $0.size == size.name }?.name ?? size.name
  }
}

extension Value {
  /// The name of a constant of one of SwiftUI's small types.
  var symbolName: String? {
    if case .symbol(_, let name) = self { return name }
    return nil
  }

  var number: Double? {
    switch self {
    case .double(let number): return number
    case .int(let number): return Double(number)
    default: return nil
    }
  }
}
