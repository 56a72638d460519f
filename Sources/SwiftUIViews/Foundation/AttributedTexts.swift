internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `AttributedString`: its characters are laid out, in the font and colour of the whole. Attributes of its parts are
/// shown only if they come from Markdown.
extension Catalog {
  static let attributedTexts: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "AttributedString", "A text with attributes.",
        [
          Overload([.unlabelled("text", .string, default: "\"\""), .labelled("attributes", .any, default: "none")]) {
            call throws(Diagnostics) in attributed(call.string("text") ?? "")
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
            let whole = attributed(parts.reduce("") { $0 + $1.text })
            guard hasMarks, case .record(let record)? = whole.swiftUI else { return whole }
            let shown = call.evaluator.joinedText(marked: parts, call.source)
            return .record(record.setting("marked", to: .view(shown)))
          },
        ]),
      CatalogEntry(property: "characters", of: "AttributedString", "The characters.") { call throws(Diagnostics) in
        .string(call.baseRecord.text("text") ?? "")
      },
      CatalogEntry(
        .member(of: "AttributedString"), "range", "Where a part stands; nil when it is not there.",
        [.labelled("of", .string), .labelled("options", .any, default: "none")]
      ) { call throws(Diagnostics) in
        let (text, part) = (call.baseRecord.text("text") ?? "", call.string("of") ?? "")
        try call.evaluator.step(call.source, cost: (text.utf8.count &* max(part.utf8.count, 1)) / 64)
        return text.hasPart(part) ? .record(RecordValue("AttributedString.Range")) : .none
      },
      CatalogEntry(
        .member(of: "AttributedString"), "append", "Adds a text at the end.",
        [
          Overload(isMutating: true, [.unlabelled("other", .named("AttributedString"))]) { call throws(Diagnostics) in
            let text = (call.baseRecord.text("text") ?? "") + (call.record("other")?.text("text") ?? "")
            try call.evaluator.check(string: text, call.source)
            call.base = attributed(text)
            return .void
          }
        ]),
    ]
    + ["mergeAttributes", "setAttributes"].map { name in
      CatalogEntry(
        .member(of: "AttributedString"), name, "Attributes are not shown.",
        [
          Overload(
            isMutating: true, [.unlabelled("attributes", .any), .labelled("mergePolicy", .any, default: "none")]
          ) { _ throws(Diagnostics) in .void }
        ])
    }
    + [made("AttributeContainer", "Attributes, which are not shown.")]
    + ["AttributedString", "AttributeContainer"].flatMap { type in attributes.map { attribute($0, of: type) } }

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
    return CatalogEntry(property: attribute.name, of: type, "Is not shown.") { call throws(Diagnostics) in
      call.baseRecord[attribute.name] ?? initial()
    }
  }

  /// A text with attributes as a view shows it.
  static func attributedText(_ record: RecordValue, _ call: Invocation) -> ViewContent {
    let content = record["marked"]?.view?.content ?? .text(record.text("text") ?? "")
    let (font, color) = (record["font"], record["foregroundColor"])
    if font == nil, color == nil { return content }
    let change = EnvironmentChange.change { environment in
      if case .font(let font)? = font?.swiftUI { environment.font = font }
      if case .color(let color)? = color?.swiftUI { environment.foreground = .paint(color.paint) }
    }
    let text = ViewValue(content, site: call.site)
    return .modified(text, .environment(change))
  }

  private static func attributed(_ text: String) -> Value {
    .record(RecordValue("AttributedString", [("text", .string(text))]))
  }
}

extension Value {
  /// A string literal as a text without attributes.
  static func attributed(_ segments: [StringSegment]) -> Value {
    var text = ""
    for case .literal(let part) in segments { text += part }
    return .record(RecordValue("AttributedString", [("text", .string(text))]))
  }
}

extension String {
  /// Whether the text contains a part.
  func hasPart(_ part: String) -> Bool {
    let (text, wanted) = (Array(utf8), Array(part.utf8))
    guard !wanted.isEmpty, wanted.count <= text.count else { return false }
    return (0...(text.count - wanted.count)).contains { text[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
