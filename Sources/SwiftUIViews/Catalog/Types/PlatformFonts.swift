internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `UIFont` and `NSFont`, which are the same fonts here as SwiftUI's.
extension Catalog {
  static let platformFonts: [CatalogEntry] =
    ["UIFont", "NSFont"].flatMap { type in
      [
        CatalogEntry(
          .initializer, type, "A font by name; the system's font stands for it.",
          [.labelled("name", .string), .labelled("size", .cgFloat, standIn: sizeOfBody)]
        ) { call throws(Diagnostics) in
          call.evaluator.warn(.missingFont(call.string("name") ?? "", call.source))
          return .font(FontValue(base: .size(max(call.length("size") ?? sizeOfBody, 1))))
        },
        CatalogEntry(
          .staticMember(of: type), "preferredFont", "The font of a text style.",
          [.labelled("forTextStyle", .named("UIFont.TextStyle"))]
        ) { call throws(Diagnostics) in
          .font(FontValue(base: .textStyle(TextStyle(platformName: call.symbol("forTextStyle") ?? ""))))
        },
        sized(type, "systemFont") { $0.weight = $1.flatMap { fontWeight($0) } },
        sized(type, "boldSystemFont") { font, _ in font.weight = .bold },
        sized(type, "italicSystemFont") { font, _ in font.italic = true },
        sized(type, "monospacedSystemFont") {
          $0.design = .monospaced
          $0.weight = $1.flatMap { fontWeight($0) }
        },
        metric(type, "pointSize", "The size in points.") { font, _ in font.size },
        metric(type, "lineHeight", "The height of a line in points.") {
          $0.ascender(platform: $1) + $0.descender(platform: $1)
        },
        metric(type, "ascender", "From the baseline to the top of a line.") { $0.ascender(platform: $1) },
        metric(type, "descender", "From the baseline to the bottom of a line, below zero.") {
          -$0.descender(platform: $1)
        },
        metric(type, "capHeight", "The height of capitals.") { $0.capHeight(platform: $1) },
        metric(type, "leading", "What lines keep between them.") { _, _ in 0 },
        CatalogEntry(
          .member(of: type), "withSize", "The same font in another size.", [.unlabelled("size", .cgFloat)]
        ) { call throws(Diagnostics) in
          guard case .font(var font)? = call.base.swiftUI else { return call.base }
          // A style's own weight stays.
          if case .textStyle(let style) = font.base, font.weight == nil {
            font.weight = Font.style(style, platform: call.evaluator.preview.environment.platform).weight
          }
          font.base = .size(max(call.length("size") ?? sizeOfBody, 1))
          return .font(font)
        },
      ]
    } + fontMetrics
    + constants(
      "UIFont.Weight", ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"])
    + constants(
      "UIFont.TextStyle",
      [
        "extraLargeTitle", "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
        "footnote", "caption1", "caption2",
      ])
    + [
      CatalogEntry(
        .initializer, "Font", "The same font.", [.unlabelled("font", .oneOf([.named("UIFont"), .named("NSFont")]))]
      ) { call throws(Diagnostics) in call.value("font") ?? .none }
    ]

  /// `UIFontMetrics`, which scales lengths with the size of type.
  private static let fontMetrics: [CatalogEntry] = [
    CatalogEntry(
      .initializer, "UIFontMetrics", "Scales with a text style.",
      [.labelled("forTextStyle", .named("UIFont.TextStyle"))]
    ) { call throws(Diagnostics) in
      .record(RecordValue("UIFontMetrics", [("style", .string(call.symbol("forTextStyle") ?? "body"))]))
    },
    CatalogEntry(constant: "default", of: "UIFontMetrics") { _ throws(Diagnostics) in
      .record(RecordValue("UIFontMetrics", [("style", .string("body"))]))
    },
    CatalogEntry(
      .member(of: "UIFontMetrics"), "scaledValue", "A length at the preview's size of type.",
      [.labelled("for", .cgFloat), .labelled("compatibleWith", .any, default: "nil")]
    ) { call throws(Diagnostics) in .double((call.number("for") ?? 0) * scale(call)) },
    CatalogEntry(
      .member(of: "UIFontMetrics"), "scaledFont", "A font at the preview's size of type.",
      [
        .labelled("for", .named("UIFont")), .labelled("maximumPointSize", .cgFloat, default: "∞"),
        .labelled("compatibleWith", .any, default: "nil"),
      ]
    ) { call throws(Diagnostics) in
      guard case .font(var font)? = call.value("for")?.swiftUI, case .size(let size) = font.base else {
        return call.value("for") ?? .none
      }
      font.base = .size(min(size * scale(call), call.number("maximumPointSize") ?? .infinity))
      return .font(font)
    },
  ]

  /// How much larger a text style is than at the standard size of type.
  private static func scale(_ call: Invocation) -> Double {
    let style = TextStyle(platformName: call.baseRecord.text("style") ?? "body")
    let environment = call.evaluator.preview.environment
    let shown = Font.style(style, platform: .iOS, typeSize: environment.typesetting.typeSize)
    return shown.size / Font.style(style, platform: .iOS, typeSize: .large).size
  }

  /// A length of the font at the preview's size of type.
  private static func metric(
    _ type: String, _ name: String, _ documentation: ReferenceText,
    _ length: @escaping @Sendable (Font, Platform) -> Double
  ) -> CatalogEntry {
    CatalogEntry(property: name, of: type, documentation) { call throws(Diagnostics) in
      guard case .font(let font)? = call.base.swiftUI else { return .none }
      let environment = call.evaluator.preview.environment
      let platform = environment.platform
      return .double(length(font.resolved(platform, environment.typesetting.typeSize), platform))
    }
  }

  private static func sized(
    _ type: String, _ name: String, _ change: @escaping @Sendable (inout FontValue, String?) -> Void
  ) -> CatalogEntry {
    CatalogEntry(
      .staticMember(of: type), name, "The system's font.",
      [
        .labelled("ofSize", .cgFloat, standIn: sizeOfBody),
        .labelled("weight", .named("UIFont.Weight"), default: ".regular"),
      ]
    ) { call throws(Diagnostics) in
      var font = FontValue(base: .size(max(call.length("ofSize") ?? sizeOfBody, 1)))
      change(&font, call.symbol("weight"))
      return .font(font)
    }
  }
}

extension TextStyle {
  /// `title1` is SwiftUI's `title`.
  fileprivate init(platformName: String) {
    let name = platformName.hasSuffix("1") ? String(platformName.dropLast()) : platformName
    self = TextStyle(rawValue: name) ?? .body
  }
}
