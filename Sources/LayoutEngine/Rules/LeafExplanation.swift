/// Why a leaf answered what it did, worked out from the proposal and the answer. Nothing is left out: leaves that need
/// more than these two numbers note their reasons when they answer.
struct LeafExplanation {
  let call: RecordedCall
  let tree: LayoutTree

  /// Explains the answer of a node with a rule; rules that explain themselves are left alone.
  func explain(_ rule: Rule, to reasons: inout ReasonList) {
    switch rule {
    case .greedy, .geometryReader: explainGreedy(&reasons)
    case .text(let index): explainText(tree.texts[Int(index)], &reasons)
    case .custom: explainMeasured(.takesNatural, &reasons)
    case .fixedFrame(let frame): if frame.isComplete { explainOwnLengths(&reasons) }
    case .square, .image, .spacer, .divider, .empty, .stack, .zStack, .lazyGrid, .flexibleFrame, .padding, .secondary,
      .aspectRatio, .fixedSize, .offset, .layoutPriority, .neutral, .alignmentGuide, .position, .renderEffect,
      .scrollView, .lazyStack, .grid, .gridRow, .gridCell, .viewThatFits, .containerRelativeFrame, .safeAreaInset,
      .safeAreaPadding, .ignoresSafeArea, .customLayout:
      break
    }
  }

  private func explainGreedy(_ reasons: inout ReasonList) {
    for axis in Axis.allCases {
      let isProposed = call.proposal[axis] != nil
      reasons.note(isProposed ? .takesProposal : .takesIdeal, call.node, axis, result: call.size[axis]) {
        $0.operand(call.size[axis], isProposed ? .proposal(axis) : .constant)
      }
    }
  }

  private func explainMeasured(_ step: Reason.Step, _ reasons: inout ReasonList) {
    for axis in Axis.allCases {
      reasons.note(step, call.node, axis, result: call.size[axis]) { $0.operand(call.size[axis], .measured) }
    }
  }

  private func explainText(_ text: PreparedText, _ reasons: inout ReasonList) {
    let scale = tree.environment.textMeasurer.scale(of: text, proposal: call.proposal)
    if scale < 1 {
      reasons.note(.shrinksText, call.node, .horizontal, result: scale) { $0.operand(scale, .measured) }
    }
    explainMeasured(.takesTextLength, &reasons)
  }

  private func explainOwnLengths(_ reasons: inout ReasonList) {
    for axis in Axis.allCases {
      reasons.note(.fixedLength, call.node, axis, result: call.size[axis]) {
        $0.operand(call.size[axis], .parameter(call.node, axis == .horizontal ? .width : .height))
      }
    }
  }
}
