internal import LayoutEngine
public import ViewProgram

/// Writes a diagnostic as text: the place and the message, the source line with a mark under it, and the help.
///
/// ```
/// Box.swift:3:6: error: `Colour` is not known [unknown-view]
///   3 |   Colour.red
///     |   ^~~~~~
/// help: did you mean `Color`?
/// ```
public struct DiagnosticFormatter: Sendable {
  let sources: [SourceText]
  let tables: [LineTable]
  private let style: TerminalStyle

  /// With `colored`, the parts are marked with ANSI escape sequences.
  public init(sources: [SourceText], colored: Bool = false) {
    self.sources = sources
    tables = sources.map { LineTable($0.bytes) }
    style = TerminalStyle(isColored: colored)
  }

  /// The lines for one diagnostic, without a line break at the end.
  public func text(_ diagnostic: ViewProgram.Diagnostic) -> String {
    var lines = [headline(diagnostic)]
    if let source = diagnostic.source { lines += excerpt(source, severity: diagnostic.severity) }
    let others = diagnostic.fixes.map(\.message).filter { $0 != diagnostic.suggestion }
    for advice in [diagnostic.suggestion] + others where !advice.isEmpty {
      lines.append(style.help("help:") + " " + VisibleText.escaping(advice))
    }
    return lines.joined(separator: "\n")
  }

  private func headline(_ diagnostic: ViewProgram.Diagnostic) -> String {
    let word =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    let label = style.severity(word + ":", diagnostic.severity)
    return place(diagnostic.source) + label + " " + style.bold(VisibleText.escaping(diagnostic.message))
      + " [\(diagnostic.code)]"
  }

  private func place(_ source: SourceRange?) -> String {
    // Without a place the scenario itself is meant.
    guard let source else { return sources.first.map { $0.name + ": " } ?? "" }
    guard sources.indices.contains(Int(source.file)) else { return "" }
    return "\(VisibleText.escaping(sources[Int(source.file)].name)):\(source.line):\(source.column): "
  }

  private func excerpt(_ source: SourceRange, severity: ViewProgram.Diagnostic.Severity) -> [String] {
    let file = Int(source.file)
    guard sources.indices.contains(file), let bytes = tables[file].bytes(ofLine: Int(source.line)) else { return [] }
    let column = Int(source.column)
    let length = source.endLine == source.line ? Int(source.endColumn) - column : bytes.count
    let line = SourceLine(sources[file].bytes[bytes], column: column, length: length)
    guard !line.text.allSatisfy(\.isWhitespace) else { return [] }
    let number = String(source.line)
    let gutter = String(repeating: " ", count: max(0, 3 - number.count)) + number
    let margin = String(repeating: " ", count: gutter.count)
    return [
      style.faint(gutter + " |") + " " + line.text,
      style.faint(margin + " |") + " " + line.indent + style.severity(line.mark, severity),
    ]
  }
}

/// ANSI escape sequences, or nothing.
struct TerminalStyle: Sendable {
  var isColored: Bool

  func severity(_ text: String, _ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .note: wrap(text, "1;36")
    }
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func help(_ text: String) -> String { wrap(text, "1;32") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
