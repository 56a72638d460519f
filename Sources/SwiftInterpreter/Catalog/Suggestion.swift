internal import LayoutEngine

extension Evaluator {
  /// What a misspelt name was meant to be.
  ///
  /// Searching the names costs steps: a source may have thousands of mistakes, and thousands of names.
  package func suggestion(for name: String, in candidates: [String]) -> String? {
    spend(candidates.count) ? Suggestion.nearest(to: name, in: candidates) : nil
  }
}

/// Finds what a misspelt name was meant to be.
public enum Suggestion {
  /// The candidate with the fewest changed letters, if they are few for the name's length.
  public static func nearest(to name: String, in candidates: [String]) -> String? {
    let letters = Array(name.utf8)
    guard letters.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let others = Array(candidate.utf8)
      // Two letters of four are half a word.
      let most = min(letters.count, others.count) < 5 ? 1 : 2
      guard abs(others.count - letters.count) <= most, !isPart(letters, others) else { continue }
      guard let distance = distance(letters, others, most: best.map { $0.distance - 1 } ?? most) else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// A word with something before or after it is another word: `Strings`, `SWDivider`.
  private static func isPart(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    // `_hidden` is somebody's own.
    let underscore = UInt8(ascii: "_")
    if long.first == underscore, short.first != underscore, long.dropFirst().elementsEqual(short) { return true }
    if long.count > short.count, isWord(short, in: long) { return true }
    guard short.count > 4, long.count > short.count, let first = a.first, first.isUppercaseLetter,
      let other = b.first, other.isUppercaseLetter
    else { return false }
    let isStart = long.starts(with: short)
    return isStart || Array(long.suffix(short.count)) == short
  }

  /// `appPrimary` is not a misspelt `primary`, nor `shadowSm` a misspelt `shadow`: a whole word is before or after it.
  private static func isWord(_ short: [UInt8], in long: [UInt8]) -> Bool {
    guard short.count > 4, let first = short.first, !first.isUppercaseLetter else { return false }
    if long.starts(with: short), long[short.count].isUppercaseLetter { return true }
    return long.suffix(short.count).elementsEqual([first &- 32] + short.dropFirst())
  }

  /// How many letters have to be inserted, removed or swapped; one that is replaced counts twice, and case nothing.
  ///
  /// Equal letters are skipped immediately, which is correct for these costs and leaves only the mistake: the work is
  /// linear in the names' length.
  /// - Returns: The number; `nil` when it is more than `most`.
  package static func distance(_ a: [UInt8], _ b: [UInt8], most: Int) -> Int? {
    distance(a[...], b[...], most: most)
  }

  private static func distance(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>, most: Int) -> Int? {
    var (a, b) = (a, b)
    while let first = a.first, let other = b.first, lowercased(first) == lowercased(other) {
      a.removeFirst()
      b.removeFirst()
    }
    if a.isEmpty || b.isEmpty {
      let rest = max(a.count, b.count)
      return rest <= most ? rest : nil
    }
    guard most > 0 else { return nil }
    // One letter is removed, inserted, or swapped with its neighbour.
    var best = [distance(a.dropFirst(), b, most: most - 1), distance(a, b.dropFirst(), most: most - 1)]
    if let second = a.dropFirst().first, let other = b.dropFirst().first,
      lowercased(second) == lowercased(b[b.startIndex]),
      lowercased(other) == lowercased(a[a.startIndex])
    {
      best.append(distance(a.dropFirst(2), b.dropFirst(2), most: most - 1))
    }
    return best.compactMap { $0 }.min().map { $0 + 1 }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte.isUppercaseLetter ? byte + 32 : byte }
}
