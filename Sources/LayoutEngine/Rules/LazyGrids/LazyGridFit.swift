extension LazyGridRule {
  /// The shortest length across the grid at which its tracks fit, in points: measuring and placing then share out the
  /// same length, and both passes agree. `nil` where an adaptive entry has a maximum, below which its tracks may fit
  /// already.
  ///
  /// An entry is served with what remains, and the entries after it need a part of that. So the lengths are worked out
  /// from the last entry, after which nothing need remain, to the first.
  ///
  /// - Source: `Negotiation.tracks`, whose steps this takes backwards.
  var fittingLength: Double? {
    var taken = 0.0
    var needed = 0.0
    var waiting = 0.0
    for (index, item) in tracks.enumerated().reversed() {
      if index < tracks.count - 1 { taken += item.spacing ?? defaultGridSpacing }
      switch item.sizing {
      case .fixed(let length): taken += length
      case .flexible(let minimum, let maximum):
        waiting += 1
        needed = LazyGridRule.room(leaving: needed, minimum, max(minimum, maximum), waiting)
      case .adaptive(_, let maximum):
        guard maximum == .infinity else { return nil }
        waiting += 1
        needed = LazyGridRule.room(leaving: needed, 0, .infinity, waiting)
      }
    }
    let length = taken + needed
    return length.isFinite ? length : nil
  }

  /// The least that must remain for an entry so that what it takes, its share within its bounds, leaves enough.
  private static func room(
    leaving needed: Double, _ minimum: Double, _ maximum: Double, _ waiting: Double
  ) -> Double {
    let atMinimum = needed + minimum
    if atMinimum / waiting <= minimum { return atMinimum }
    // Entries that follow need something, so there are some.
    let shared = needed * waiting / (waiting - 1)
    return shared / waiting <= maximum ? shared : needed + maximum
  }
}
