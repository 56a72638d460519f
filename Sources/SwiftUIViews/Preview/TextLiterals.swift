internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Texts' literals, which SwiftUI takes as localized keys.
extension Evaluator {
  /// A string literal as a `LocalizedStringKey`: numbers are written for people, and Markdown's marks are taken off.
  func localizedLiteral(
    _ segments: [StringSegment], in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    var pieces: [LocalizedPiece] = []
    for segment in segments {
      switch segment {
      case .literal(let part): pieces.append(.literal(part))
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        pieces.append(try inserted(first.value, specifier: specifier(arguments), in: scope))
      }
    }
    let options = preview.options
    if options.hasLocalizedStrings, let format = options.localizedString(pieces.map { $0.key }.joined()) {
      try step(source, cost: format.utf8.count / 16)
      let values = pieces.compactMap { $0.value }
      pieces = LocalizedFormat.parts(of: format).map { part in
        switch part {
        case .literal(let text): .literal(text)
        case .value(let index): .inserted(values.indices.contains(index) ? values[index] : "", key: "")
        }
      }
    }
    return try text(of: pieces, source)
  }

  /// The pieces as one text, without the marks of Markdown.
  private func text(of pieces: [LocalizedPiece], _ source: SourceRange) throws(Diagnostics) -> Value {
    var text = ""
    // An interpolated value is not markup, but markup may stand around it.
    var markup = InlineMarkdown.Format()
    for piece in pieces {
      switch piece {
      case .literal(let part):
        text += part
        markup.add(literal: part)
      case .inserted(let part, _):
        text += part
        markup.add(inserted: part)
      case .box(let part): text += part
      }
    }
    try check(string: text, source)
    let plain = markup.plain()
    try step(source, cost: markup.looks / 16)
    guard let plain else { return .string(text) }
    warn(.plainMarkdown(source))
    return .string(plain)
  }

  /// What an interpolated value adds to a text.
  private func inserted(
    _ expression: Expression, specifier: String?, in scope: Scope
  ) throws(Diagnostics) -> LocalizedPiece {
    var part = try value(expression, in: scope)
    if let view = part.view {
      guard let text = view.textOfText else { return .box(box(for: view, expression.source)) }
      if case .text = view.content {} else { warn(.mixedText(expression.source)) }
      part = .string(text)
    }
    return .inserted(localizedText(part, specifier: specifier), key: specifier ?? part.keySpecifier)
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

/// A part of a localized literal.
private enum LocalizedPiece {
  case literal(String)
  /// An interpolated value, with how its place is written in the key.
  case inserted(String, key: String)
  /// What stands for a view inside the text.
  case box(String)

  var key: String {
    switch self {
    case .literal(let text): text
    case .inserted(_, let key): key
    case .box: "%@"
    }
  }

  var value: String? {
    switch self {
    case .literal: nil
    case .inserted(let text, _), .box(let text): text
    }
  }
}
