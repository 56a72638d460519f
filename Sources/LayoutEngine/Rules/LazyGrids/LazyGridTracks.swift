/// A column of a `LazyVGrid` or a row of a `LazyHGrid` with its length.
struct Track {
  /// Where it begins, from the first track's edge.
  var start: Double
  var length: Double
  var alignment: Alignment?

  var end: Double { start + length }

  /// The track's alignment, else the grid's across the axis and the middle along it.
  func alignment(in rule: LazyGridRule) -> Alignment {
    if let alignment { return alignment }
    return rule.alignment.axis == .horizontal
      ? Alignment(horizontal: rule.alignment, vertical: .verticalCenter)
      : Alignment(horizontal: .horizontalCenter, vertical: rule.alignment)
  }
}

extension Negotiation {
  /// Works out the tracks for a length.
  ///
  /// 1. The gaps between the items (each item's own spacing, 8 by default, is the gap after it) and all fixed lengths
  ///    are taken from the length first.
  /// 2. The other items follow in their order. An item's share is what remains divided by how many are left.
  /// 3. A flexible item is its share, clamped to its bounds.
  /// 4. An adaptive item holds as many tracks as fit its share at their minimum, at least one, and they divide the
  ///    share among them. Their minimum is not kept when the share is smaller; their maximum is.
  /// 5. What an item used is taken from what remains; what a capped item leaves goes to the later ones only.
  ///
  /// - Parameters:
  ///   - id: the grid, to note the steps for; `nil` notes nothing.
  ///   - length: what is shared out: the proposal when measuring, the grid's own answer when placing.
  ///   - origin: where that length came from.
  func tracks(_ id: NodeID?, _ rule: LazyGridRule, _ length: Double?, from origin: Formula.Origin) -> [Track] {
    guard let length else { return minimumTracks(rule) }
    var account = TrackAccount(remaining: length - takenFirst(rule), unserved: 0)
    account.unserved = rule.tracks.count(where: { !$0.isFixed })
    account.reason = noteTrackSpace(id, rule, length, origin, account.remaining)
    var tracks: [Track] = []
    var start = 0.0
    for (index, item) in rule.tracks.enumerated() {
      let lengths = lengths(of: item, index, id, rule.axis.cross, &account)
      append(lengths, of: item, from: &start, to: &tracks)
    }
    return tracks
  }

  private func append(_ lengths: [Double], of item: GridTrack, from start: inout Double, to tracks: inout [Track]) {
    for length in lengths {
      tracks.append(Track(start: start, length: length, alignment: item.alignment))
      start += length + (item.spacing ?? defaultGridSpacing)
    }
  }

  /// Step 1's sum.
  private func takenFirst(_ rule: LazyGridRule) -> Double {
    var taken = 0.0
    for (index, item) in rule.tracks.enumerated() {
      if index < rule.tracks.count - 1 { taken += item.spacing ?? defaultGridSpacing }
      if case .fixed(let length) = item.sizing { taken += length }
    }
    return taken
  }

  /// Steps 2 to 5 for one item.
  private func lengths(
    of item: GridTrack, _ index: Int, _ id: NodeID?, _ axis: Axis, _ account: inout TrackAccount
  ) -> [Double] {
    switch item.sizing {
    case .fixed(let length):
      noteFixedTrack(id, axis, index, length)
      return [length]
    case .flexible(let minimum, let maximum):
      let share = max(account.share, 0)
      let length = min(max(share, minimum), max(minimum, maximum))
      account.reason = noteFlexibleTrack(id, axis, index, account, minimum, maximum, length)
      account.take(length)
      return [length]
    case .adaptive(let minimum, let maximum):
      let share = max(account.share, 0)
      let gap = item.spacing ?? defaultGridSpacing
      let count = Negotiation.adaptiveCount(share, minimum, gap)
      let length = min(max((share - gap * Double(count - 1)) / Double(count), 0), maximum)
      account.reason = noteAdaptiveTrack(id, axis, index, account, (minimum, maximum, gap), count, length)
      account.take(share)
      return Array(repeating: length, count: count)
    }
  }

  /// How many tracks of at least a minimum fit a share. An infinite share holds one infinite track.
  static func adaptiveCount(_ share: Double, _ minimum: Double, _ gap: Double) -> Int {
    let count = ((share + gap) / (minimum + gap)).rounded(.down)
    guard count.isFinite, count >= 1 else { return 1 }
    return Int(min(count, 10_000))
  }

  /// Nothing proposed: every item has its minimum.
  private func minimumTracks(_ rule: LazyGridRule) -> [Track] {
    var tracks: [Track] = []
    var start = 0.0
    for item in rule.tracks {
      let length: Double =
        switch item.sizing {
        case .fixed(let length): length
        case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
        }
      append([length], of: item, from: &start, to: &tracks)
    }
    return tracks
  }
}

/// What a grid still has to share out among its tracks.
struct TrackAccount {
  var remaining: Double
  var unserved: Int
  /// The reason that explains `remaining`; −1 when nothing is recorded.
  var reason: Int32 = -1

  var share: Double { remaining / Double(unserved) }

  mutating func take(_ length: Double) {
    unserved -= 1
    if length.isFinite { remaining -= length }
  }
}

extension GridTrack {
  var isFixed: Bool { if case .fixed = sizing { true } else { false } }
}
