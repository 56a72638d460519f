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
  private let evaluator: Evaluator
  private var rounds: [Trace.Round] = []
  private var history: [Snapshot] = []
  private var cost = LayoutCost()
  /// The latest round that is complete.
  private var last: (tree: LayoutTree, root: NodeID, answer: Size)?
  /// What views of the latest round present.
  private var presentations: [Presentation] = []
  private var shown: Presentation?
  /// The container of what is presented instead of its own.
  private var presentedContainer: Size?
  /// Whether the first round is wanted for further layouts; it is then kept if it serves for them.
  private var isRoundWanted = false
  private var kept: PreviewRound?
  /// What the latest round's views prefer.
  private var colorScheme: Paint.Scheme?

  init(program: Program, catalog: Catalog, options: EvaluationOptions) {
    evaluator = Evaluator(program: program, catalog: catalog, options: options)
  }

  /// The preview, and after it what it presents.
  mutating func runs(of preview: PreviewDeclaration, on surface: PreviewSurface) throws(Diagnostics) -> [PreviewRun] {
    let evaluator = evaluator
    defer { evaluator.releaseValues() }
    return try evaluator.reporting { () throws(Diagnostics) -> [PreviewRun] in
      let stage = try self.stage(of: preview, on: surface)
      var run = try self.rounds(of: preview, on: stage)
      guard surface.proposal == nil else {
        self.warnOfPresentations(but: nil)
        run.warnings = evaluator.warnings
        return [run]
      }
      let presented = try self.presented(by: run, preview, on: stage)
      if presented == nil { run.warnings = evaluator.warnings }
      return [run] + (presented.map { [$0] } ?? [])
    }
  }

  mutating func run(_ preview: PreviewDeclaration, on surface: PreviewSurface) throws(Diagnostics) -> PreviewRun {
    let evaluator = evaluator
    defer { evaluator.releaseValues() }
    return try evaluator.reporting { () throws(Diagnostics) -> PreviewRun in
      var run = try self.rounds(of: preview, on: self.stage(of: preview, on: surface))
      self.warnOfPresentations(but: nil)
      run.warnings = evaluator.warnings
      return run
    }
  }

  /// The preview, and where that serves for it what lays it out again in a container of another size.
  mutating func readyRun(of preview: PreviewDeclaration, on surface: PreviewSurface) throws(Diagnostics) -> ReadyRun {
    isRoundWanted = true
    let run = try run(preview, on: surface)
    isRoundWanted = false
    guard let kept else { return ReadyRun(run: run, ready: nil, presents: shown != nil) }
    self.kept = nil
    return ReadyRun(run: run, ready: ReadyPreview(preview, kept, self), presents: shown != nil)
  }

  /// What a preview presents; `nil` where that is nothing, or cannot be laid out.
  ///
  /// - Parameter container: The container instead of the one that it has on the preview's screen.
  mutating func presentedRun(of preview: PreviewDeclaration, in container: Size?) throws(Diagnostics) -> PreviewRun? {
    presentedContainer = container
    return try runs(of: preview, on: PreviewSurface()).first { $0.presentation != nil }
  }

  /// Lays a round out that `readyRun` kept; `nil` where that is not what evaluating it anew would give.
  mutating func run(
    _ preview: PreviewDeclaration, again round: PreviewRound, on surface: PreviewSurface
  ) -> PreviewRun? {
    guard surface.proposal == nil, surface.container != nil,
      evaluator.preview.safeAreaInsets(on: surface) == evaluator.preview.safeAreaInsets
    else { return nil }
    let stage = evaluator.preview.stage(on: surface, wanted: nil)
    let steps = evaluator.stepsTaken
    (rounds, cost) = ([], LayoutCost())
    guard let (recorder, answer) = try? layOut(round, on: stage), evaluator.stepsTaken == steps else { return nil }
    last = (round.tree, round.root, answer)
    rounds.append(Trace.Round(recorder, round.tree, changes: []))
    return run(of: preview, on: stage, .settled(after: 1))
  }

  // MARK: LayoutStage

  private mutating func stage(of preview: PreviewDeclaration, on surface: PreviewSurface) throws(Diagnostics)
    -> LayoutStage
  {
    let wanted = try evaluator.attempt { [evaluator] () throws(Diagnostics) -> Size? in
      try evaluator.container(of: preview)
    }
    return evaluator.preview.stage(on: surface, wanted: wanted ?? nil)
  }

  private mutating func rounds(
    of preview: PreviewDeclaration, on stage: LayoutStage, presented: SourceRange? = nil
  ) throws(Diagnostics) -> PreviewRun {
    let given = stage
    var stage = stage
    var made: [ViewValue]?
    while true {
      do throws(Diagnostics) {
        if let verdict = try round(of: preview, given, on: &stage, presented, &made) {
          return run(of: preview, on: stage, verdict)
        }
      } catch {
        // The layout of the rounds before is worth more than none.
        guard error.all.first?.code == .limitSteps, last != nil, let reason = error.all.first else { throw error }
        evaluator.warn(.roundsCut(reason, after: rounds.count))
        return run(of: preview, on: stage, .unsettled(rounds: rounds.count))
      }
    }
  }

  /// One more round; `nil` when another is needed.
  ///
  /// - Parameter given: what the preview is laid out on before its views have a say.
  private mutating func round(
    of preview: PreviewDeclaration, _ given: LayoutStage, on stage: inout LayoutStage, _ presented: SourceRange?,
    _ made: inout [ViewValue]?
  ) throws(Diagnostics) -> Trace.Verdict? {
    let round = try self.round(of: preview, made, presented)
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
    let (recorder, answer) = try layOut(round, on: stage)
    let isLaidOutAlone = evaluator.stepsTaken == steps
    round.builder.drawOutlines()
    let changes = try runEffects(of: round, presented)
    colorScheme = round.preferred.scheme
    rounds.append(Trace.Round(recorder, round.tree, changes: changes))
    last = (round.tree, round.root, answer)
    if presented == nil { (presentations, shown) = (round.builder.presentations, round.builder.shownPresentation) }
    let verdict = verdict(changes)
    if isRoundWanted, isLaidOutAlone, verdict == .settled(after: 1), round.servesOtherSizes { kept = round }
    return verdict
  }

  /// Lays out the tree of a round.
  ///
  /// - Returns: the record, and what the root answered.
  private mutating func layOut(
    _ round: PreviewRound, on stage: LayoutStage
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

  /// The views of a round, in the scheme that they prefer: they are made again where they were made in another.
  private func round(
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

  /// Keeps what a round's views prefer, and tells what it was before where that is something else.
  private func take(_ preferred: PreferredScheme, _ presented: SourceRange?) -> StateChange? {
    let memory = evaluator.preview.memory
    let known = presented == nil ? memory.preferredScheme : memory.presentedScheme
    guard known != preferred.scheme else { return nil }
    if presented == nil { memory.preferredScheme = preferred.scheme } else { memory.presentedScheme = preferred.scheme }
    return StateChange(
      name: "preferredColorScheme", old: known?.rawValue ?? "nil", new: preferred.scheme?.rawValue ?? "nil")
  }

  // MARK: Presentations

  /// What the preview presents, laid out in rounds of its own; `nil` when it presents nothing.
  ///
  /// The view below it keeps the state that its own rounds left. Tells what is not drawn.
  private mutating func presented(
    by run: PreviewRun, _ preview: PreviewDeclaration, on stage: LayoutStage
  ) throws(Diagnostics) -> PreviewRun? {
    warnOfPresentations(but: shown)
    guard let shown else { return nil }
    let (costBefore, problemsBefore) = (cost, evaluator.problems)
    (rounds, history, last) = ([], [], nil)
    evaluator.preview.memory.forgetEffects()
    do throws(Diagnostics) {
      var presented = try rounds(of: preview, on: stage, presented: shown.source)
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
  private func warnOfPresentations(but shown: Presentation?) {
    for other in presentations where other.isPresented && other.source != shown?.source {
      evaluator.warn(.notPresented(other.kind.rawValue, nil, other.source))
    }
  }

  /// The preview as the last round left it.
  private mutating func run(of preview: PreviewDeclaration, on stage: LayoutStage, _ verdict: Trace.Verdict)
    -> PreviewRun
  {
    guard let (tree, root, answer) = last else { preconditionFailure("no round has been laid out") }
    cost.textLength = evaluator.preview.textLength
    var trace = Trace(
      tree: tree, root: root, container: stage.container ?? answer, rounds: rounds, verdict: verdict)
    trace.colorScheme = colorScheme
    trace.output = evaluator.output
    trace.standIns = evaluator.standIns
    if let finding = Finding(verdict, at: root) { trace.findings.append(finding) }
    return PreviewRun(
      name: preview.name, caption: preview.caption, proposal: stage.proposal, answer: answer, trace: trace,
      warnings: evaluator.warnings, cost: cost, device: stage.device)
  }

  /// What the next round may take.
  private var costLeft: LayoutCost {
    let (limits, before) = (evaluator.preview.options.limits, evaluator.preview.options.layoutBefore)
    return LayoutCost(
      steps: Limits.left(of: limits.layoutSteps, used: cost.steps, before: before.steps),
      recordLength: Limits.left(of: limits.recordLength, used: cost.recordLength, before: before.recordLength))
  }

  /// Runs a round's effects and returns what they changed.
  private mutating func runEffects(
    of round: PreviewRound, _ presented: SourceRange?
  ) throws(Diagnostics) -> [StateChange] {
    let builder = round.builder
    if let problem = evaluator.preview.layoutProblem { throw problem }
    try evaluator.stopIfNoted()
    builder.finishReaders()
    builder.finishRows()
    evaluator.preview.memory.states.endRound()
    let before = evaluator.preview.memory.states.values
    let scrolled = evaluator.preview.memory.scrolled
    try evaluator.run(builder.effects, on: round.tree)
    try evaluator.stopIfNoted()
    var changes: [StateChange] = []
    if let position = evaluator.preview.memory.scrolled.last, evaluator.preview.memory.scrolled != scrolled {
      changes.append(StateChange(name: "ScrollViewProxy", old: scrolled.last?.id ?? "", new: position.id ?? ""))
    }
    for (old, new) in zip(before, evaluator.preview.memory.states.values) where !evaluator.same(old.value, new.value) {
      changes.append(change(old.name, old.value, new.value))
    }
    var read = evaluator.preview.memory.scrolled.map { Value.string($0.id ?? "") }
    for reading in builder.readings {
      let value = try evaluator.preferenceOrDefault(reading.key, in: reading.sources, reading.source)
      read.append(value)
      if !evaluator.same(reading.value, value) { changes.append(change(reading.key, reading.value, value)) }
    }
    changes += builder.finishMatches()
    read += builder.matches.map { .string(evaluator.preview.memory.followed[$0.identity]?.spelled ?? "") }
    // Readers make their views during the layout.
    if let change = take(round.preferred, presented) { changes.append(change) }
    read.append(.string(round.preferred.scheme?.rawValue ?? ""))
    history.append(evaluator.snapshot(preferences: read))
    return changes
  }

  private func change(_ name: String, _ old: Value, _ new: Value) -> StateChange {
    StateChange(name: name, old: evaluator.text(old), new: evaluator.text(new))
  }

  /// How the rounds end with the latest one; `nil` when another is needed.
  private func verdict(_ changes: [StateChange]) -> Trace.Verdict? {
    let count = history.count
    if changes.isEmpty { return .settled(after: count) }
    let last = history[count - 1]
    if let earlier = history.dropLast().lastIndex(where: { evaluator.equal($0, last) }) {
      return .cycle(period: count - 1 - earlier, from: earlier + 1, to: count)
    }
    return count >= evaluator.preview.options.limits.rounds ? .unsettled(rounds: count) : nil
  }
}

extension Finding {
  /// The warning about rounds that did not settle.
  fileprivate init?(_ verdict: Trace.Verdict, at root: NodeID) {
    switch verdict {
    case .settled: return nil
    case .cycle(let period, let from, let to):
      self.init(code: .stateCycle, node: root, numbers: [Double(period), Double(from), Double(to)])
    case .unsettled(let rounds):
      self.init(code: .stateUnsettled, node: root, numbers: [Double(rounds)])
    }
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
