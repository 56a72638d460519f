extension Negotiation {
  /// Proposes a size to a node and returns its answer, recording both when there is a recorder.
  @inline(__always)
  func measure(_ id: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose) -> Size {
    isRecording ? measureRecording(id, proposal, purpose) : answer(id, proposal)
  }

  @inline(never)
  private func measureRecording(_ id: NodeID, _ proposal: Proposal, _ purpose: TraceEvent.Purpose) -> Size {
    guard let log, !log.isCut else { return answer(id, proposal) }
    if let size = immediateAnswer(id, proposal) {
      log.leafCall(id, proposal, purpose, size)
      return size
    }
    let call = log.beginMeasure(id, proposal, purpose)
    if let (size, earlier) = recall(id, proposal) {
      log.endMeasure(call, size, answeredBy: earlier)
      return size
    }
    let size = answer(id, proposal)
    calls?[id].last = call.number
    log.endMeasure(call, size, answeredBy: -1)
    return size
  }

  /// The answer of a node that asks no other one and has nothing to remember.
  @inline(__always)
  private func immediateAnswer(_ id: NodeID, _ proposal: Proposal) -> Size? {
    switch nodes[id].answering {
    case .takesProposal: measureGreedy(proposal)
    case .keepsItsSize: measureCompleteFrame(id)
    case .sharesOut, .asksClosure, .remembersNothing, .remembersLast, .remembersAll: nil
    }
  }

  /// The number of the call that `measure` made last, which a formula names as the origin of an answer.
  @inline(__always) var lastCall: Int32 { log?.lastCall ?? -1 }
  /// The number that the next call will have.
  @inline(__always) var nextCall: Int32 { log?.nextCall ?? 0 }

  /// The answer of a node to a proposal.
  @inline(__always)
  func answer(_ id: NodeID, _ proposal: Proposal) -> Size {
    switch nodes[id].answering {
    case .takesProposal: measureGreedy(proposal)
    case .sharesOut: stackAnswer(id, proposal)
    case .asksClosure: measureCustomLeaf(id, proposal)
    case .keepsItsSize: measureCompleteFrame(id)
    case .remembersNothing: measureByRule(id, proposal)
    case .remembersLast: lastAnswer(id, proposal)
    case .remembersAll: rememberedAnswer(id, proposal)
    }
  }

  /// Remembers only the last answer.
  private func lastAnswer(_ id: NodeID, _ proposal: Proposal) -> Size {
    let memory = memory(of: id)
    if states[id].flags.contains(.hasAnswer), memory.pointee.lastProposal == proposal {
      return memory.pointee.lastAnswer
    }
    guard takeSteps(1, for: id) else { return .zero }
    let size = measureByRule(id, proposal)
    memory.pointee.lastProposal = proposal
    memory.pointee.lastAnswer = size
    states[id].flags.insert(.hasAnswer)
    return size
  }

  /// Looks an answer up before working it out, and remembers it.
  private func rememberedAnswer(_ id: NodeID, _ proposal: Proposal) -> Size {
    if let (size, _) = recall(id, proposal) { return size }
    containerCalls += 1
    guard takeSteps(childCount(of: id) / 4, for: id) else { return .zero }
    let size = measureByRule(id, proposal)
    remember(id, proposal, size)
    return size
  }

  /// The same for stacks, the most frequent containers.
  private func stackAnswer(_ id: NodeID, _ proposal: Proposal) -> Size {
    if let (size, _) = recall(id, proposal) { return size }
    guard case .stack(let rule) = rule(of: id) else { return .zero }
    containerCalls += 1
    let size = measureStack(id, rule, proposal)
    remember(id, proposal, size)
    return size
  }

  /// The answer of a node by its rule, one case for each rule.
  @inline(never)
  private func measureByRule(_ id: NodeID, _ proposal: Proposal) -> Size {
    switch rule(of: id) {
    case .greedy, .geometryReader, .remainingSubviews: measureGreedy(proposal)
    case .square: measureSquare(id, proposal)
    case .image(let natural, let isResizable, let caps, _): measureImage(id, natural, isResizable, caps, proposal)
    case .text(let index): measureText(id, tree.texts[Int(index)], proposal)
    case .spacer(let minimum): measureSpacer(id, minimum.value, proposal)
    case .divider: measureDivider(id, proposal)
    case .empty, .gridRow: .zero
    case .custom: measureCustomLeaf(id, proposal)
    case .stack(let rule): measureStack(id, rule, proposal)
    case .zStack(let alignment): measureZStack(id, alignment, proposal)
    case .lazyStack(let rule): measureLazyStack(id, rule, proposal)
    case .grid(let index): measureGrid(id, tree.rowGrids[Int(index)], proposal)
    case .lazyGrid(let index): measureLazyGrid(id, tree.grids[Int(index)], proposal)
    case .fixedFrame(let rule): measureFixedFrame(id, rule, proposal)
    case .flexibleFrame(let rule): measureFlexibleFrame(id, rule, proposal)
    case .containerRelativeFrame(let index):
      measureContainerRelativeFrame(id, tree.relativeFrames[Int(index)], proposal)
    case .padding(let insets): measurePadding(id, insets, proposal)
    case .aspectRatio(let ratio, let fill): measureAspectRatio(id, ratio.value, fill, proposal)
    case .fixedSize(let horizontal, let vertical): measureFixedSize(id, horizontal, vertical, proposal)
    case .position: measurePosition(id, proposal)
    case .neutral, .control, .gridCell, .offset, .layoutPriority, .alignmentGuide, .follower, .renderEffect, .secondary,
      .rowSeparator, .ignoresSafeArea:
      measureUnchanged(id, proposal)
    case .safeAreaInset(let rule): measureSafeAreaInset(id, rule, proposal)
    case .safeAreaPadding(let insets): measureSafeAreaPadding(id, insets, proposal)
    case .scrollView(let index): measureScrollView(id, tree.scrollViews[Int(index)], proposal)
    case .viewThatFits(let horizontal, let vertical): measureViewThatFits(id, horizontal, vertical, proposal)
    case .customLayout(let index): measureCustomLayout(id, tree.layouts[Int(index)], proposal)
    }
  }
}
