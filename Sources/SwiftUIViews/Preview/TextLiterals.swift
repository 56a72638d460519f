internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Texts' literals, which SwiftUI takes as localized keys.
extension Evaluator {
  /// A string literal as a `LocalizedStringKey`: numbers are formatted, and Markdown's marks are removed.
  ///
  /// It is a string if all of it has one font, and a text of several parts if Markdown or inserted texts and images add
  /// others.
  ///
  /// - Parameter isMarkup: whether Markdown is read, which it is not in `String(localized:)`.
  func localizedLiteral(
    _ segments: [StringSegment], isMarkup: Bool = true, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    var pieces: [LocalizedPiece] = []
    for segment in segments {
      switch segment {
      case .literal(let part): pieces.append(.literal(part))
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        if let text = try formattedText(arguments, in: scope) {
          pieces.append(.inserted(.string(text), key: "%@"))
        } else {
          pieces.append(try inserted(first.value, specifier: specifier(arguments), in: scope))
        }
      }
    }
    let options = preview.options
    let format = options.hasLocalizedStrings ? self.text(for: pieces, table: preview.stringTables[source]) : nil
    if format == nil { preview.untranslated.insert(source) } else { preview.untranslated.remove(source) }
    if let format {
      try step(source, cost: format.utf8.count / 16)
      let values = pieces.compactMap { $0.value }
      pieces = FormatPlace.parts(of: format).map { part in
        switch part {
        case .literal(let text): .literal(text)
        case .place(let place):
          .inserted(values.indices.contains(place.number) ? values[place.number] : .string(""), key: "")
        }
      }
    }
    return isMarkup ? try text(of: pieces, source) : .string(try plainText(of: pieces, source))
  }

  /// A string as a `LocalizedStringKey`: Markdown is read in `Text(LocalizedStringKey(string))`, as in a literal.
  func text(ofKey string: String, _ source: SourceRange) throws(Diagnostics) -> Value {
    try text(of: [.literal(string)], source)
  }

  /// The pieces as they are written, with all marks.
  private func plainText(of pieces: [LocalizedPiece], _ source: SourceRange) throws(Diagnostics) -> String {
    var string = ""
    for piece in pieces {
      switch piece {
      case .literal(let part): string += part
      case .inserted(.string(let text), _, _): string += text
      case .inserted(let value, _, _): string += value.view?.textOfText ?? ""
      }
    }
    try check(string: string, source)
    return string
  }

  /// The pieces as one text, without the marks of Markdown.
  private func text(of pieces: [LocalizedPiece], _ source: SourceRange) throws(Diagnostics) -> Value {
    // An inserted value is not markup, but markup may be around it.
    var markup = InlineMarkdown.Format()
    for piece in pieces {
      switch piece {
      case .literal(let part): markup.add(literal: part)
      case .inserted: markup.addInsertion()
      }
    }
    let inserted = pieces.compactMap { $0.value }
    let (marked, hasMarks) = markup.parts()
    let parts = inflected(marked, inserted)
    let string = plainText(of: parts, inserted)
    try check(string: string, source)
    try step(source, cost: markup.looks / 16 + parts.count / 4)
    guard hasMarks || inserted.contains(where: { $0.view != nil }) else { return .string(string) }
    let views = parts.map { styledText($0, inserted, source) }
    return .native(SwiftUIValue(.markedText(joinedText(views, string, source), string)))
  }

  /// Inflected words in the plural, if their number is not one.
  private func inflected(_ parts: [InlineMarkdown.Part], _ inserted: [Value]) -> [InlineMarkdown.Part] {
    var parts = parts
    var start = 0
    while start < parts.count {
      let end = parts[start...].firstIndex { !$0.style.contains(.inflected) } ?? parts.count
      let isOne = plainText(of: Array(parts[start..<end]), inserted).split { !$0.isNumber && $0 != "." }.first == "1"
      if !isOne, let last = parts[start..<end].lastIndex(where: { $0.inserted == nil }) {
        parts[last].text = EnglishPlural.text(parts[last].text)
      }
      for index in start..<end { parts[index].style.remove(.inflected) }
      start = max(end, start) + 1
    }
    return parts
  }

  private func plainText(of parts: [InlineMarkdown.Part], _ inserted: [Value]) -> String {
    parts.reduce("") { text, part in
      guard let number = part.inserted else { return text + part.text }
      if case .string(let string) = inserted[number] { return text + string }
      return text + (inserted[number].view?.textOfText ?? "")
    }
  }

  /// A part of a literal as a text with the modifiers for its marks.
  private func styledText(_ part: InlineMarkdown.Part, _ inserted: [Value], _ source: SourceRange) -> ViewValue {
    var string = part.text
    if let number = part.inserted {
      if let view = inserted[number].view { return styled(view, part.style, source) }
      if case .string(let text) = inserted[number] { string = text }
    }
    return styled(ViewValue(.text(string), site: CallSite(name: "Text", source: source)), part.style, source)
  }

  /// A text with the modifiers for marks.
  func styled(_ view: ViewValue, _ style: InlineMarkdown.Style, _ source: SourceRange) -> ViewValue {
    if style.isEmpty { return view }
    let change = EnvironmentChange.change { environment in
      if style.contains(.bold) { environment.isBold = true }
      if style.contains(.italic) { environment.isItalic = true }
      if style.contains(.code) { environment.design = .monospaced }
      if style.contains(.struck) { environment.typesetting.setLine(.through) }
      if style.contains(.link) { environment.foreground = .tint }
    }
    return ViewValue(.modified(view, .environment(change)), site: CallSite(name: "Markdown", source: source))
  }

  /// What an interpolated value adds to a text: characters, or a view that can be part of a text.
  private func inserted(
    _ expression: Expression, specifier: String?, in scope: Scope
  ) throws(Diagnostics) -> LocalizedPiece {
    let part = try value(expression, in: scope)
    if let view = part.view {
      return .inserted(view.standsInText ? part : .string(box(for: view, expression.source)), key: "%@")
    }
    let text = localizedText(part, specifier: specifier)
    var number: Int64?
    if case .int(let count) = part { number = count }
    return .inserted(.string(text), key: specifier ?? part.keySpecifier, number: number)
  }

  /// `\(price, format: .currency(code: "EUR"))`, `\(date, style: .time)` or `\(date, formatter: days)`, as a text with
  /// these arguments writes it; `nil` for any other interpolation, and where no such text can be made.
  private func formattedText(_ arguments: [Argument], in scope: Scope) throws(Diagnostics) -> String? {
    guard arguments.count == 2, let label = arguments[1].label, ["format", "formatter", "style"].contains(label) else {
      return nil
    }
    let source = arguments[0].source
    var reason: Diagnostic?
    func made(_ callee: Expression, _ arguments: [Argument]) throws(Diagnostics) -> Value? {
      let call = Call(
        callee: callee, arguments: arguments, firstTrailingClosure: arguments.count, ownSource: source)
      return try trying({ () throws(Diagnostics) in try value(Expression(.call(call), source: source), in: scope) }) {
        reason = $0
      }
    }
    let text = try made(Expression(.identifier("Text"), source: source), arguments)?.view?.textOfText
    if let text { return text }
    // Values that only their own method can format, such as lists.
    let method = Expression(.member(arguments[0].value, "formatted"), source: source)
    let format = Argument(label: nil, value: arguments[1].value, source: arguments[1].source)
    if label == "format", case .string(let text)? = try made(method, [format]) { return text }
    // The value is written as if no format were asked for.
    if let reason { standIn(.value, label, source, reason) }
    return nil
  }

  /// The stand-in for a view inside a text: a box about as wide as a symbol.
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

  /// A value as `Text("… \(value)")` writes it: the literal is a localized key, so numbers are formatted.
  ///
  /// A floating-point number has six decimals, or as many as a specifier such as `%.1f` asks for, and both kinds of
  /// number have groups of three digits, as in English.
  func localizedText(_ value: Value, specifier: String? = nil) -> String {
    if let specifier, LocalizedNumber.decimals(specifier) == nil { return formatted(specifier, value) }
    switch value {
    case .int(let number):
      return (number < 0 ? "-" : "") + LocalizedNumber.grouped("\(number.magnitude)")
    case .double(let number) where number.isFinite && abs(number) < 1e9:
      let text = PrintedNumber.fixed(number, decimals: specifier.flatMap { LocalizedNumber.decimals($0) } ?? 6)
      return LocalizedNumber.groupedNumber(text)
    default: return text(value)
    }
  }
}
