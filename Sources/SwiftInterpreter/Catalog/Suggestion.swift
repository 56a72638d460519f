/// Finds what a misspelt name was meant to be.
public enum Suggestion {
  /// The candidate with the fewest changed letters, if they are few for the name's length.
  public static func nearest(to name: String, in candidates: [String]) -> String? {
    let letters = Array(name.utf8)
    let most = min(2, max(1, letters.count / 3))
    guard letters.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let others = Array(candidate.utf8)
      guard abs(others.count - letters.count) <= most else { continue }
      let distance = distance(letters, others)
      if distance <= most && distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// How many letters have to be inserted, removed, replaced or swapped; case counts nothing.
  package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1]
      for j in 0..<b.count {
        let same = lowercased(a[i]) == lowercased(b[j])
        var cost = min(previous[j] + (same ? 0 : 1), min(previous[j + 1], current[j]) + 1)
        let swapped =
          i > 0 && j > 0 && lowercased(a[i]) == lowercased(b[j - 1]) && lowercased(a[i - 1]) == lowercased(b[j])
        if swapped { cost = min(cost, beforePrevious[j - 1] + 1) }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }
}
