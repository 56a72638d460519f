internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The feedback between layout and state: evaluate, lay out, run the effects, and again while they change state.
///
/// 1. Each round makes a new tree from the state it finds.
/// 2. Its effects run when it has been laid out. The state they leave is compared with that before them.
/// 3. When nothing has changed, the preview has settled. When the state is that of an earlier round, the rounds
///    between them would repeat for ever. A state that changes without ever repeating is stopped after
///    `Limits.rounds`.
struct LayoutRounds {
  let evaluator: Evaluator
  var records: [Trace.Round] = []
  var history: [Snapshot] = []
  var cost = LayoutCost()
  /// The latest round that is complete.
  var last: (tree: LayoutTree, root: NodeID, answer: Size)?
  /// What views of the latest round present.
  var presentations: [Presentation] = []
  var shown: Presentation?
  /// The container of what is presented instead of its own.
  var presentedContainer: Size?
  /// Whether the first round is wanted for further layouts; it is then kept if it serves for them.
  var isRoundWanted = false
  var kept: PreviewRound?
  /// What the latest round's views prefer.
  var colorScheme: Paint.Scheme?

  init(program: Program, catalog: Catalog, options: EvaluationOptions) {
    evaluator = Evaluator(program: program, catalog: catalog, options: options)
  }

  /// The preview, and after it what it presents.
  mutating func layOutWithPresented(
    _ preview: PreviewDeclaration, on surface: PreviewSurface
  ) throws(Diagnostics) -> [PreviewRun] {
    let evaluator = evaluator
    defer { evaluator.releaseValues() }
    return try evaluator.reporting { () throws(Diagnostics) -> [PreviewRun] in
      let stage = try self.stage(of: preview, on: surface)
      var run = try self.layOutUntilSettled(preview, on: stage)
      guard surface.proposal == nil else {
        self.warnOfPresentations(but: nil)
        run.warnings = evaluator.warnings
        return [run]
      }
      let presented = try self.layOutPresentation(of: preview, after: run, on: stage)
      if presented == nil { run.warnings = evaluator.warnings }
      return [run] + (presented.map { [$0] } ?? [])
    }
  }

  /// The preview alone.
  mutating func layOut(_ preview: PreviewDeclaration, on surface: PreviewSurface) throws(Diagnostics) -> PreviewRun {
    let evaluator = evaluator
    defer { evaluator.releaseValues() }
    return try evaluator.reporting { () throws(Diagnostics) -> PreviewRun in
      var run = try self.layOutUntilSettled(preview, on: self.stage(of: preview, on: surface))
      self.warnOfPresentations(but: nil)
      run.warnings = evaluator.warnings
      return run
    }
  }

  /// The preview, and where that serves for it what lays it out again in a container of another size.
  mutating func layOutKeepingRound(
    of preview: PreviewDeclaration, on surface: PreviewSurface
  ) throws(Diagnostics) -> ReadyRun {
    isRoundWanted = true
    let run = try layOut(preview, on: surface)
    isRoundWanted = false
    guard let kept else { return ReadyRun(run: run, ready: nil, presents: shown != nil) }
    self.kept = nil
    return ReadyRun(run: run, ready: ReadyPreview(preview, kept, self), presents: shown != nil)
  }

  /// What a preview presents; `nil` where that is nothing, or cannot be laid out.
  ///
  /// - Parameter container: The container instead of the one that it has on the preview's screen.
  mutating func layOutPresented(
    by preview: PreviewDeclaration, in container: Size?
  ) throws(Diagnostics) -> PreviewRun? {
    presentedContainer = container
    return try layOutWithPresented(preview, on: PreviewSurface()).first { $0.presentation != nil }
  }

  /// Lays a round out that `layOutKeepingRound` kept; `nil` where that is not what evaluating it anew would give.
  mutating func layOutAgain(
    _ preview: PreviewDeclaration, _ round: PreviewRound, on surface: PreviewSurface
  ) -> PreviewRun? {
    guard surface.proposal == nil, surface.container != nil,
      evaluator.preview.safeAreaInsets(on: surface) == evaluator.preview.safeAreaInsets
    else { return nil }
    let stage = evaluator.preview.stage(on: surface, wanted: nil)
    let steps = evaluator.stepsTaken
    (records, cost) = ([], LayoutCost())
    guard let (recorder, answer) = try? layOutTree(of: round, on: stage), evaluator.stepsTaken == steps else {
      return nil
    }
    last = (round.tree, round.root, answer)
    records.append(Trace.Round(recorder, round.tree, changes: []))
    return result(of: preview, on: stage, .settled(after: 1))
  }

  /// What the preview is laid out on: the surface, in the size that the preview's traits ask for.
  private mutating func stage(
    of preview: PreviewDeclaration, on surface: PreviewSurface
  ) throws(Diagnostics) -> LayoutStage {
    let wanted = try evaluator.attempt { [evaluator] () throws(Diagnostics) -> Size? in
      try evaluator.container(of: preview)
    }
    return evaluator.preview.stage(on: surface, wanted: wanted ?? nil)
  }

  /// Lays the preview out round after round, until nothing changes any more or the rounds are cut.
  ///
  /// - Parameter presented: where a view presents what is laid out in the preview's place.
  mutating func layOutUntilSettled(
    _ preview: PreviewDeclaration, on stage: LayoutStage, presented: SourceRange? = nil
  ) throws(Diagnostics) -> PreviewRun {
    let given = stage
    var stage = stage
    var made: [ViewValue]?
    while true {
      do throws(Diagnostics) {
        if let verdict = try layOutOneRound(of: preview, given, on: &stage, presented, &made) {
          return result(of: preview, on: stage, verdict)
        }
      } catch {
        // The layout of the rounds before is worth more than none.
        guard error.all.first?.code == .limitSteps, last != nil, let reason = error.all.first else { throw error }
        evaluator.warn(.roundsCut(reason, after: records.count))
        return result(of: preview, on: stage, .unsettled(rounds: records.count))
      }
    }
  }
}
