/// What a grid notes about its columns and rows; nothing here affects the result.
extension Negotiation {
  /// Notes how the columns or the rows came to their lengths, in the order in which they were served.
  ///
  /// - Parameters:
  ///   - gaps: all gaps together, in points.
  ///   - track: the number of the first column or row of one of the steps.
  func noteTracks(
    _ id: NodeID, _ axis: Axis, _ proposed: Double?, _ gaps: Double, _ steps: [GridStep], _ track: (Int) -> Int32
  ) {
    guard isRecording else { return }
    var account: Int32 = -1
    if let proposed {
      account = note(.spaceForTracks, id, axis, result: proposed - gaps) { formula in
        formula.operand(proposed, .proposal(axis))
        guard gaps != 0 else { return }
        formula.operand(gaps, .measured)
        formula.apply(.subtract)
      }
    }
    for step in steps {
      let subject = track(step.index)
      noteFlexibility(id, axis, subject, step)
      if let share = step.share { noteShare(id, axis, subject, share, account) }
      note(.trackWidth, id, axis, subject: subject, result: step.answer.length) {
        $0.operand(step.answer.length, step.answer.call < 0 ? .measured : .answer(call: step.answer.call, axis))
      }
      guard let share = step.share, step.answer.length.isFinite || share.remaining.isFinite else { continue }
      let rest = share.remaining - step.answer.length
      account = note(.remainingForTracks, id, axis, subject: subject, result: rest) { formula in
        formula.operand(share.remaining, .reason(account))
        formula.operand(step.answer.length, .measured)
        formula.apply(.subtract)
      }
    }
  }

  private func noteFlexibility(_ id: NodeID, _ axis: Axis, _ subject: Int32, _ step: GridStep) {
    guard let (least, most) = step.bounds, least.length.isFinite else { return }
    note(.trackFlexibility, id, axis, subject: subject, result: most.length - least.length) { formula in
      for answer in [most, least] {
        formula.operand(answer.length, answer.call < 0 ? .measured : .answer(call: answer.call, axis))
      }
      formula.apply(.subtract)
    }
  }

  private func noteShare(_ id: NodeID, _ axis: Axis, _ subject: Int32, _ share: Share, _ account: Int32) {
    note(.trackShare, id, axis, subject: subject, result: share.length) { formula in
      formula.operand(share.remaining, .reason(account))
      if share.unserved > 1 {
        formula.operand(Double(share.unserved), .count)
        formula.apply(.divide)
      }
      if share.remaining < 0 {
        formula.operand(0, .constant)
        formula.apply(.maximum)
      }
    }
  }

  /// Notes by how much a cell over several columns makes each of them wider.
  func noteSpan(_ id: NodeID, _ cell: GridCell, _ wanted: Double, _ width: Double) {
    let call = lastCall
    let surplus = (wanted - width) / Double(cell.span)
    note(.spanSurplus, id, .horizontal, subject: GridTable.subject(ofColumn: cell.column), result: surplus) { formula in
      formula.operand(wanted, .answer(call: call, .horizontal))
      formula.operand(width, .measured)
      formula.apply(.subtract)
      formula.operand(Double(cell.span), .count)
      formula.apply(.divide)
    }
  }
}
