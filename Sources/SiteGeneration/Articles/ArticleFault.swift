internal import Diagnostics

/// What is wrong with an article, at its place in the file.
enum ArticleFault: Fault, Error {
  // Front matter
  case noFrontMatter
  case openFrontMatter
  case missingKey(String)
  case emptyKey(String)
  case notNumber(String)
  case notFlag(String)
  case notDate(String)

  // Text
  case tooDeep(most: Int)
  case html
  case titleInText
  case figureInText
  case unreadFigure
  case unknownAlert(String)
  case unknownBlock(String, near: String)
  case notFigure(String)

  // What the text refers to
  case unknownScenario(String, near: String?)
  case unknownPreview(String, advice: String)
  case severalPreviews([String])
  case unknownArticle(String, near: String?)
  case draftArticle(String)
  case unknownAnchor(String, advice: String)
  case unknownRule(String, advice: String)
  case unknownAPI(String, advice: String)
  case unknownAddress(String)
  case unknownRegion(String, advice: String)
  case openRegion(String)
  case quoteWithText

  // Figures
  case unknownOption(String)
  case badOption(String, value: String, accepted: String)
  case repeatedOption(String)
  case besideStep
  case liveBlock
  case stepOutside
  case badStep(String)

  // Questions
  case noQuestion
  case fewAnswers
  case rightAnswers(Int)
  case unknownNeighbor(String, advice: String)
  case silentNeighbor(String)
  case withoutScenario(String)

  var code: String {
    switch self {
    case .noFrontMatter, .openFrontMatter, .missingKey, .emptyKey, .notNumber, .notFlag, .notDate:
      "article-front-matter"
    case .tooDeep, .html, .titleInText, .unknownAlert, .unknownBlock: "article-text"
    case .figureInText, .unreadFigure, .notFigure, .unknownOption, .badOption, .repeatedOption, .besideStep, .liveBlock:
      "article-figure"
    case .unknownScenario, .unknownPreview, .severalPreviews, .unknownArticle, .draftArticle, .unknownAnchor,
      .unknownRule, .unknownAPI, .unknownAddress:
      "article-link"
    case .unknownRegion, .openRegion, .quoteWithText: "article-quote"
    case .stepOutside, .badStep: "article-step"
    case .noQuestion, .fewAnswers, .rightAnswers, .unknownNeighbor, .silentNeighbor, .withoutScenario:
      "article-question"
    }
  }

  var kind: Problem.Kind { .content }

  var message: String {
    switch self {
    case .noFrontMatter: "an article begins with '---', its title and description as YAML, and '---'"
    case .openFrontMatter: "the front matter has no end; close it with a line '---'"
    case .missingKey(let key): "the front matter lacks '\(key)'"
    case .emptyKey(let key): "'\(key)' is empty"
    case .notNumber(let key): "'\(key)' is a whole number"
    case .notFlag(let key): "'\(key)' is true or false"
    case .notDate(let key): "'\(key)' is a day of the calendar, as 2026-11-23"
    case .tooDeep(let most): "this is nested deeper than \(most) levels"
    case .html: "HTML is not taken in articles; write it as Markdown"
    case .titleInText: "the article's title is the heading of the first level; begin with '##'"
    case .figureInText: "a figure stands alone in its paragraph"
    case .unreadFigure:
      "Markdown does not read this as an image; write a space in an address as %20, or the address in <…>, and options "
        + "in one pair of quotation marks"
    case .unknownAlert(let mark):
      "there is no alert '\(mark)'; there are [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] and [!CAUTION]"
    case .unknownBlock(let info, let near): "there is no block '\(info)'; did you mean '\(near)'?"
    case .notFigure(let address):
      "'\(address)' is no scenario; a figure is written as ![caption](../../Scenarios/FILE.swift#PREVIEW \"options\")"
    case .unknownScenario(let path, let near): "there is no scenario '\(path)'" + ArticleFault.advice(near)
    case .unknownPreview(let name, let advice): "there is no preview '\(name)'; \(advice)"
    case .severalPreviews(let names): "name the preview after '#'; there are \(ArticleFault.list(names))"
    case .unknownArticle(let path, let near): "there is no article '\(path)'" + ArticleFault.advice(near)
    case .draftArticle(let path): "the article '\(path)' is a draft, which is not published"
    case .unknownAnchor(let name, let advice): "there is no heading '#\(name)'; \(advice)"
    case .unknownRule(let name, let advice): "there is no rule '\(name)'; \(advice)"
    case .unknownAPI(let name, let advice): "SwiftUI's '\(name)' is not in the reference; \(advice)"
    case .unknownAddress(let address):
      "'\(address)' leads nowhere; link to a scenario by its '.swift' file, to an article by its '.md' file, to a rule "
        + "as 'rule:NAME', to the reference as 'api:NAME(LABEL:)', or to 'https://…'"
    case .unknownRegion(let name, let advice): "there is no region '\(name)'; \(advice)"
    case .openRegion(let name): "the region '\(name)' has no end; close it with a line '// endregion'"
    case .quoteWithText: "the block quotes a file and is left empty; its text would be a second copy"
    case .unknownOption(let word):
      "a figure has no option '\(word)'; there are focus=NAME, depth=N, preset=NAME, layers=a,b,-c, width=wide|narrow, "
        + "scheme=light|dark|adaptive, step=CALL, beside=#PREVIEW, live and sticky"
    case .badOption(let name, let value, let accepted): "'\(value)' is no value of '\(name)'; write \(accepted)"
    case .repeatedOption(let name): "the option '\(name)' is given twice"
    case .besideStep:
      "a figure that shows steps has no second picture beside it; leave out 'beside', or 'step' and 'sticky'"
    case .liveBlock: "only the figure of a scenario file can be live"
    case .stepOutside: "'[step=N]' begins a paragraph after a figure with the option 'sticky'"
    case .badStep(let text): "'\(text)' is no step; write [step=CALL] with a call's number as 'haggle trace' shows it"
    case .noQuestion: "a quiz needs a 'question'"
    case .fewAnswers: "a quiz needs two 'answers' or more"
    case .unknownNeighbor(let name, let advice): "there is no neighbouring rule '\(name)'; \(advice)"
    case .silentNeighbor(let name): "the rule '\(name)' makes no other picture of this preview; leave it out"
    case .withoutScenario(let key): "'\(key)' needs a 'scenario' of the quiz"
    case .rightAnswers(let count):
      "exactly one answer has 'right: true', and here \(count == 0 ? "none has" : "\(count) have")"
    }
  }

  private static func advice(_ near: String?) -> String { near.map { "; did you mean '\($0)'?" } ?? "" }

  /// Names as a list that does not become too long.
  static func list(_ names: [String], most: Int = 12) -> String {
    names.prefix(most).map { "'\($0)'" }.joined(separator: ", ") + (names.count > most ? ", …" : "")
  }
}
