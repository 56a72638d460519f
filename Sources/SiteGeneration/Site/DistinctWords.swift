/// The words of texts that the search finds: in small letters, each once, in the order in which they come.
struct DistinctWords {
  private(set) var words: [String] = []
  private var known: Set<Substring> = []
  private let most: Int

  private static let leastLetters = 3

  /// - Parameter most: The most different words that are kept.
  init(most: Int) { self.most = most }

  mutating func add(_ text: String) {
    guard words.count < most else { return }
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    where word.count >= DistinctWords.leastLetters && words.count < most && known.insert(word).inserted {
      words.append(String(word))
    }
  }
}
