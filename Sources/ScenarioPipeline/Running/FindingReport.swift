internal import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import ViewProgram

extension FindingGroup {
  /// A warning at the view's place; a note where nothing can be wrong with the view.
  ///
  /// - Parameter addition: The text after the message of the first finding.
  func report(in sources: SourceFiles, _ addition: String) -> Report {
    sources.report(
      first.code == .openQuestion ? .note : .warning, .finding(first.code),
      statement(addition).replacing("\u{2009}", with: " "),
      suggestion: first.suggestion.replacing("\u{2009}", with: " "), at: source)
  }

  private func statement(_ addition: String) -> String {
    let sentence = first.message
    let once = (sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence) + addition
    return once + (repetition.map { "; it is " + $0 } ?? "")
  }
}
