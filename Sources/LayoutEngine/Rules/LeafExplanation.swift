/// Why a leaf answered what it did, worked out from the proposal and the answer, in the file of its rule. Rules that need
/// more than these two numbers note their reasons when they answer, and a stack's follow from its calls.
struct LeafExplanation {
  let call: RecordedCall
  let tree: LayoutTree

  /// Explains the answer of a node with a rule.
  func explain(_ rule: Rule, to reasons: inout ReasonList) {
    switch rule {
    case .greedy, .geometryReader: explainGreedy(&reasons)
    case .text(let index): explainText(tree.texts[Int(index)], &reasons)
    case .custom: explainMeasured(.takesNatural, &reasons)
    case .fixedFrame(let frame): if frame.isComplete { explainOwnLengths(&reasons) }
    case .square, .image, .spacer, .divider, .empty, .stack, .zStack, .lazyGrid, .flexibleFrame, .padding, .secondary,
      .rowSeparator, .aspectRatio, .fixedSize, .offset, .layoutPriority, .neutral, .control, .alignmentGuide, .position,
      .follower, .renderEffect, .scrollView, .lazyStack, .grid, .gridRow, .gridCell, .viewThatFits,
      .containerRelativeFrame,
      .safeAreaInset, .safeAreaPadding, .ignoresSafeArea, .customLayout:
      break
    }
  }

  /// Explains both lengths as measured, without a calculation.
  func explainMeasured(_ step: Reason.Step, _ reasons: inout ReasonList) {
    for axis in Axis.allCases {
      reasons.note(step, call.node, axis, result: call.size[axis]) { $0.operand(call.size[axis], .measured) }
    }
  }
}
