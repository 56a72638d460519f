internal import Explanation

/// Why the views of a scenario's previews have their sizes, to read in a terminal.
public struct ScenarioExplanation {
  private let explanations: [ViewExplanation]

  /// - Parameters:
  ///   - run: The previews.
  ///   - view: The view by its label, text, name or `LINE[:COLUMN]`; `nil` for the subject that a figure would have.
  /// - Returns: `nil` where no preview has such a view.
  public init?(of run: ScenarioRun, view: String?) {
    let focus = view.map { FocusQuery($0) }
    explanations = run.previews.compactMap { ViewExplanation($0.record, focus: focus, preview: $0.name) }
    if explanations.isEmpty { return nil }
  }

  /// The explanations one after the other.
  public func text(_ form: TerminalForm) -> String {
    explanations.map { explanation in
      explanation.lines(isRuled: form.hasLines).map { form.text($0) + "\n" }.joined()
    }.joined(separator: "\n")
  }
}
