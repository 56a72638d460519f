internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax
internal import ViewLanguage

/// Turns what swift-syntax has to say about a file into the program's diagnostics.
struct SyntaxErrors {
  var lines: LineTable
  var file: Int
  var limits: Frontend.Limits

  func diagnostics(of tree: SourceFileSyntax) -> [ViewLanguage.Diagnostic] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).map(converted)
  }

  private func converted(_ original: SwiftDiagnostics.Diagnostic) -> ViewLanguage.Diagnostic {
    let severity: ViewLanguage.Diagnostic.Severity =
      switch original.diagMessage.severity {
      case .error: .error
      case .warning: .warning
      case .note, .remark: .note
      }
    let isTooDeep = original.message == StaticParserError.maximumNestingLevelOverflow.message
    return ViewLanguage.Diagnostic(
      severity, code: isTooDeep ? "nesting-too-deep" : "syntax-error", message: original.message,
      suggestion: isTooDeep ? "at most \(limits.nesting) levels are read" : suggestion(original), source: place(original)
    )
  }

  /// The first repair that the parser offers.
  private func suggestion(_ original: SwiftDiagnostics.Diagnostic) -> String {
    original.fixIts.first?.message.message ?? ""
  }

  /// What is highlighted when it starts at the error, else the token there.
  private func place(_ original: SwiftDiagnostics.Diagnostic) -> SourceRange {
    let start = original.position.utf8Offset
    let ends = original.highlights
      .filter { $0.positionAfterSkippingLeadingTrivia.utf8Offset == start }
      .map { $0.endPositionBeforeTrailingTrivia.utf8Offset }
    return lines.range(file: file, from: start, to: ends.max() ?? start)
  }
}
