internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `AttributedString`: its parts are laid out and drawn as the parts of joined texts are, in their fonts and colors.
extension Catalog {
  static let attributedTexts: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, AttributedText.type, "A text with attributes.",
        [
          Overload([
            .unlabelled("text", .string, default: "\"\""),
            .labelled("attributes", .named("AttributeContainer"), default: "AttributeContainer()"),
          ]) { call throws(Diagnostics) in
            attributed(call.string("text") ?? "", call.record("attributes"))
          },
          Overload([.unlabelled("part", .named(AttributedText.type), "A text, or a part of one.")]) {
            call throws(Diagnostics) in
            guard let part = call.record("part") else { return attributed("") }
            return AttributedText(try call.evaluator.attributedText(part, call.source).runs).value
          },
          Overload([.labelled("stringLiteral", .string)]) { call throws(Diagnostics) in
            attributed(call.string("stringLiteral") ?? "")
          },
          Overload([.labelled("localized", .named("LocalizedStringKey"))]) { call throws(Diagnostics) in
            attributed(call.string("localized") ?? "")
          },
          Overload([
            .labelled("markdown", .string), .labelled("options", .any, default: "none"),
            .labelled("baseURL", .any, default: "nil"),
          ]) { call throws(Diagnostics) in
            let text = call.string("markdown") ?? ""
            try call.evaluator.check(string: text, call.source)
            var format = InlineMarkdown.Format()
            format.add(literal: text)
            let (parts, hasMarks) = format.parts()
            try call.evaluator.step(call.source, cost: format.looks / 16)
            guard hasMarks else { return attributed(parts.reduce("") { $0 + $1.text }) }
            return AttributedText(parts.map { run(of: $0) }).value
          },
        ]),
      CatalogEntry(property: "characters", of: AttributedText.type, "The characters.") { call throws(Diagnostics) in
        .string(call.baseRecord.text("text") ?? "")
      },
    ]
    + ["mergeAttributes", "setAttributes"].map { name in
      CatalogEntry(
        .member(of: AttributedText.type), name, "Takes the attributes of a container.",
        [
          Overload(
            isMutating: true,
            [.unlabelled("attributes", .named("AttributeContainer")), .labelled("mergePolicy", .any, default: "none")]
          ) { call throws(Diagnostics) in
            let text = try call.attributedText()
            let kept = name == "setAttributes" ? text.runs.map { AttributedText.Run(text: $0.text) } : text.runs
            call.base = .record(with(call.record("attributes"), AttributedText(kept, start: text.start).record))
            return .void
          }
        ])
    }
    + [attributeContainer]
    + [AttributedText.type, AttributedText.runType, "AttributeContainer"].flatMap { type in
      attributes.map { attribute($0, of: type) }
    }
    + constants("InlinePresentationIntent", ["emphasized", "stronglyEmphasized", "code", "strikethrough"])
    + constants("Text.LineStyle", ["single"])

  /// The attributes with the types whose constants they take.
  private static var attributes: [(name: String, type: String)] {
    [
      ("foregroundColor", "Color"), ("backgroundColor", "Color"), ("font", "Font"), ("kern", "CGFloat"),
      ("tracking", "CGFloat"), ("baselineOffset", "CGFloat"), ("underlineStyle", "Text.LineStyle"),
      ("strikethroughStyle", "Text.LineStyle"), ("underlineColor", "Color"), ("link", "URL"),
      ("inlinePresentationIntent", "InlinePresentationIntent"),
    ]
  }

  private static func attribute(_ attribute: (name: String, type: String), of type: String) -> CatalogEntry {
    let initial: @Sendable () -> Value = {
      switch attribute.type {
      case "Color": .color(ColorValue(paint: SystemColor.primary, name: "primary"))
      case "Font": .font(FontValue(base: .standard))
      case "CGFloat": .double(0)
      default: .symbol(type: attribute.type, name: "single")
      }
    }
    return CatalogEntry(property: attribute.name, of: type, "An attribute of the text.") { call throws(Diagnostics) in
      let record = call.baseRecord
      let held = record.type == AttributedText.type ? try call.attributedText().runs.first?.attributes : record
      return held?[attribute.name] ?? initial()
    }
  }

  /// The text with the attributes of a container in place of its own.
  private static func with(_ attributes: RecordValue?, _ text: RecordValue) -> RecordValue {
    (attributes?.fields ?? []).reduce(text) { $1.name == "text" ? $0 : $0.setting($1.name, to: $1.value) }
  }

  private static func attributed(_ text: String, _ attributes: RecordValue? = nil) -> Value {
    .record(with(attributes, RecordValue(AttributedText.type, [("text", .string(text))])))
  }

  private static func run(of part: InlineMarkdown.Part) -> AttributedText.Run {
    var run = AttributedText.Run(text: part.text)
    if !part.style.isEmpty {
      run.attributes = run.attributes.setting(AttributedText.marks, to: .int(Int64(part.style.rawValue)))
    }
    return run
  }
}

extension Value {
  /// A string literal as a text without attributes.
  static func attributed(_ segments: [StringSegment]) -> Value {
    var text = ""
    for case .literal(let part) in segments { text += part }
    return .record(RecordValue(AttributedText.type, [("text", .string(text))]))
  }
}
