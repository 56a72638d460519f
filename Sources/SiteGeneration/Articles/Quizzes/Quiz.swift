internal import Diagnostics
internal import LayoutEngine
internal import Markdown
internal import SwiftInterpreter
internal import Yams

/// A question of an article, as a block of YAML.
struct Quiz {
  struct Answer {
    var text = ""
    /// Why it is wrong, or right.
    var because = ""
    var isRight = false
    /// The rule by which its picture is made.
    var rule: NeighboringRule?
    /// The preview that is its picture, from the article's folder.
    var scenario: String?
    /// The code for which it would be right, from which its picture is made.
    var code: String?
    /// The place of the key from which its picture comes.
    var place: SourceRange?
  }

  var question = ""
  /// The preview that the pictures come from, from the article's folder.
  var scenario: String?
  var answers: [Answer] = []
  /// The text that is shown with the answer.
  var explanation = ""
  /// The call that decides.
  var step: Int?
  /// Where the question begins.
  private(set) var place: SourceRange
  private(set) var scenarioPlace: SourceRange?
  private(set) var stepPlace: SourceRange?

  /// - Parameters:
  ///   - file: The article as the user knows it.
  ///   - line: The line that the block begins on.
  /// - Throws: The keys that are unknown, missing or of another kind, with their places.
  init(yaml: String, in file: String, below line: Int) throws(Problem) {
    place = SourceRange(line: line, column: 1, endLine: line, endColumn: 1)
    let reader = YAMLReader(file: file)
    // Blank lines replace those above it, so that places are those in the file.
    let node = try reader.document(String(repeating: "\n", count: line) + yaml)
    for (key, value) in try reader.mapping(node, keys: Quiz.keys) {
      switch key {
      case "question": question = try reader.text(value)
      case "scenario": (scenario, scenarioPlace) = (try reader.text(value), reader.place(of: value))
      case "answers": answers = try reader.list(value).map { (item) throws(Problem) in try Quiz.answer(item, reader) }
      case "step": (step, stepPlace) = (try reader.number(value, key), reader.place(of: value))
      default: explanation = try reader.text(value)
      }
    }
    guard !question.isEmpty else { throw Problem(ArticleFault.noQuestion, in: file, at: place) }
    if scenario == nil { try Quiz.requireNoScenario(node, reader) }
  }

  /// - Throws: A key about a scenario, with its place, in a question that names none.
  private static func requireNoScenario(_ node: Node, _ reader: YAMLReader) throws(Problem) {
    for (key, value) in try reader.mapping(node, keys: keys) {
      if key == "step" { throw reader.problem(value, ArticleFault.withoutScenario(key)) }
      guard key == "answers" else { continue }
      for answer in try reader.list(value) {
        for (key, value) in try reader.mapping(answer, keys: answerKeys)
        where pictureKeys.contains(key) {
          throw reader.problem(value, ArticleFault.withoutScenario(key))
        }
      }
    }
  }

  private static let keys = ["question", "scenario", "answers", "explanation", "step"]
  private static let answerKeys = ["text", "because", "right", "rule", "scenario", "code"]
  /// The keys from which an answer's picture comes.
  private static let pictureKeys = ["rule", "scenario", "code"]

  private static func answer(_ node: Node, _ reader: YAMLReader) throws(Problem) -> Answer {
    var answer = Answer()
    for (key, value) in try reader.mapping(node, keys: Quiz.answerKeys) {
      if pictureKeys.contains(key) { answer.place = reader.place(of: value) }
      switch key {
      case "text": answer.text = try reader.text(value)
      case "because": answer.because = try reader.text(value)
      case "scenario": answer.scenario = try reader.text(value)
      case "code": answer.code = try reader.text(value)
      case "rule":
        let name = try reader.text(value)
        guard let rule = NeighboringRule(rawValue: name) else {
          let names = NeighboringRule.allCases.map(\.rawValue)
          throw reader.problem(
            value, ArticleFault.unknownNeighbor(name, advice: Suggestion.advice(for: name, in: names)))
        }
        answer.rule = rule
      default: answer.isRight = try reader.flag(value, key)
      }
    }
    if answer.because.isEmpty { answer.because = answer.rule?.because ?? "" }
    return answer
  }

  /// A text's paragraphs.
  static func blocks(_ text: String) -> [MarkdownNode] { (try? MarkdownParser().document(text))?.children ?? [] }

  /// A text without marks.
  static func plain(_ text: String) -> String { blocks(text).map(\.plainText).joined(separator: " ") }
}
