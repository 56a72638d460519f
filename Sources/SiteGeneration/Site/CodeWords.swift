/// What a reader may look for in a scenario's code: the names that it calls, and the words of its texts.
struct CodeWords: Equatable, Sendable {
  /// The names of types, and those of members that are called: views and modifiers among them.
  var called: Set<String> = []
  /// The words of its strings in small letters, each once, in the order in which they are written.
  private(set) var written: [String] = []

  /// So many different words are found, and none of fewer letters.
  static let mostWritten = 400
  static let leastLetters = 3

  init(called: Set<String> = [], written: [String] = []) { (self.called, self.written) = (called, written) }

  /// - Parameter texts: The code's strings, in order.
  init(called: Set<String>, texts: [String]) {
    self.init(called: called)
    var known: Set<Substring> = []
    let all = texts.lazy.map { $0.lowercased() }
    for text in all where written.count < CodeWords.mostWritten {
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      where word.count >= CodeWords.leastLetters && written.count < CodeWords.mostWritten && known.insert(word).inserted
      {
        written.append(String(word))
      }
    }
  }
}
