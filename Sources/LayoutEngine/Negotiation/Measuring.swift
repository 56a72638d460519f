extension Negotiation {
  /// Proposes a size to a node and returns its answer, recording both when there is a recorder.
  @inline(__always)
  func measure(_ id: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose) -> Size {
    guard let recorder else { return answer(id, proposal) }
    return measureRecording(id, proposal, purpose, recorder)
  }

  private func measureRecording(
    _ id: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose, _ recorder: TraceRecorder
  ) -> Size {
    let call = recorder.beginMeasure(id, proposal, purpose)
    if let (size, earlier) = recall(id, proposal) {
      recorder.endMeasure(call, id, size, answeredBy: earlier)
      return size
    }
    let size = answer(id, proposal)
    states[id.index].lastCall = call
    recorder.endMeasure(call, id, size, answeredBy: nil)
    return size
  }

  /// The number of the call that `measure` made last; what a formula names as the origin of an answer.
  @inline(__always) var lastCall: Int32 { recorder?.lastCall ?? -1 }

  /// The answer of a node to a proposal: one case a rule, each in a file of its own.
  func answer(_ id: NodeID, _ proposal: Proposal) -> Size {
    switch nodes[id.index].rule {
    case .greedy: measureGreedy(id, proposal)
    case .square: measureSquare(id, proposal)
    case .fixedFrame(let rule):
      if recorder == nil, let size = rule.completeSize { measureCompleteFrame(size) } else { modifierAnswer(id, proposal) }
    case .stack, .zStack, .lazyGrid, .aspectRatio, .text, .lazyStack, .grid, .viewThatFits, .customLayout,
      .safeAreaInset:
      rememberedAnswer(id, proposal)
    case .geometryReader: measureGreedy(id, proposal)
    case .spacer(let minimum): measureSpacer(id, minimum.value, proposal)
    case .image(let natural, let resizable): measureImage(id, natural, resizable, proposal)
    case .divider: measureDivider(id, proposal)
    case .custom(let index): measureCustomLeaf(id, index, proposal)
    case .empty, .gridRow: .zero
    default: modifierAnswer(id, proposal)
    }
  }

  /// A modifier remembers only its last answer: it asks its child once a call, so that is enough to keep a
  /// chain of modifiers linear when it is placed.
  private func modifierAnswer(_ id: NodeID, _ proposal: Proposal) -> Size {
    let state = states[id.index]
    if state.hasAnswer, state.lastProposal == proposal { return state.lastAnswer }
    let size = workOutModifier(id, proposal)
    states[id.index].lastProposal = proposal
    states[id.index].lastAnswer = size
    states[id.index].hasAnswer = true
    return size
  }

  private func workOutModifier(_ id: NodeID, _ proposal: Proposal) -> Size {
    switch nodes[id.index].rule {
    case .fixedFrame(let rule): measureFixedFrame(id, rule, proposal)
    case .flexibleFrame(let rule): measureFlexibleFrame(id, rule, proposal)
    case .padding(let insets): measurePadding(id, insets, proposal)
    case .fixedSize(let horizontal, let vertical): measureFixedSize(id, horizontal, vertical, proposal)
    case .position: measurePosition(id, proposal)
    case .scrollView(let index): measureScrollView(id, tree.scrollViews[Int(index)], proposal)
    case .containerRelativeFrame(let index):
      measureContainerRelativeFrame(id, tree.relativeFrames[Int(index)], proposal)
    case .safeAreaPadding(let insets): measurePadding(id, insets, proposal)
    default: measureUnchanged(id, proposal)
    }
  }

  /// Looks an answer up before working it out, and remembers it.
  private func rememberedAnswer(_ id: NodeID, _ proposal: Proposal) -> Size {
    if let (size, _) = recall(id, proposal) { return size }
    containerCalls += 1
    let size = workOutContainer(id, proposal)
    remember(id, proposal, size)
    return size
  }

  private func workOutContainer(_ id: NodeID, _ proposal: Proposal) -> Size {
    switch nodes[id.index].rule {
    case .stack(let rule): measureStack(id, rule, proposal)
    case .zStack(let alignment): measureZStack(id, alignment, proposal)
    case .lazyGrid(let index): measureLazyGrid(id, tree.grids[Int(index)], proposal)
    case .aspectRatio(let ratio, let fill): measureAspectRatio(id, ratio.value, fill, proposal)
    case .text(let index): measureText(id, tree.texts[Int(index)], proposal)
    case .lazyStack(let rule): measureLazyStack(id, rule, proposal)
    case .grid(let index): measureGrid(id, tree.rowGrids[Int(index)], proposal)
    case .viewThatFits(let horizontal, let vertical): measureViewThatFits(id, horizontal, vertical, proposal)
    case .customLayout(let index): measureCustomLayout(id, tree.layouts[Int(index)], proposal)
    case .safeAreaInset(let rule): measureSafeAreaInset(id, rule, proposal)
    default: .zero
    }
  }
}

extension Rule {
  /// Whether the children are laid out beside each other; a modifier only wraps one.
  var isContainer: Bool {
    switch self {
    case .stack, .zStack, .lazyGrid, .lazyStack, .grid, .gridRow, .customLayout: true
    default: false
    }
  }
}
