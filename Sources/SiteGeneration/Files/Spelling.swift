/// Finds what a misspelt word was probably meant to be.
public enum Spelling {
  /// The candidate with the fewest letters to change; `nil` when none is close enough to be worth a question.
  public static func closest(to word: String, in candidates: [String]) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      let isClose = distance <= max(1, candidate.count / 3)
      if isClose, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many letters must be inserted, removed or replaced to get from one word to the other.
  private static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var row = Array(0...to.count)
    for (index, letter) in from.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (other, wanted) in to.enumerated() {
        let replaced = diagonal + (letter == wanted ? 0 : 1)
        diagonal = row[other + 1]
        row[other + 1] = min(replaced, row[other] + 1, diagonal + 1)
      }
    }
    return row[to.count]
  }
}
