import LayoutEngine

/// Shortens labels and texts that begin with the same letters to where they differ, so that their views can be
/// distinguished.
///
///     // “Departs fro…quay 3 at noon”, “Departs fro…quay 4 at noon”
enum DistinctExcerpts {
  /// How many characters of the beginning are kept.
  private static let head = 10
  /// How many characters are shown around the difference.
  private static let tail = NodeName.longest - head - 2
  /// Of views that begin alike, at most this many are compared.
  private static let most = 64

  /// The trace with an excerpt for each view whose name would otherwise be cut to the same letters as another's.
  static func adding(to trace: Trace) -> Trace {
    var groups: [String: [Int]] = [:]
    for index in trace.nodes.indices {
      guard let words = NodeName.words(of: trace.nodes[index]), words.utf8.count > NodeName.longest else { continue }
      let head = words.prefix(NodeName.longest)
      if head.endIndex < words.endIndex { groups[String(head), default: []].append(index) }
    }
    var trace = trace
    for alike in groups.values where alike.count > 1 && alike.count <= most {
      let group = alike.map { (index: $0, words: Array(NodeName.words(of: trace.nodes[$0]) ?? "")) }
      for (index, words) in group {
        guard let difference = group.filter({ areDifferent(words, $0.words) }).map({ common(words, $0.words) }).max()
        else { continue }
        trace.nodes[index] = trace.nodes[index].described { $0.excerpt = excerpt(words, around: difference) }
      }
    }
    return trace
  }

  /// Whether two texts differ in more than in where their line was cut off.
  private static func areDifferent(_ a: [Character], _ b: [Character]) -> Bool {
    let same = common(a, b)
    return a != b && !(same + 1 == a.count && a[same] == "…") && !(same + 1 == b.count && b[same] == "…")
  }

  /// The length of the beginning that two texts share, in characters.
  private static func common(_ a: [Character], _ b: [Character]) -> Int {
    var count = 0
    while count < a.count, count < b.count, a[count] == b[count] { count += 1 }
    return count
  }

  /// The beginning, and the part around the first difference, from the start of a word if one is near.
  private static func excerpt(_ words: [Character], around difference: Int) -> String {
    var start = max(head, difference - tail / 2)
    for index in start..<max(start, min(difference, words.count)) where words[index] == " " {
      start = index + 1
      break
    }
    let end = min(words.count, start + tail)
    return String(words.prefix(head)) + "…" + String(words[min(start, end)..<end]) + (end < words.count ? "…" : "")
  }
}
