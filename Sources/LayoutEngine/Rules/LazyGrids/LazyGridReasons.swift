/// What a lazy grid notes about its tracks; nothing here affects the result.
extension Negotiation {
  func noteTrackSpace(
    _ id: NodeID?, _ rule: LazyGridRule, _ length: Double, _ origin: Formula.Origin, _ remaining: Double
  ) -> Int32 {
    guard let id else { return -1 }
    var step = Reason.Step.spaceForTracks
    if case .answer = origin { step = .placementSpaceForTracks }
    return note(step, id, rule.axis.cross, result: remaining) { formula in
      formula.operand(length, origin)
      for (index, item) in rule.tracks.enumerated() {
        if index < rule.tracks.count - 1 {
          let origin: Formula.Origin = item.spacing == nil ? .constant : .parameter(id, .trackSpacing)
          formula.operand(item.spacing ?? defaultGridSpacing, origin)
          formula.apply(.subtract)
        }
        if case .fixed(let length) = item.sizing {
          formula.operand(length, .parameter(id, .trackSize))
          formula.apply(.subtract)
        }
      }
    }
  }

  func noteFixedTrack(_ id: NodeID?, _ axis: Axis, _ index: Int, _ length: Double) {
    guard let id else { return }
    note(.trackWidth, id, axis, subject: Int32(index), result: length) {
      $0.operand(length, .parameter(id, .trackSize))
    }
  }

  /// Notes an item's share and returns the reason for it.
  private func noteShare(_ id: NodeID, _ axis: Axis, _ index: Int, _ account: TrackAccount) -> Int32 {
    note(.trackShare, id, axis, subject: Int32(index), result: max(account.share, 0)) { formula in
      formula.operand(account.remaining, .reason(account.reason))
      formula.operand(Double(account.unserved), .count)
      formula.apply(.divide)
      if account.share < 0 {
        formula.operand(0, .constant)
        formula.apply(.maximum)
      }
    }
  }

  /// Notes a flexible item and returns the reason for what remains after it.
  func noteFlexibleTrack(
    _ id: NodeID?, _ axis: Axis, _ index: Int, _ account: TrackAccount, _ minimum: Double, _ maximum: Double,
    _ length: Double
  ) -> Int32 {
    guard let id, recorder != nil else { return -1 }
    let share = noteShare(id, axis, index, account)
    note(.trackWidth, id, axis, subject: Int32(index), result: length) { formula in
      formula.operand(max(account.share, 0), .reason(share))
      formula.operand(minimum, .parameter(id, .trackMinimum))
      formula.operand(max(minimum, maximum), .parameter(id, .trackMaximum))
      formula.apply(.clamp)
    }
    return noteRemaining(id, axis, index, account, length)
  }

  /// Notes an adaptive item and returns the reason for what remains after it.
  func noteAdaptiveTrack(
    _ id: NodeID?, _ axis: Axis, _ index: Int, _ account: TrackAccount,
    _ item: (minimum: Double, maximum: Double, gap: Double), _ count: Int, _ length: Double
  ) -> Int32 {
    guard let id, recorder != nil else { return -1 }
    let space = max(account.share, 0)
    let share = noteShare(id, axis, index, account)
    noteTrackCount(id, axis, index, share: space, share, item, count)
    note(.trackWidth, id, axis, subject: Int32(index), result: length) { formula in
      formula.operand(space, .reason(share))
      if count > 1 {
        formula.operand(item.gap, .parameter(id, .trackSpacing))
        formula.operand(Double(count - 1), .count)
        formula.apply(.multiply)
        formula.apply(.subtract)
        formula.operand(Double(count), .count)
        formula.apply(.divide)
      }
      if item.maximum.isFinite {
        formula.operand(item.maximum, .parameter(id, .trackMaximum))
        formula.apply(.minimum)
      }
    }
    return noteRemaining(id, axis, index, account, space)
  }

  private func noteTrackCount(
    _ id: NodeID, _ axis: Axis, _ index: Int, share: Double, _ reason: Int32,
    _ item: (minimum: Double, maximum: Double, gap: Double), _ count: Int
  ) {
    guard share.isFinite, item.minimum + item.gap > 0 else { return }
    note(.trackCount, id, axis, subject: Int32(index), result: Double(count)) { formula in
      formula.operand(share, .reason(reason))
      formula.operand(item.gap, .parameter(id, .trackSpacing))
      formula.apply(.add)
      formula.operand(item.minimum, .parameter(id, .trackMinimum))
      formula.operand(item.gap, .parameter(id, .trackSpacing))
      formula.apply(.add)
      formula.apply(.divide)
      formula.apply(.floor)
      formula.operand(1, .constant)
      formula.apply(.maximum)
    }
  }

  private func noteRemaining(_ id: NodeID, _ axis: Axis, _ index: Int, _ account: TrackAccount, _ used: Double) -> Int32
  {
    guard used.isFinite else { return account.reason }
    return note(.remainingForTracks, id, axis, subject: Int32(index), result: account.remaining - used) { formula in
      formula.operand(account.remaining, .reason(account.reason))
      formula.operand(used, .measured)
      formula.apply(.subtract)
    }
  }
}
