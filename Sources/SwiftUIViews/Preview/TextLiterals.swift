internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Texts' literals, which SwiftUI takes as localized keys.
extension Evaluator {
  /// A string literal as a `LocalizedStringKey`: numbers are written for people, and Markdown's marks are taken off.
  func localizedLiteral(
    _ segments: [StringSegment], in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    var text = ""
    // An interpolated value is not markup, but markup may stand around it.
    var markup = InlineMarkdown.Format()
    for segment in segments {
      switch segment {
      case .literal(let part):
        text += part
        markup.add(literal: part)
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        var part = try value(first.value, in: scope)
        if let view = part.view {
          guard let text = view.textOfText else {
            text += box(for: view, first.value.source)
            continue
          }
          if case .text = view.content {} else { warn(.mixedText(first.value.source)) }
          part = .string(text)
        }
        let inserted = localizedText(part, specifier: specifier(arguments))
        text += inserted
        markup.add(inserted: inserted)
      }
    }
    try check(string: text, source)
    let plain = markup.plain()
    try step(source, cost: markup.looks / 16)
    guard let plain else { return .string(text) }
    warn(.plainMarkdown(source))
    return .string(plain)
  }

  /// What stands in for a view inside a text: a box about as wide as a symbol.
  private func box(for view: ViewValue, _ source: SourceRange) -> String {
    let gap = Diagnostics.unsupported(
      "a view inside a text", relative: "put them beside each other in an HStack", source)
    if let reason = gap.all.first { standIn(.view, view.typeName, source, reason) }
    return "▢"
  }

  /// `\(value, specifier: "%.1f")`
  private func specifier(_ arguments: [Argument]) -> String? {
    guard let argument = arguments.first(where: { $0.label == "specifier" }),
      case .string(let segments) = argument.value.kind, case .literal(let text)? = segments.first
    else { return nil }
    return text
  }

  /// A value as `Text("… \(value)")` writes it: the literal is a localized key, so numbers are formatted for people.
  ///
  /// A floating-point number has six decimals, or as many as a specifier such as `%.1f` asks for, and both kinds of
  /// number have groups of three digits, as in English.
  private func localizedText(_ value: Value, specifier: String?) -> String {
    if let specifier, LocalizedNumber.decimals(specifier) == nil { return formatted(specifier, value) }
    switch value {
    case .int(let number):
      return (number < 0 ? "-" : "") + LocalizedNumber.grouped("\(number.magnitude)")
    case .double(let number) where number.isFinite && abs(number) < 1e9:
      return LocalizedNumber.text(number, decimals: specifier.flatMap { LocalizedNumber.decimals($0) } ?? 6)
    default: return text(value)
    }
  }
}
