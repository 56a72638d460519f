internal import Figures

/// How an article wants a figure: the settings of a preview's directive, and what only an article can ask for.
///
///     focus=row preset=ledger depth=1 width=wide live
struct ArticleFigureOptions {
  private(set) var request = FigureRequest()
  /// Whether the reader can play with it where it stands.
  private(set) var isLive = false
  /// Whether it stays in view beside the paragraphs that follow.
  private(set) var isSticky = false
  /// The call after which it is shown; `nil` for the finished layout.
  private(set) var step: Int?
  /// What could not be understood.
  private(set) var mistakes: [String] = []

  init(_ text: String) {
    var settings: [String] = []
    for word in ArticleFigureOptions.words(of: text) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts.count == 2 ? parts[1] : ""
      switch parts[0] {
      case "live" where parts.count == 1: isLive = true
      case "sticky" where parts.count == 1: isSticky = true
      case "step":
        if let number = Int(value), number >= 0 { step = number } else { mistakes.append(word) }
      case "beside" where value.hasPrefix("#"): settings.append("compare \"\(value.dropFirst())\"")
      case "layers": settings.append("layers " + value.split(separator: ",").joined(separator: " "))
      case let name where !value.isEmpty: settings.append("\(name) \"\(value)\"")
      default: mistakes.append(word)
      }
    }
    guard !settings.isEmpty else { return }
    let directive = FigureDirective(caption: "- Figure: " + settings.joined(separator: ", "))
    request = directive.request
    mistakes += directive.mistakes.map { $0.filter { $0 != "\"" } }
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
