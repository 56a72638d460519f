internal import LayoutEngine
internal import ViewProgram

/// Writes a report as text: the place and the message, the source line with a mark under it, and the help.
///
/// ```
/// Box.swift:3:6: error: cannot find 'Colour' in scope [unknown-view]
///   3 |   Colour.red
///     |   ^~~~~~
/// help: did you mean 'Color'?
/// ```
public struct TextForm: Sendable {
  private let style: TerminalStyle

  /// With `colored`, the parts are marked with ANSI escape sequences.
  public init(colored: Bool = false) { style = TerminalStyle(isColored: colored) }

  /// The lines for one report, without a line break at the end.
  public func text(_ report: Report) -> String {
    var lines = [headline(report)]
    if let excerpt = report.excerpt, let source = report.source {
      lines += self.lines(of: excerpt, number: String(source.line), severity: report.severity)
    }
    let others = report.fixes.map(\.message).filter { $0 != report.suggestion }
    for advice in [report.suggestion] + others where !advice.isEmpty {
      lines.append(style.help("help:") + " " + VisibleText.escaping(advice))
    }
    return lines.joined(separator: "\n")
  }

  private func headline(_ report: Report) -> String {
    let label = style.severity(report.severity.name + ":", report.severity)
    return place(of: report) + label + " " + style.bold(VisibleText.escaping(report.message)) + key(of: report)
  }

  private func place(of report: Report) -> String {
    guard !report.file.isEmpty else { return "" }
    let name = VisibleText.escaping(report.file)
    guard let source = report.source else { return name + ": " }
    return "\(name):\(source.line):\(source.column): "
  }

  /// The key of a diagnostic or a finding, as these may occur often; for a fault the message suffices.
  private func key(of report: Report) -> String {
    if case .fault = report.code { return "" }
    return " [\(report.code.name)]"
  }

  private func lines(of excerpt: SourceLine, number: String, severity: Diagnostic.Severity) -> [String] {
    let gutter = String(repeating: " ", count: max(0, 3 - number.count)) + number
    let margin = String(repeating: " ", count: gutter.count)
    return [
      style.faint(gutter + " |") + " " + excerpt.text,
      style.faint(margin + " |") + " " + excerpt.indent + style.severity(excerpt.mark, severity),
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

extension Diagnostic.Severity {
  /// The word for it, which is also SARIF's level.
  var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}
