internal import Diagnostics
internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax
internal import ViewProgram

/// Turns what swift-syntax reports about a file into the program's diagnostics.
struct SyntaxErrors {
  var lines: LineTable
  var file: Int
  var limits: Frontend.Limits

  func diagnostics(of tree: SourceFileSyntax) -> [ViewProgram.Diagnostic] {
    if tree.hasMaximumNestingLevelOverflow {
      let start = deepest(Syntax(tree)).positionAfterSkippingLeadingTrivia.utf8Offset
      let place = lines.range(file: file, from: start, to: start + 1)
      return [Wording.nestingTooDeep(limit: limits.nesting, at: place)]
    }
    var result: [ViewProgram.Diagnostic] = []
    for part in parts(of: Syntax(tree)) {
      result += ParseDiagnosticsGenerator.diagnostics(for: part).map(converted)
    }
    return result.isEmpty ? [Wording.unexpectedCode(at: .startOfFile(file))] : result
  }

  /// The parts of the tree to ask for diagnostics, each with few errors in it.
  ///
  /// The generator's time grows with the square of the errors it meets and of their depth, so it never gets very many
  /// at once, nor a large tree with one broken branch.
  private func parts(of tree: Syntax) -> [Syntax] {
    var parts: [Syntax] = []
    var waiting = [tree]
    while let node = waiting.popLast(), parts.count <= limits.diagnostics {
      let broken = node.children(viewMode: .all).filter(\.hasError)
      let isSmall = node.totalLength.utf8Length <= 2000 || broken.count != 1
      if broken.isEmpty || (isSmall && errorCount(of: node, limit: 32) < 32) {
        parts.append(node)
      } else {
        waiting += broken.reversed()
      }
    }
    return parts
  }

  /// The number of missing and unexpected pieces in a tree, counted up to the limit.
  private func errorCount(of tree: Syntax, limit: Int) -> Int {
    var count = 0
    var waiting = [tree]
    while let node = waiting.popLast(), count < limit {
      if node.is(UnexpectedNodesSyntax.self) || node.as(TokenSyntax.self)?.presence == .missing {
        count += 1
      } else {
        let broken = node.children(viewMode: .all).lazy.filter(\.hasError)
        waiting += broken.prefix(limit - count)
      }
    }
    return count
  }

  /// The node at which the parser gave up.
  private func deepest(_ tree: Syntax) -> Syntax {
    var node = tree
    while let child = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) { node = child }
    return node
  }

  private func converted(_ original: SwiftDiagnostics.Diagnostic) -> ViewProgram.Diagnostic {
    // `@available (iOS 15, *)`: every version of Swift reads it, with a warning.
    let isSpace = original.message.hasPrefix("extraneous whitespace before '('")
    let severity: ViewProgram.Diagnostic.Severity =
      switch original.diagMessage.severity {
      case .error where isSpace: .warning
      case .error: .error
      case .warning: .warning
      case .note, .remark: .note
      }
    var diagnostic = ViewProgram.Diagnostic(
      severity, code: .syntaxError, message: original.message,
      suggestion: original.fixIts.first?.message.message ?? "", source: place(original)
    )
    diagnostic.fixes = original.fixIts.map(fix)
    return diagnostic
  }

  private func fix(_ original: FixIt) -> ViewProgram.Diagnostic.Fix {
    ViewProgram.Diagnostic.Fix(
      message: original.message.message,
      edits: original.edits.map { edit in
        let (start, end) = (edit.range.lowerBound.utf8Offset, edit.range.upperBound.utf8Offset)
        return ViewProgram.Diagnostic.Edit(
          source: lines.range(file: file, from: start, to: end), text: edit.replacement)
      }
    )
  }

  /// The highlighted range if it starts at the error, else the token there.
  private func place(_ original: SwiftDiagnostics.Diagnostic) -> SourceRange {
    let start = original.position.utf8Offset
    let ends = original.highlights
      .filter { $0.positionAfterSkippingLeadingTrivia.utf8Offset == start }
      .map { $0.endPositionBeforeTrailingTrivia.utf8Offset }
    return lines.range(file: file, from: start, to: ends.max() ?? start)
  }
}
