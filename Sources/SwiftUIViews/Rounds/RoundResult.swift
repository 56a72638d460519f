internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

extension LayoutRounds {
  /// The preview as the last round left it.
  mutating func result(
    of preview: PreviewDeclaration, on stage: LayoutStage, _ verdict: Trace.Verdict
  ) -> PreviewRun {
    guard let (tree, root, answer) = last else { preconditionFailure("no round has been laid out") }
    cost.textLength = evaluator.preview.textLength
    var trace = Trace(
      tree: tree, root: root, container: stage.container ?? answer, rounds: records, verdict: verdict)
    trace.colorScheme = colorScheme
    trace.output = evaluator.output
    trace.standIns = evaluator.standIns
    if let finding = Finding(verdict, at: root) { trace.findings.append(finding) }
    return PreviewRun(
      name: preview.name, caption: preview.caption, proposal: stage.proposal, answer: answer, trace: trace,
      warnings: evaluator.warnings, cost: cost, device: stage.device)
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
