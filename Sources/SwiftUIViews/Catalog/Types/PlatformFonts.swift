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
          [.labelled("name", .string), .labelled("size", .cgFloat)]
        ) { call throws(Diagnostics) in
          call.evaluator.warn(.missingFont(call.string("name") ?? "", call.source))
          return .font(FontValue(base: .size(max(call.length("size") ?? 17, 1))))
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
        CatalogEntry(property: "pointSize", of: type, "The size in points.") { call throws(Diagnostics) in
          guard case .font(let font)? = call.base.swiftUI, case .size(let size) = font.base else { return .double(17) }
          return .double(size)
        },
      ]
    }
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

  private static func sized(
    _ type: String, _ name: String, _ change: @escaping @Sendable (inout FontValue, String?) -> Void
  ) -> CatalogEntry {
    CatalogEntry(
      .staticMember(of: type), name, "The system's font.",
      [.labelled("ofSize", .cgFloat), .labelled("weight", .named("UIFont.Weight"), default: ".regular")]
    ) { call throws(Diagnostics) in
      var font = FontValue(base: .size(max(call.length("ofSize") ?? 17, 1)))
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
