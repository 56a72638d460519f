/// Why a node answered what it did, worked out from the proposal and the answer, in the file of its rule.
///
/// This serves rules that need no more than these two numbers. The others note their reasons when they answer, and a
/// stack's follow from its calls.
struct AnswerExplanation {
  let call: RecordedCall
  let tree: LayoutTree

  /// Explains the answer, where its reasons were not noted at the time.
  func explain(to reasons: inout ReasonList) {
    switch tree.facts(of: call.node).reasons {
    case .noted: break
    case .proposal: explainGreedy(&reasons)
    case .text(let index): explainText(tree.texts[Int(index)], &reasons)
    case .measured: explainMeasured(.takesNatural, &reasons)
    case .ownLengths: explainOwnLengths(&reasons)
    }
  }

  /// Explains both lengths as measured, without a calculation.
  func explainMeasured(_ step: Reason.Step, _ reasons: inout ReasonList) {
    for axis in Axis.allCases {
      reasons.note(step, call.node, axis, result: call.size[axis]) { $0.operand(call.size[axis], .measured) }
    }
  }
}
