internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The sizes of texts as UIKit and AppKit tell them: `("Cars" as NSString).size(withAttributes: [.font: font])`.
///
/// 1. Of the attributes the font is followed, and the space that `kern` adds.
/// 2. A rectangle's width limits the lines only with `usesLineFragmentOrigin`: without it a text is on one line, as the
///    documentation of `boundingRect` says.
/// 3. These sizes are not rounded to pixels.
extension Catalog {
  static let stringSizes: [CatalogEntry] =
    [
      CatalogEntry(.initializer, "NSString", "The text itself.", [.labelled("string", .string)]) {
        call throws(Diagnostics) in call.value("string") ?? .none
      },
      CatalogEntry(
        .member(of: "String"), "size", "The size of a text in a font, in as many lines as it has.",
        [.labelled("withAttributes", attributes, default: "nil")]
      ) { call throws(Diagnostics) in
        .size(try size(of: call, call.value("withAttributes"), in: .unspecified))
      },
      CatalogEntry(
        .member(of: "String"), "boundingRect", "The rectangle of a text in a font, on one line or in lines of a width.",
        [
          .labelled("with", .named("CGSize")), .labelled("options", .named(options), default: "[]"),
          .labelled("attributes", attributes, default: "nil"), .labelled("context", .any, default: "nil"),
        ]
      ) { call throws(Diagnostics) in
        let isInLines = optionNames(call.value("options")).contains("usesLineFragmentOrigin")
        let width = isInLines ? call.size("with").width : nil
        let size = try size(of: call, call.value("attributes"), in: Proposal(width: width, height: nil))
        return .rect(Rect(origin: .zero, size: size))
      },
    ]
    + constants(
      "NSAttributedString.Key",
      [
        "font", "foregroundColor", "backgroundColor", "kern", "tracking", "paragraphStyle", "underlineStyle",
        "strikethroughStyle", "baselineOffset", "ligature", "shadow", "strokeColor", "strokeWidth", "link",
      ])
    + constants(
      options,
      ["usesLineFragmentOrigin", "usesFontLeading", "usesDeviceMetrics", "truncatesLastVisibleLine"])

  private static let options = "NSStringDrawingOptions"
  private static let attributes = SwiftType.dictionary(.named("NSAttributedString.Key"), .any)

  private static func size(
    of call: Invocation, _ attributes: Value?, in proposal: Proposal
  ) throws(Diagnostics) -> Size {
    guard case .string(let text) = call.base else { return .zero }
    try call.evaluator.step(call.source, cost: text.utf8.count)
    let environment = call.evaluator.preview.environment
    let given = font(attributes)
    // What UIKit takes where no font is given.
    if given == nil { call.evaluator.warn(.missingFont("Helvetica", call.source)) }
    let font = given ?? FontValue(base: .size(12))
    var run = TextRun(text, font: font.resolved(environment.platform, environment.typesetting.typeSize))
    run.tracking = kerning(attributes)
    let measurer = TextMeasurer(platform: environment.platform, displayScale: unrounded)
    return measurer.size(measurer.prepare(TextContent([run])), proposal: proposal)
  }

  private static func font(_ attributes: Value?) -> FontValue? {
    if case .font(let font)? = attribute("font", in: attributes)?.swiftUI { font } else { nil }
  }

  private static func kerning(_ attributes: Value?) -> Double {
    switch attribute("kern", in: attributes) {
    case .double(let length)? where length.isFinite: length
    case .int(let length)?: Double(length)
    default: 0
    }
  }

  private static func attribute(_ name: String, in attributes: Value?) -> Value? {
    guard case .dictionary(let pairs)? = attributes else { return nil }
    return pairs.first { if case .symbol(_, name) = $0.key { true } else { false } }?.value
  }

  /// A scale at which rounding to pixels is not noticed.
  private static let unrounded = 10_000.0
}
