internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

// One round: views are made from the state, laid out, and their effects run.
extension LayoutRounds {
  /// One more round; `nil` when another is needed.
  ///
  /// - Parameter given: what the preview is laid out on before its views have a say.
  mutating func layOutOneRound(
    of preview: PreviewDeclaration, _ given: LayoutStage, on stage: inout LayoutStage, _ presented: SourceRange?,
    _ made: inout [ViewValue]?
  ) throws(Diagnostics) -> Trace.Verdict? {
    let round = try makeViews(of: preview, made, presented)
    stage = given
    if round.isBelowBar, let window = evaluator.preview.window, !window.includesBar {
      stage.add(height: BarMetrics.Window.height)
    }
    if let own = round.stage?.resized(to: presentedContainer) {
      stage = LayoutStage(container: own.container, proposal: own.proposal, insets: own.insets, device: nil)
    }
    // The closures refer to the builder and the evaluator, and these to the tree.
    defer { if kept == nil { round.tree.releaseClosures() } }
    if !preview.hasState { made = round.views }
    let steps = evaluator.stepsTaken
    let (recorder, answer) = try layOutTree(of: round, on: stage)
    let isLaidOutAlone = evaluator.stepsTaken == steps
    round.builder.drawOutlines()
    let changes = try runEffects(of: round, presented)
    colorScheme = round.preferred.scheme
    records.append(Trace.Round(recorder, round.tree, changes: changes))
    last = (round.tree, round.root, answer)
    if presented == nil { (presentations, shown) = (round.builder.presentations, round.builder.shownPresentation) }
    let verdict = verdict(changes)
    if isRoundWanted, isLaidOutAlone, verdict == .settled(after: 1), round.servesOtherSizes { kept = round }
    return verdict
  }

  /// The views of a round, in the scheme that they prefer: they are made again where they were made in another.
  private func makeViews(
    of preview: PreviewDeclaration, _ made: [ViewValue]?, _ presented: SourceRange?
  ) throws(Diagnostics) -> PreviewRound {
    let printed = evaluator.output.count
    let round = try PreviewRound(preview, evaluator, made: made, presented: presented)
    // Where nothing is preferred yet, a reader may still do so during the layout.
    guard round.preferred.scheme != nil, take(round.preferred, presented) != nil else { return round }
    round.tree.releaseClosures()
    evaluator.forgetOutput(after: printed)
    return try PreviewRound(preview, evaluator, made: preview.hasState ? nil : round.views, presented: presented)
  }

  /// Lays out the tree of a round.
  ///
  /// - Returns: the record, and what the root answered.
  mutating func layOutTree(
    of round: PreviewRound, on stage: LayoutStage
  ) throws(Diagnostics) -> (TraceRecorder, Size) {
    let left = costLeft
    let recorder = TraceRecorder(limit: left.recordLength)
    let outcome = round.tree.layOut(
      root: round.root, proposal: stage.proposal, container: stage.container, safeAreaInsets: stage.insets,
      steps: left.steps, recorder: recorder)
    cost.add(LayoutCost(steps: outcome.steps, recordLength: recorder.length))
    if let node = outcome.stoppedAt, evaluator.preview.layoutProblem == nil {
      throw .tooMuchLayout(evaluator.preview.options.limits.layoutSteps, round.tree.info(of: node).source)
    }
    return (recorder, outcome.size)
  }

  /// What the next round may take.
  private var costLeft: LayoutCost {
    let (limits, before) = (evaluator.preview.options.limits, evaluator.preview.options.layoutBefore)
    return LayoutCost(
      steps: Limits.left(of: limits.layoutSteps, used: cost.steps, before: before.steps),
      recordLength: Limits.left(of: limits.recordLength, used: cost.recordLength, before: before.recordLength))
  }
}

extension PreviewDeclaration {
  /// `@Previewable @State` among the preview's statements.
  fileprivate var hasState: Bool {
    body.contains { statement in
      if case .variable(let variable) = statement.kind {
        return Catalog.swiftUI.wrapper(of: variable)?.storage == .state
      }
      return false
    }
  }
}
