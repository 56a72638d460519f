internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Font`, its text styles, weights and designs.
extension Catalog {
  private static var styleNames: [String] { TextStyle.allCases.map { $0.rawValue } }

  static let fonts: [CatalogEntry] =
    TextStyle.allCases.map { style in
      CatalogEntry(constant: style.rawValue, of: "Font", "A text style.") { _ throws(Diagnostics) in
        .font(FontValue(base: .textStyle(style)))
      }
    } + constants("Font.TextStyle", styleNames)
    + constants(
      "Font.Weight",
      ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"])
    + constants("Font.Design", ["default", "monospaced", "rounded", "serif"]) + fontFunctions

  /// The size of the body's font, in points.
  static let sizeOfBody = 17.0

  private static let isActive = ParameterDeclaration.unlabelled("isActive", .bool, default: "true")

  private static let fontFunctions: [CatalogEntry] =
    [
      CatalogEntry(
        .staticMember(of: "Font"), "system", "The system's font.",
        [
          Overload([
            .labelled("size", .cgFloat, standIn: sizeOfBody, "The size in points."),
            .labelled("weight", .optional(.named("Font.Weight")), default: "nil", "How bold."),
            .labelled("design", .optional(.named("Font.Design")), default: "nil", "Which design."),
          ]) { call throws(Diagnostics) in
            .font(styled(FontValue(base: .size(max(call.length("size") ?? sizeOfBody, 1))), call))
          },
          Overload([
            .unlabelled("style", .named("Font.TextStyle"), "A text style."),
            .labelled("design", .optional(.named("Font.Design")), default: "nil", "Which design."),
            .labelled("weight", .optional(.named("Font.Weight")), default: "nil", "How bold."),
          ]) { call throws(Diagnostics) in
            .font(styled(FontValue(base: .textStyle(TextStyle(rawValue: call.symbol("style") ?? "") ?? .body)), call))
          },
        ]),
      CatalogEntry(
        .staticMember(of: "Font"), "custom", "A font by name; the system's font stands for it.",
        [
          Overload([
            .unlabelled("name", .string), .labelled("size", .cgFloat, standIn: sizeOfBody),
            .labelled("relativeTo", .optional(.named("Font.TextStyle")), default: "nil"),
          ]) { call throws(Diagnostics) in custom(call, "size") },
          Overload([.unlabelled("name", .string), .labelled("fixedSize", .cgFloat, standIn: sizeOfBody)]) {
            call throws(Diagnostics) in
            custom(call, "fixedSize")
          },
        ]),
      CatalogEntry(.member(of: "Font"), "bold", "The font in bold.", [isActive]) { call throws(Diagnostics) in
        let isActive = call.bool("isActive") ?? true
        return changed(call) {
          $0.isBold = isActive
          $0.weight = nil
        }
      },
      CatalogEntry(.member(of: "Font"), "italic", "The font in italics.", [isActive]) { call throws(Diagnostics) in
        let isActive = call.bool("isActive") ?? true
        return changed(call) { $0.italic = isActive }
      },
      CatalogEntry(.member(of: "Font"), "monospaced", "The font with letters of equal width.", [isActive]) {
        call throws(Diagnostics) in
        let design: Font.Design = call.bool("isActive") ?? true ? .monospaced : .standard
        return changed(call) { $0.design = design }
      },
      CatalogEntry(.member(of: "Font"), "monospacedDigit", "The font with digits of equal width.") {
        call throws(Diagnostics) in changed(call) { $0.hasMonospacedDigits = true }
      },
      CatalogEntry(.member(of: "Font"), "smallCaps", "The font with small capitals for all letters.") {
        call throws(Diagnostics) in
        smallCapitals(call) {
          $0.hasLowercaseSmallCaps = true
          $0.hasUppercaseSmallCaps = true
        }
      },
      CatalogEntry(.member(of: "Font"), "lowercaseSmallCaps", "The font with small capitals for small letters.") {
        call throws(Diagnostics) in smallCapitals(call) { $0.hasLowercaseSmallCaps = true }
      },
      CatalogEntry(.member(of: "Font"), "uppercaseSmallCaps", "The font with small capitals for capitals.") {
        call throws(Diagnostics) in smallCapitals(call) { $0.hasUppercaseSmallCaps = true }
      },
      CatalogEntry(
        .member(of: "Font"), "weight", "The font in another weight.", [.unlabelled("weight", .named("Font.Weight"))]
      ) { call throws(Diagnostics) in
        let weight = call.symbol("weight").flatMap { fontWeight($0) }
        return changed(call) {
          $0.weight = weight
          $0.isBold = false
        }
      },
      CatalogEntry(
        .member(of: "Font"), "leading", "The font with lines nearer to one another, or farther apart.",
        [.unlabelled("leading", .named("Font.Leading"))]
      ) { call throws(Diagnostics) in
        let name = call.symbol("leading")
        return changed(call) { $0.leading = name == "tight" ? .tight : name == "loose" ? .loose : .standard }
      },
      CatalogEntry(
        .member(of: "Font"), "width", "The font in another width, of which the standard one is known.",
        [.unlabelled("width", .named("Font.Width"))]
      ) { call throws(Diagnostics) in
        if call.symbol("width") == "standard" { return call.base }
        let name = "a font of another width"
        call.evaluator.warn(.assumedSize(of: name, standIn: "the standard width", call.source))
        return call.base
      },
    ] + constants("Font.Leading", ["standard", "tight", "loose"])

  private static func styled(_ font: FontValue, _ call: Invocation) -> FontValue {
    var font = font
    font.weight = call.symbol("weight").flatMap { fontWeight($0) }
    font.design = call.symbol("design").flatMap { fontDesign($0) }
    return font
  }

  private static func custom(_ call: Invocation, _ size: String) -> Value {
    call.evaluator.warn(.missingFont(call.string("name") ?? "", call.source))
    return .font(FontValue(base: .size(max(call.length(size) ?? 17, 1))))
  }

  private static func changed(_ call: Invocation, _ change: (inout FontValue) -> Void) -> Value {
    guard case .font(var font) = call.base.swiftUI else { return call.base }
    change(&font)
    return .font(font)
  }

  /// Small capitals were not recorded: they are capitals of a smaller size.
  private static func smallCapitals(_ call: Invocation, _ change: (inout FontValue) -> Void) -> Value {
    call.evaluator.warn(.assumedSize(of: "small capitals", standIn: "capitals of a smaller size", call.source))
    return changed(call, change)
  }

  static func fontWeight(_ name: String) -> Font.Weight? {
    switch name {
    case "ultraLight": return .ultraLight
    case "thin": return .thin
    case "light": return .light
    case "regular": return .regular
    case "medium": return .medium
    case "semibold": return .semibold
    case "bold": return .bold
    case "heavy": return .heavy
    case "black": return .black
    default: return nil
    }
  }

  static func fontDesign(_ name: String) -> Font.Design? {
    switch name {
    case "monospaced": return .monospaced
    case "rounded": return .rounded
    case "serif": return .serif
    case "default": return .standard
    default: return nil
    }
  }
}
