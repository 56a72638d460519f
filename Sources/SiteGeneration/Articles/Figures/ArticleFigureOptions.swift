internal import Figures

/// An article's settings of a figure: those of a preview's directive, and some that only articles have.
///
///     focus=row preset=ledger depth=1 width=wide live
struct ArticleFigureOptions {
  private(set) var request = FigureRequest()
  /// Whether the reader can operate it in the article.
  private(set) var isLive = false
  /// Whether it stays in view next to the paragraphs that follow.
  private(set) var isSticky = false
  /// The call after which it is shown; `nil` for the finished layout.
  private(set) var step: Int?
  /// The options that could not be understood.
  private(set) var mistakes: [ArticleFault] = []

  init(_ text: String) {
    var settings: [String] = []
    var names: Set<String> = []
    for word in ArticleFigureOptions.words(of: text) {
      let parts = ArticleFigureOptions.parts(of: word)
      let value = parts.count == 2 ? parts[1] : ""
      if parts[0] != "beside", !names.insert(parts[0]).inserted { mistakes.append(.repeatedOption(parts[0])) }
      switch parts[0] {
      case "live" where parts.count == 1: isLive = true
      case "sticky" where parts.count == 1: isSticky = true
      case "step":
        if let number = Int(value), number >= 0 { step = number } else { mistakes.append(mistake(word)) }
      case "beside" where value.hasPrefix("#"): settings.append("compare \"\(value.dropFirst())\"")
      case "layers": settings.append("layers " + value.split(separator: ",").joined(separator: " "))
      case let name where !value.isEmpty: settings.append("\(name) \"\(value)\"")
      default: mistakes.append(mistake(word))
      }
    }
    let isBeside = settings.contains { $0.hasPrefix("compare ") }
    if isBeside, isSticky || step != nil { mistakes.append(.besideStep) }
    guard !settings.isEmpty else { return }
    let directive = FigureDirective(caption: "- Figure: " + settings.joined(separator: ", "))
    request = directive.request
    mistakes += directive.mistakes.map { setting in
      let words = setting.filter { $0 != "\"" }.split(separator: " ", maxSplits: 1).map(String.init)
      return mistake(words.joined(separator: "="))
    }
  }

  /// An option's name, and its value where there is a sign between them.
  private static func parts(of word: String) -> [String] {
    word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }

  /// The fault of an option: its value, or that there is no option of its name.
  private func mistake(_ word: String) -> ArticleFault {
    let parts = ArticleFigureOptions.parts(of: word)
    guard parts.count == 2, let accepted = ArticleFigureOptions.values[parts[0]] else { return .unknownOption(word) }
    return .badOption(parts[0], value: parts[1], accepted: accepted)
  }

  /// The values that options accept, in words.
  private static var values: [String: String] {
    [
      "preset": "one of " + FigurePreset.allCases.map { $0.rawValue }.joined(separator: ", "),
      "layers": "names parted by commas, of " + FigureLayers.names.map { $0.name }.joined(separator: ", "),
      "width": "wide or narrow", "scheme": "light, dark or adaptive", "depth": "a whole number from 1",
      "step": "a call's number as 'haggle trace' shows it",
    ]
  }

  /// The words between spaces; a value may stand in quotation marks of either kind.
  private static func words(of text: String) -> [String] {
    var words = [""]
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { words[words.count - 1].append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character.isWhitespace {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
