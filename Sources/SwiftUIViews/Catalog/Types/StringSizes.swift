internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The sizes of texts as UIKit and AppKit tell them: `("Cars" as NSString).size(withAttributes: [.font: font])`.
///
/// Of the attributes the font is followed, and the space that `kern` adds. These sizes are not rounded to pixels.
extension Catalog {
  static let stringSizes: [CatalogEntry] =
    [
      CatalogEntry(.initializer, "NSString", "The text itself.", [.labelled("string", .string)]) {
        call throws(Diagnostics) in call.value("string") ?? .none
      },
      CatalogEntry(
        .member(of: "String"), "size", "The size of a text in a font, in as many lines as it has.",
        [.labelled("withAttributes", attributes, default: "nil")]
      ) { call throws(Diagnostics) in .size(try size(of: call, call.value("withAttributes"), in: .unspecified)) },
      CatalogEntry(
        .member(of: "String"), "boundingRect", "The rectangle of a text in a font, in lines of a width.",
        [
          .labelled("with", .named("CGSize")), .labelled("options", .any, default: "[]"),
          .labelled("attributes", attributes, default: "nil"), .labelled("context", .any, default: "nil"),
        ]
      ) { call throws(Diagnostics) in
        let room = call.size("with")
        let size = try size(of: call, call.value("attributes"), in: Proposal(width: room.width, height: nil))
        return .rect(Rect(origin: .zero, size: size))
      },
    ]
    + constants(
      "NSAttributedString.Key",
      [
        "font", "foregroundColor", "backgroundColor", "kern", "tracking", "paragraphStyle", "underlineStyle",
        "strikethroughStyle", "baselineOffset", "ligature", "shadow", "strokeColor", "strokeWidth", "link",
      ])

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
