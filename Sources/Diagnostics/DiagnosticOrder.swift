internal import LayoutEngine
public import ViewProgram

/// The order in which diagnostics are read: by place, each once.
public enum DiagnosticOrder {
  /// Sorts by place, drops repetitions, and adds a note on how many more there were than the limit.
  public static func sorted(_ diagnostics: [Diagnostic], limit: Int) -> [Diagnostic] {
    // The original position as the second key keeps the order of diagnostics at the same place.
    let ordered = diagnostics.enumerated().sorted { first, second in
      let (left, right) = (place(first.element), place(second.element))
      return left == right ? first.offset < second.offset : left < right
    }
    var kept: [Diagnostic] = []
    for diagnostic in ordered.map(\.element) where !kept.contains(where: { isSame($0, diagnostic) }) {
      if kept.count == limit {
        kept.append(more(ordered.count - limit, after: diagnostic))
        break
      }
      kept.append(diagnostic)
    }
    return kept
  }

  private static func more(_ count: Int, after diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(
      .note, code: .moreDiagnostics, message: "and \(count) more", suggestion: "repair the ones above first",
      source: diagnostic.source)
  }

  private static func place(_ diagnostic: Diagnostic) -> (Int32, Int32, Int32) {
    guard let source = diagnostic.source else { return (-1, 0, 0) }
    return (source.file, source.line, source.column)
  }

  private static func isSame(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    first.message == second.message && first.source == second.source && first.severity == second.severity
  }
}
