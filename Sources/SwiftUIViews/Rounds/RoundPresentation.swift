internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

// What a view presents, laid out after the preview.
extension LayoutRounds {
  /// What the preview presents, laid out in rounds of its own; `nil` when it presents nothing.
  ///
  /// The view below it keeps the state that its own rounds left. Tells what is not drawn.
  mutating func layOutPresentation(
    of preview: PreviewDeclaration, after run: PreviewRun, on stage: LayoutStage
  ) throws(Diagnostics) -> PreviewRun? {
    warnOfPresentations(but: shown)
    guard let shown else { return nil }
    let (costBefore, problemsBefore) = (cost, evaluator.problems)
    (records, history, last) = ([], [], nil)
    evaluator.preview.memory.forgetEffects()
    do throws(Diagnostics) {
      var presented = try layOutUntilSettled(preview, on: stage, presented: shown.source)
      presented.name = "\(run.name) – \(shown.kind.words)"
      presented.presentation = shown.kind.words
      let kind = shown.kind.words
      let isCarriedOver =
        shown.isSheet(in: shown.environment) && evaluator.preview.screen != PresentationMetrics.recordedScreen
      evaluator.warn(.presented(kind, as: presented.name, isCarriedOver: isCarriedOver, shown.source))
      if let guess = shown.guess(in: shown.environment) {
        evaluator.warn(.assumedSize(of: kind, standIn: guess, shown.source))
      }
      presented.warnings = Array(evaluator.warnings.dropFirst(run.warnings.count))
      presented.trace.output.removeFirst(run.trace.output.count)
      presented.trace.standIns.removeFirst(run.trace.standIns.count)
      presented.cost.steps -= costBefore.steps
      presented.cost.recordLength -= costBefore.recordLength
      return presented
    } catch {
      let reason = evaluator.problems.dropFirst(problemsBefore.count).first ?? error.all.first
      evaluator.problems = problemsBefore
      evaluator.preview.layoutProblem = nil
      evaluator.warn(.notPresented(shown.kind.rawValue, reason, shown.source))
      return nil
    }
  }

  /// Tells what is presented and not drawn.
  func warnOfPresentations(but shown: Presentation?) {
    for other in presentations where other.isPresented && other.source != shown?.source {
      evaluator.warn(.notPresented(other.kind.rawValue, nil, other.source))
    }
  }
}
