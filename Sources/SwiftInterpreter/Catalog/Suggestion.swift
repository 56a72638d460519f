/// Finds what a misspelt name was meant to be.
public enum Suggestion {
  /// The candidate with the fewest changed letters, if they are few for the name's length.
  public static func nearest(to name: String, in candidates: [String]) -> String? {
    let letters = Array(name.utf8)
    let most = letters.count < 5 ? 1 : 2
    guard letters.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let others = Array(candidate.utf8)
      guard abs(others.count - letters.count) <= most, !isPart(letters, others) else { continue }
      let distance = distance(letters, others)
      if distance <= most && distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// A word with something before or after it is another word: `Strings`, `SWDivider`.
  private static func isPart(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    guard short.count > 4, long.count > short.count, isCapital(a.first), isCapital(b.first) else { return false }
    let isStart = long.starts(with: short)
    return isStart || Array(long.suffix(short.count)) == short
  }

  private static func isCapital(_ byte: UInt8?) -> Bool { byte.map { $0 >= 65 && $0 <= 90 } ?? false }

  /// How many letters have to be inserted, removed or swapped; one that is replaced counts twice, and case nothing.
  package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1]
      for j in 0..<b.count {
        let same = lowercased(a[i]) == lowercased(b[j])
        var cost = min(previous[j] + (same ? 0 : 2), min(previous[j + 1], current[j]) + 1)
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
